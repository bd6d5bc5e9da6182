/** Everything that is printed, in memory: file name → content. */
import { join } from 'node:path';
import { generate, loadContext } from '@graphql-codegen/cli';
import { printMessages } from './message-parts.ts';
import { printForms, printScreens } from './print-product.ts';
import { readProduct } from './product.ts';

/**
 * @param root the project's folder
 * @param only endpoints whose files are printed; all by default
 * @throws Mistake before anything is printed when the SDL or the messages are wrong
 */
export const generateAll = async (root: string, only?: readonly string[]): Promise<Map<string, string>> => {
  const { model, messages } = readProduct(root);
  const context = await loadContext(join(root, 'codegen.yml'));
  const generates = context.getConfig().generates;
  const wanted = Object.fromEntries(Object.entries(generates).filter(([folder]) => !only || only.includes(folder.split('/')[1]!)));
  context.updateConfig({ generates: wanted, cwd: root, silent: true });
  const written = (await generate(context, false)) as { filename: string; content: string }[];
  const files = new Map(written.map(({ filename, content }) => [filename.replace(`${root}/`, ''), content.endsWith('\n') ? content : `${content}\n`]));
  files.set('generated/forms.ts', printForms(model));
  files.set('generated/screens.ts', printScreens(model));
  for (const [name, content] of printMessages(model, messages)) files.set(name, content);
  return files;
};
