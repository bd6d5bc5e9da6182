/** `npm start` on data that exists, with the console built: from the command to 'ready'. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { openFolder } from '../../tools/test/open-folder.ts';
import { ensureConsole } from './stage.ts';
import { median, type Result } from './table.ts';

const project = join(import.meta.dirname, '../..');
const SECONDS = 3;

/** Seconds until the server says that it is ready; then it is stopped. Undefined when the console was built on the way. */
const startOnce = async (dataDir: string): Promise<number | undefined> => {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(project, 'tools/run.mjs'), 'start'], { cwd: project, env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: '' }, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  let took: number | undefined;
  let said = '';
  for await (const part of child.stdout) {
    said += String(part);
    if (took !== undefined || !said.includes('ready ')) continue;
    took = (performance.now() - begun) / 1000;
    child.kill('SIGTERM');
  }
  await exited;
  if (took === undefined) throw new Error('The server ended before it was ready.');
  return said.includes('Building') ? undefined : took;
};

/** Sources that change meanwhile make a start build again: such a start is another thing. */
const startWarm = async (dataDir: string): Promise<number> => {
  for (let attempt = 0; attempt < 5; attempt++) {
    const took = await startOnce(dataDir);
    if (took !== undefined) return took;
  }
  throw new Error('Every start built the console: its sources keep changing.');
};

export const benchStart = async (): Promise<Result[]> => {
  ensureConsole();
  const dataDir = openFolder('tenure-bench-start-');
  try {
    const cold = await startWarm(dataDir);
    const warm = median([await startWarm(dataDir), await startWarm(dataDir), await startWarm(dataDir)]);
    return [{ area: 'npm start with existing data, to ready', ours: `${warm.toFixed(1)} s`, reference: `${cold.toFixed(1)} s first start, demo seeded`, ratio: warm / SECONDS, goal: `< ${SECONDS} s`, holds: warm < SECONDS }];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
