import { spawn } from 'node:child_process';

/** Runs a program with this terminal; answers its exit code, 1 when it could not be started or was killed. */
export const run = (program: string, args: readonly string[], cwd: string, quiet = false): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'] });
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
