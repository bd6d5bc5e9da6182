/** What was made before of the very same, by the very same tools: it lies beside the packages and goes with them. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Some six states of all endpoints: what is changed and changed back, and other branches. */
const MOST_BYTES = 64 * 2 ** 20;

export type Kept = {
  /** What was made of these texts; undefined where nothing is kept of them. */
  of(texts: readonly string[]): unknown;
  keep(texts: readonly string[], made: unknown): void;
};

export const nothingKept: Kept = { of: () => undefined, keep: () => undefined };

/** The tools as this process read them: `npm run dev` goes on with those of its start when somebody changes them. */
const tools = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts')).sort().map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
/** The tools and packages that make it: with any change of them nothing is taken over. */
const makers = (root: string): readonly string[] => [readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'), ...tools];

const read = (file: string): unknown => {
  try {
    const made: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const now = new Date();
    utimesSync(file, now, now);
    return made;
  } catch {
    return undefined;
  }
};

/** What was used last stays. */
const leaveRoom = (folder: string): void => {
  const files = readdirSync(folder).flatMap((name) => {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    return found ? [{ file: join(folder, name), bytes: found.size, at: found.mtimeMs }] : [];
  });
  let bytes = 0;
  for (const each of files.sort((one, other) => other.at - one.at)) {
    bytes += each.bytes;
    if (bytes > MOST_BYTES) rmSync(each.file, { force: true });
  }
};

/**
 * @param root the project's folder; without npm's note of what it installed nothing is kept
 */
export const keptOf = (root: string): Kept => {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return nothingKept;
  const folder = join(root, 'node_modules/.cache/codegen');
  const digest = (texts: readonly string[]): string => createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  const by = digest(makers(root));
  const fileOf = (texts: readonly string[]): string => join(folder, `${digest([by, ...texts])}.json`);
  return {
    of: (texts) => read(fileOf(texts)),
    keep: (texts, made) => {
      try {
        mkdirSync(folder, { recursive: true });
        leaveRoom(folder);
        const file = fileOf(texts);
        writeFileSync(`${file}.${process.pid}`, JSON.stringify(made));
        renameSync(`${file}.${process.pid}`, file);
      } catch {
        // Kept or not, what was made is right: a folder that cannot be written costs the next run its time.
      }
    },
  };
};
