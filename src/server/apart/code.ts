import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const printer = fileURLToPath(new URL('print-code.ts', import.meta.url));
const MOST_BYTES = 16 * 1024 * 1024;

const printed = new Map<string, Promise<string>>();

const print = async (program: URL): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', printer, program.href], { env: {}, maxBuffer: MOST_BYTES });
  return stdout;
};

/** A program and what it imports of ours, for `begin.mjs`. Stripped of types once for all its starts, by a process of its own so that nobody waits meanwhile. */
export const codeOf = (program: URL): Promise<string> => {
  const before = printed.get(program.href);
  if (before) return before;
  const code = print(program);
  printed.set(program.href, code);
  code.catch(() => printed.delete(program.href));
  return code;
};
