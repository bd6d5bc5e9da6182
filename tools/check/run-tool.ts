import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Outcome = { readonly passed: boolean; readonly output: string };

/** Runs a tool that lies in node_modules on this Node and keeps what it says. Passed is its exit code 0. */
export const runTool = (root: string, file: string, args: readonly string[]): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', file), ...args], { cwd: root, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => said.push(part));
    child.stderr.on('data', (part: Buffer) => said.push(part));
    child.once('error', reject);
    child.once('close', (code) => resolve({ passed: code === 0, output: Buffer.concat(said).toString().trim() }));
  });
