/** Everything that is printed, in memory: file name → content. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { print } from 'graphql';
import { parse } from 'yaml';
import { completeSdl } from './complete.ts';
import documentsLoader from './documents-loader.ts';
import { keptOf, type Kept } from './kept.ts';
import { printMessages } from './message-parts.ts';
import type { Model } from './model.ts';
import { printForms, printScreens } from './print-product.ts';
import { printResources } from './print-resources.ts';
import { printTables } from './print-tables.ts';
import { readProduct } from './product.ts';

type Files = Readonly<Record<string, string>>;

/** `generated/<endpoint>/` of each line of codegen.yml. */
const foldersOf = (configuration: string): string[] => Object.keys((parse(configuration, { merge: true }) as { readonly generates: object }).generates);
const endpointOf = (folder: string): string => folder.split('/')[1]!;

/** All that an endpoint's files are made of. */
const partsOf = (model: Model, endpoint: string, configuration: string): string[] => [
  configuration,
  endpoint,
  print(completeSdl(model, endpoint)),
  print(documentsLoader(`operations/${endpoint}`)),
  printResources(model, endpoint),
  printTables(model, endpoint),
];

/** By graphql-codegen: the files of these folders. */
const byGraphqlCodegen = async (root: string, folders: readonly string[]): Promise<[name: string, content: string][]> => {
  const { generate, loadContext } = await import('@graphql-codegen/cli');
  const context = await loadContext(join(root, 'codegen.yml'));
  const wanted = Object.fromEntries(Object.entries(context.getConfig().generates).filter(([folder]) => folders.includes(folder)));
  context.updateConfig({ generates: wanted, cwd: root, silent: true });
  const written = (await generate(context, false)) as { filename: string; content: string }[];
  return written.map(({ filename, content }) => [filename.replace(`${root}/`, ''), content.endsWith('\n') ? content : `${content}\n`]);
};

/** Of an endpoint whose schema and documents are as they were its files are, too: graphql-codegen takes most of a run. */
const endpointFiles = async (root: string, model: Model, only: readonly string[] | undefined, kept: Kept): Promise<[name: string, content: string][]> => {
  const configuration = readFileSync(join(root, 'codegen.yml'), 'utf8');
  const folders = foldersOf(configuration).filter((folder) => !only || only.includes(endpointOf(folder)));
  const parts = new Map(folders.map((folder) => [folder, partsOf(model, endpointOf(folder), configuration)]));
  const had = new Map([...parts].map(([folder, texts]) => [folder, kept.of(texts) as Files | undefined]));
  const missing = folders.filter((folder) => !had.get(folder));
  const made = missing.length === 0 ? [] : await byGraphqlCodegen(root, missing);
  for (const folder of missing) kept.keep(parts.get(folder)!, Object.fromEntries(made.filter(([name]) => name.startsWith(folder))));
  return [...[...had.values()].flatMap((files) => Object.entries(files ?? {})), ...made];
};

/**
 * @param root the project's folder
 * @param only endpoints whose files are printed; all by default
 * @param kept what earlier runs made, by default beside the packages
 * @throws Mistake before anything is printed when the SDL or the messages are wrong
 */
export const generateAll = async (root: string, only?: readonly string[], kept = keptOf(root)): Promise<Map<string, string>> => {
  const { model, messages } = readProduct(root, kept);
  const files = new Map(await endpointFiles(root, model, only, kept));
  files.set('generated/forms.ts', printForms(model));
  files.set('generated/screens.ts', printScreens(model));
  for (const [name, content] of printMessages(model, messages)) files.set(name, content);
  return files;
};
