/** Everything that is printed, in memory: file name → content. */
import { join } from 'node:path';
import { generate, loadContext } from '@graphql-codegen/cli';
import { currentModel, forgetModel } from './current.ts';
import { expand } from './expand.ts';
import { LANGUAGES, printMessages, readMessages, resolveMessages } from './messages.ts';
import { printForms, printScreens } from './print-product.ts';
import { validate } from './validate.ts';

/**
 * @param root the project's folder
 * @param only endpoints whose files are printed; all by default
 * @throws Mistake before anything is printed when the SDL or the messages are wrong
 */
export const generateAll = async (root: string, only?: readonly string[]): Promise<Map<string, string>> => {
  process.env.TENURE_CODEGEN_ROOT = root;
  forgetModel();
  const model = currentModel();
  for (const endpoint of model.authored.endpoints.keys()) validate(expand(model, endpoint), model, endpoint);
  const messages = resolveMessages(model, readMessages(root));
  const context = await loadContext(join(root, 'codegen.yml'));
  const generates = context.getConfig().generates;
  const wanted = Object.fromEntries(Object.entries(generates).filter(([folder]) => !only || only.includes(folder.split('/')[1]!)));
  context.updateConfig({ generates: wanted, cwd: root, silent: true });
  const written = (await generate(context, false)) as { filename: string; content: string }[];
  const files = new Map(written.map(({ filename, content }) => [filename.replace(`${root}/`, ''), content.endsWith('\n') ? content : `${content}\n`]));
  files.set('generated/forms.ts', printForms(model));
  files.set('generated/screens.ts', printScreens(model));
  for (const language of LANGUAGES) files.set(`generated/messages/${language}.ts`, printMessages(messages, language));
  return files;
};
