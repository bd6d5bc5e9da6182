import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import type { Duplex, Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { codeOf } from './code.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const begin = fileURLToPath(new URL('begin.mjs', import.meta.url));

/** What it may read: programs and packages, wherever they really are, never data. */
const readable = [...new Set(['node_modules', 'src', 'package.json'].flatMap((name) => [`${project}${name}`, realpathSync(`${project}${name}`)]))];

export type Apart = ChildProcess & { readonly stdin: Writable; readonly stdout: Readable; readonly stderr: Readable };

type Start = {
  readonly heapMegabytes: number;
  /** Files it may read beside its own code. */
  readonly files?: readonly string[];
  readonly flags?: readonly string[];
  readonly args?: readonly string[];
};

/** Starts a program of ours in a process apart, for what others made: no network, no writing, no environment, bounded memory. */
export const startApart = async (program: URL, { heapMegabytes, files = [], flags = [], args = [] }: Start): Promise<Apart> => {
  const code = await codeOf(program);
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapMegabytes}`,
      ...flags,
      '--disable-warning=ExperimentalWarning',
      '--no-strip-types',
      '--permission',
      ...[...readable, ...files].map((path) => `--allow-fs-read=${path}`),
      begin,
      ...args,
    ],
    { stdio: ['pipe', 'pipe', 'pipe', 'pipe'], env: {}, cwd: project },
  ) as Apart;
  // One that ends before it has taken its code closes its end.
  (child.stdio[3] as Duplex).on('error', () => undefined).resume().end(code);
  return child;
};
