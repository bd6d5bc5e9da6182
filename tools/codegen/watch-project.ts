import { existsSync, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { affected } from './affected.ts';
import { difference } from './freshness.ts';
import { generateAll } from './generate.ts';
import { Mistake } from './mistake.ts';
import { readProduct, type Product } from './product.ts';
import { writeFiles } from './write.ts';

const WATCHED = ['schema', 'src/messages', 'src/console/operations'];
const CONFIGURATION = 'codegen.yml';
/** Editors save a file in several writes. */
const QUIET_MS = 40;

export type Watching = { close(): void };

/**
 * Prints once, then again for each change; a change prints only the endpoints that it reaches.
 * @param say takes one line: the files that changed, or the mistake
 */
export const watchProject = async (root: string, say: (line: string) => void): Promise<Watching> => {
  let last: Product | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const changed = new Set<string>();

  const print = async (files: readonly string[]): Promise<void> => {
    const started = performance.now();
    const product = readProduct(root);
    const only = last && affected(last.model, product.model, files);
    const printed = await generateAll(root, only);
    const { stale, left } = difference(root, printed);
    if (closed) return;
    writeFiles(root, new Map(stale.map((name) => [name, printed.get(name)!])));
    if (!only) for (const name of left) rmSync(join(root, name));
    last = product;
    const what = stale.length === 0 ? 'nothing to print' : stale.length > 4 ? `${stale.slice(0, 3).join(', ')} and ${stale.length - 3} more` : stale.join(', ');
    say(`codegen: ${what} (${((performance.now() - started) / 1000).toFixed(2)} s)`);
  };
  const tell = async (files: readonly string[]): Promise<void> => {
    try {
      await print(files);
    } catch (error) {
      last = undefined;
      say(`codegen: ${error instanceof Mistake ? error.message : String(error)}`);
    }
  };
  let queue = tell([]);
  const flush = (): void => {
    const files = [...changed];
    changed.clear();
    queue = queue.then(() => tell(files));
  };
  const note = (file: string): void => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(flush, QUIET_MS);
  };
  const watchers = [
    ...WATCHED.filter((folder) => existsSync(join(root, folder))).map((folder) => watch(join(root, folder), { recursive: true }, (_event, name) => note(`${folder}/${(name ?? '').replaceAll('\\', '/')}`))),
    // By its folder: editors put another file in its place.
    watch(root, (_event, name) => name === CONFIGURATION && note(name)),
  ];
  await queue;
  return {
    close: () => {
      closed = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
};
