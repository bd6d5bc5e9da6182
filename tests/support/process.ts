/** The real server as a process of its own. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const main = join(import.meta.dirname, '../../src/server/main.ts');

export type ServerProcess = {
  readonly pid: number;
  /** All it has written so far, both streams. */
  output(): string;
  /** Resolves with the address once it says ready; rejects when it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
};

/** What Node compiled for one of these serves the next. */
const compiled = process.env.NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

type Options = { readonly uid?: number; readonly gid?: number };

/** Port 0 and no demo unless told otherwise; killed when the test ends. */
export const startProcess = (env: Readonly<Record<string, string>>, options: Options = {}): ServerProcess => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', ...compiled, PORT: '0', DEMO: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const ready = new Promise<string>((resolve, reject) => {
    const take = (part: Buffer): void => {
      text += part.toString();
      const address = /^ready (\S+)$/m.exec(text)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then((code) => reject(new Error(`The server ended with ${code} before it was ready:\n${text}`)));
  });
  ready.catch(() => undefined); // a test that expects the end does not wait for it
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { pid: child.pid ?? 0, output: () => text, ready, ended, kill: (signal) => void child.kill(signal) };
};

/** Asks until the condition holds, 30 seconds at most. */
export const until = async (condition: () => Promise<boolean> | boolean): Promise<void> => {
  const end = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('Waited 30 seconds in vain.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
