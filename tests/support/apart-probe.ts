/** Started apart by a test: tries what such a process must not do, and says what came of it. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';

const [given = '', data = '', written = '', port = ''] = process.argv.slice(2);

const tried = (work: () => unknown): string => {
  try {
    work();
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};

const reached = new Promise<string>((settle) => {
  try {
    const socket = connect(Number(port), '127.0.0.1', () => settle('done'));
    socket.once('error', (error: { code?: string }) => settle(error.code ?? String(error)));
  } catch (error) {
    settle((error as { code?: string }).code ?? String(error));
  }
});

const found = {
  file: tried(() => readFileSync(given)),
  data: tried(() => readFileSync(data)),
  machine: tried(() => readFileSync('/etc/hosts')),
  writing: tried(() => writeFileSync(written, 'x')),
  program: tried(() => spawnSync(process.execPath, ['--version'])),
  thread: tried(() => new Worker('0', { eval: true })),
  network: await reached,
  environment: Object.keys(process.env).filter((name) => !name.startsWith('__')),
  types: process.features.typescript,
};
process.stdout.write(JSON.stringify(found), () => process.exit());
