import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectFolder, type Copy } from './project.ts';

export type Said = { readonly code: number | null; readonly said: string };

/** Runs a tool of the project on a copy. */
export const runOn = (copy: Copy, tool: string, ...args: readonly string[]): Said => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(projectFolder, tool), ...args], { cwd: copy.root, encoding: 'utf8' });
  return { code: status, said: `${stdout}${stderr}`.trim() };
};
