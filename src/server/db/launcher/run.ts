/** Starts a program of PostgreSQL as the right account, away from the terminal's signals: Ctrl C stops the server first, the database last. */
import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { dirname } from 'node:path';
import type { Account } from './account.ts';

export const run = (program: string, args: readonly string[], account: Account | undefined, cwd: string, stdio: StdioOptions): ChildProcess =>
  spawn(program, args, {
    cwd,
    stdio,
    detached: process.platform !== 'win32',
    windowsHide: true,
    env: { PATH: `${dirname(program)}:${process.env.PATH ?? ''}`, LC_ALL: 'C', TZ: 'UTC', PGTZ: 'UTC' },
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  });

/** Runs to the end; answers the exit code and everything it wrote. */
export const runToEnd = (program: string, args: readonly string[], account: Account | undefined, cwd: string): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve, reject) => {
    const child = run(program, args, account, cwd, ['ignore', 'pipe', 'pipe']);
    let output = '';
    const take = (part: Buffer): void => void (output += part.toString());
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
