/** Which messages travel to the browser together. The server has all of them. */
import { LANGUAGES, type Language, type Message, type Messages } from './messages.ts';
import type { Model } from './model.ts';

/** What the frame, a list, a form and the sign-in page say: there before anything is drawn. */
const START = ['common', 'shared', 'pages/check-in-control', 'pages/form', 'pages/grid', 'pages/groups', 'pages/history', 'pages/notifications', 'pages/rows', 'pages/shell', 'pages/sign-in', 'pages/states', 'pages/views'];
/** Files that are loaded with what needs them; `server` never leaves it. Any other file under pages/ comes with the first page of its own. */
const OTHERS: Readonly<Record<string, string>> = { errors: 'errors', forms: 'forms', 'import-problems': 'import', 'pages/careers': 'server', 'pages/documents-mail': 'server', 'pages/import': 'import', 'pages/mail': 'server', 'pages/modules': 'server', 'pages/rule-reasons': 'server', rules: 'forms' };

/** Names of screens and what the frame says, wherever they are said. */
const OF_FRAME = /^(screen|shell)\./;

/** Names of access forms, whoever says them. */
const NAME_OF_FORM = /^form\.[A-Z_]+$/;

/** Sentences of the bell, and names of the sections of access forms: the server says them. */
const OF_SERVER = /^(notification|section)\./;

/** What a form alone says: of its sections, its draft, its panel, its history, what is to be mended and what somebody else saved meanwhile. */
const OF_FORM = /^(form\.(conflict|draft|needFix|panel|section)|history\.(?!today))/;

/** What a form says of a field of an endpoint's entities. */
const HELP_OF_FIELD = /\.help$/;

/** What the pages say by which somebody signs in, besides what is said of passwords and connections elsewhere. */
const OF_SIGN_IN = /^signIn\.(?!code$|differ$|hidePassword$|passwordHelp$|showPassword$|unreachable$)/;

const partOf = (model: Model, names: ReadonlySet<string>, key: string, { from }: Message): string => {
  const file = from.replace(/\.yml$/, '');
  const folder = file.split('/')[0]!;
  if (OF_SERVER.test(key)) return 'server';
  if (key.startsWith('enum.Form.') || NAME_OF_FORM.test(key) || OF_FORM.test(key)) return 'forms';
  if (OF_SIGN_IN.test(key)) return 'sign-in';
  if (names.has(key) || OF_FRAME.test(key) || START.includes(file)) return 'start';
  if (OTHERS[file]) return OTHERS[file];
  if (file.startsWith('pages/')) return 'pages';
  if (!model.authored.endpoints.has(folder)) return 'start';
  return HELP_OF_FIELD.test(key) ? `${folder}-forms` : folder;
};

/**
 * `start`, then one part an endpoint (its entities' fields and choices) and one of what forms say of its fields (`<endpoint>-forms`, which comes where both the endpoint's and `forms` are wanted), `forms` (names of access forms, and what a form says of its fields), `sign-in`, `errors` (loaded when there is nothing else to do), `import`, `pages` and `server`.
 * Names of entities and screens are in `start`, because the menu shows them.
 */
const messageParts = (model: Model, messages: Messages): ReadonlyMap<string, Messages> => {
  const names = new Set(model.resources.map(({ name }) => name));
  const parts = new Map<string, Map<string, Message>>();
  for (const [key, message] of messages) {
    const part = partOf(model, names, key, message);
    parts.set(part, (parts.get(part) ?? new Map<string, Message>()).set(key, message));
  }
  return parts;
};

const HEAD = '// Printed by npm run codegen from src/messages/. Do not edit.';
const TYPE = 'Readonly<Record<string, string>>';

const printPart = (messages: Messages, language: Language): string =>
  [
    HEAD,
    `export const messages: ${TYPE} = {`,
    ...[...messages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value[language])},`),
    '};\n',
  ].join('\n');

const identifier = (part: string): string => `${part.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Messages`;

const printWhole = (parts: readonly string[], language: Language): string =>
  [
    HEAD,
    ...parts.map((part) => `import { messages as ${identifier(part)} } from './${part}/${language}.ts';`),
    `export const messages: ${TYPE} = { ${parts.map((part) => `...${identifier(part)}`).join(', ')} };\n`,
  ].join('\n');

/** `generated/messages/<part>/<language>.ts`, and `generated/messages/<language>.ts` with all of them for the server. */
export const printMessages = (model: Model, messages: Messages): ReadonlyMap<string, string> => {
  const parts = [...messageParts(model, messages)].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    LANGUAGES.flatMap((language): [string, string][] => [
      [`generated/messages/${language}.ts`, printWhole(parts.map(([part]) => part), language)],
      ...parts.map(([part, own]): [string, string] => [`generated/messages/${part}/${language}.ts`, printPart(own, language)]),
    ]),
  );
};
