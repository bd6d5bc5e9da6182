import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { migrateJobs, startJobs } from '../../src/server/jobs/jobs.ts';
import type { Job, Jobs } from '../../src/server/jobs/jobs.ts';
import { poll } from '../../src/server/jobs/poll.ts';
import { createLog } from '../../src/server/log.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let jobs: Jobs;
const done: string[] = [];
const log = createLog('silent');
const logged: unknown[] = [];
log.error = ((entry: unknown) => logged.push(entry)) as typeof log.error;
const note: Job<{ word: string }> = {
  name: 'note',
  retries: 1,
  seconds: 60,
  run: async ({ word }) => {
    if (word === 'break') throw new Error('It broke.');
    done.push(word);
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.db, ['note']);
  await migrateJobs(database.db, ['note']);
  jobs = await startJobs(database.db, log, [note as Job<never>]);
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

const until = async (isDone: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 100 && !isDone(); turn += 1) await pause(100);
};

it('runs what was queued as the application role, and nothing of a transaction that was rolled back', async () => {
  await expect(
    withOrg(database.db, 'demo', async (tx) => {
      await jobs.enqueue('note', { word: 'rolled back' }, tx);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await withOrg(database.db, 'demo', (tx) => jobs.enqueue('note', { word: 'committed' }, tx));
  await until(() => done.length > 0);
  expect(done).toEqual(['committed']);
});

it('says in the log what a job failed of, before the queue tries it again', async () => {
  await jobs.enqueue('note', { word: 'break' });
  await until(() => logged.length > 0);
  expect(logged).toEqual([expect.objectContaining({ job: 'note', err: expect.objectContaining({ message: 'It broke.' }) as unknown })]);
});

it('polls on after a failure and ends when it is told to', async () => {
  let calls = 0;
  const end = poll('test', 0.01, log, async () => {
    calls += 1;
    if (calls === 1) throw new Error('once');
    return 0;
  });
  await until(() => calls > 2);
  await end();
  const after = calls;
  await pause(100);
  expect(calls).toBe(after);
});
