/** The console's writes when the answer is lost on the way back: what was done is not done again. */
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../../generated/core-hr/resources.ts';
import { screens } from '../../generated/screens.ts';
import { createDataProvider } from '../../src/console/providers/data/createDataProvider.ts';
import type { ConsoleDataProvider } from '../../src/console/providers/data/ConsoleDataProvider.ts';
import { createMetadata } from '../../src/console/providers/data/metadata.ts';
import { sendingOnce } from '../../src/console/providers/sendOnce.ts';
import type { Send } from '../../src/console/providers/sendOnce.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { importerOf } from './importing.ts';

let server: DemoServer;
let send: Send;
let data: ConsoleDataProvider;
/** The next answers that get lost: the server has done its work. */
let losing = 0;
const written: string[] = [];

beforeAll(async () => {
  server = await startDemoServer();
  const cookie = await server.signIn('admin@demo.example');
  send = async (address, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    headers.set('origin', server.origin);
    const answer = await fetch(new URL(address, server.origin), { ...init, headers });
    if (losing === 0) return answer;
    losing -= 1;
    await answer.text();
    throw new TypeError('Failed to fetch');
  };
  data = createDataProvider({ queryClient: new QueryClient(), metadata: createMetadata(screens, () => Promise.resolve(resources)), send, onWritten: ({ changeSet }) => written.push(changeSet) });
});
afterAll(() => server.stop());

const grades = 'core-hr/grades';
const count = async (where: string): Promise<number> => (await withOrg(server.db, 'demo', (tx) => tx.query<{ count: number }>(`select count(*)::int as count from ${where}`)))[0]!.count;
/** Does it with the answer lost, then again as a person who presses the button once more. */
const twice = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
  losing = 1;
  await expect(act()).rejects.toThrow(/fetch/i);
  return act();
};

test('adding, updating, deleting and undoing happen once', async () => {
  const add = () => data.create(grades, { data: { name: 'Once', code: 'ONCE', rank: 900 } });
  const added = await twice(add);
  expect(added.data).toMatchObject({ code: 'ONCE', version: 1 });
  expect(await count("grade where org_code = 'demo' and code = 'ONCE'")).toBe(1);

  const { id } = added.data;
  const updated = await twice(() => data.update(grades, { id, data: { ...added.data, name: 'Once more' }, previousData: added.data }));
  expect(updated.data).toMatchObject({ name: 'Once more', version: 2 });
  expect(await count(`change where org_code = 'demo' and entity = 'Grade' and row_id = ${id}`)).toBe(2);

  await twice(() => data.delete(grades, { id, previousData: updated.data }));
  expect(await count("grade where org_code = 'demo' and code = 'ONCE'")).toBe(0);

  const undone = await twice(() => data.undo('core-hr', written.at(-1)!));
  expect(undone.changeSet).toMatch(/^\d+$/);
  expect(await count("grade where org_code = 'demo' and code = 'ONCE'")).toBe(1);
});

test('an addition that has a name is done once, with whatever values it is sent again', async () => {
  const add = (name: string) => data.create(grades, { data: { name, code: 'NAMED' }, meta: { act: 'the-one-addition' } });
  losing = 1;
  await expect(add('First')).rejects.toThrow(/fetch/i);
  await expect(add('Second')).rejects.toMatchObject({ body: { errorCode: 'KEY_REUSED' } });
  expect((await add('First')).data).toMatchObject({ name: 'First', version: 1 });
});

test('what is done again on purpose is done again', async () => {
  const keys = new Set<string | null>();
  const noting = sendingOnce((address, init) => {
    keys.add(new Headers(init?.headers).get('idempotency-key'));
    return send(address, init);
  });
  const body = JSON.stringify({ query: 'mutation { addGrade(input: { name: "Same", code: "SAME" }) { errorCode } }' });
  const headers = { 'content-type': 'application/json' };
  for (const times of [1, 2]) {
    await noting('/graphql/core-hr', { method: 'POST', headers, body });
    expect(keys.size).toBe(times);
  }
  await noting('/graphql/core-hr', { method: 'POST', headers, body: JSON.stringify({ query: 'query { listGrades { errorCode } }' }) });
  expect(keys).toContain(null);
});

test('an import is written once', async () => {
  const admin = await importerOf(server, 'admin@demo.example');
  const read = await admin.start('Grade', 'IMPORT', 'grades.csv', 'Name,Code\r\nDropped,DROPPED');
  await admin.map(read.id, { columns: read.columns.map(({ target }) => target) });
  const commit = () =>
    sendingOnce(send)('/graphql/batch-processing', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation($id: ID!) { commitImport(id: $id, invalid: OMIT) { errorCode job { state } } }', variables: { id: read.id } }),
    });
  const answer = (await (await twice(commit)).json()) as { errors?: unknown };
  expect(answer.errors).toBeUndefined();
  expect((await admin.settled(read.id)).added).toBe(1);
  expect(await count("grade where org_code = 'demo' and code = 'DROPPED'")).toBe(1);
});
