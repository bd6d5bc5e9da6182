import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { difference, staleness } from './freshness.ts';
import { generateAll } from './generate.ts';
import { Mistake } from './mistake.ts';
import { writeFiles } from './write.ts';

/** `code` is that of the process. */
export type Outcome = { readonly code: 0 | 1; readonly said: string };

const check = (root: string, files: ReadonlyMap<string, string>): Outcome => {
  const wrong = staleness(difference(root, files));
  return wrong ? { code: 1, said: wrong } : { code: 0, said: `generated/ is fresh (${files.size} files)` };
};
const print = (root: string, files: ReadonlyMap<string, string>, started: number): Outcome => {
  const { stale, left } = difference(root, files);
  writeFiles(root, new Map(stale.map((name) => [name, files.get(name)!])));
  for (const name of left) rmSync(join(root, name));
  return { code: 0, said: `${files.size} files, ${stale.length} changed, ${left.length} removed, ${((performance.now() - started) / 1000).toFixed(1)} s` };
};

/**
 * Prints generated/ and says what changed, or why nothing could be printed.
 * @param root the project's folder
 * @param args `--check` writes nothing and fails where something is stale
 */
export const codegen = async (root: string, ...args: readonly string[]): Promise<Outcome> => {
  const started = performance.now();
  try {
    const files = await generateAll(root);
    return args.includes('--check') ? check(root, files) : print(root, files, started);
  } catch (error) {
    return { code: 1, said: error instanceof Mistake ? error.message : inspect(error) };
  }
};
