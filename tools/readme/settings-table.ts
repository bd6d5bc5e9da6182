import { endpointVariable } from '../../src/server/endpoint-settings.ts';
import { settingsTable } from '../../src/server/settings.ts';

/** Inside backticks < stands for itself. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/(`[^`]*`)|</g, (found) => (found === '<' ? '&lt;' : found));
const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** README's table of settings, from the one table that the server reads. */
export const settingsMarkdown = (): string =>
  [
    line(['setting', 'what it is', 'usual', 'example']),
    '|---|---|---|---|',
    ...Object.values(settingsTable).map(({ env, description, usual, example }) => line([`\`${env}\``, description, usual, `\`${example}\``])),
    line([`\`${endpointVariable('NAME').replace('_NAME_', '_<NAME>_')}\``, 'An endpoint that another server answers, or off.', 'served here', `\`${endpointVariable('payroll-admin')}=https://payroll.example.com/graphql/payroll-admin\``]),
  ].join('\n');

const START = '<!-- settings -->';
const END = '<!-- /settings -->';

/** README with the table between its marks replaced. */
export const withSettings = (readme: string): string => {
  const [from, to] = [readme.indexOf(START), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`README.md lacks ${START} and ${END}.`);
  return `${readme.slice(0, from + START.length)}\n${settingsMarkdown()}\n${readme.slice(to)}`;
};
