import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { importerOf } from './importing.ts';
import type { Importer } from './importing.ts';
import { readAll } from './sheets/make.ts';
import type { Contents } from './sheets/make.ts';

let server: DemoServer;
let admin: Importer;
beforeAll(async () => {
  server = await startDemoServer();
  admin = await importerOf(server, 'admin@demo.example');
});
afterAll(() => server.stop());

type Exported = Contents & { readonly name: string; readonly total: number; readonly bytes: Buffer };

const ask = (person: Importer, body: object): Promise<Response> => server.ask('/export', { body, headers: { cookie: person.cookie } });
const take = async (body: object, person = admin): Promise<Exported> => {
  const response = await ask(person, body);
  if (response.status !== 200) throw new Error(await response.text());
  const name = decodeURIComponent((response.headers.get('content-disposition') ?? '').replace(/^.*''/, ''));
  const bytes = Buffer.from(await response.arrayBuffer());
  return { ...(await readAll(bytes, name)), name, total: Number(response.headers.get('x-total-count')), bytes };
};

test('exports exactly what the filter matches, in the order and columns asked for, as XLSX and CSV', async () => {
  const query = { type: 'Designation', filter: { probationDays: { from: 90 } }, sort: [{ field: 'title', order: 'DESC' }], columns: ['code', 'title', 'gradeId', 'probationDays'] };
  const [expected] = await withOrg(server.db, 'demo', (tx) => tx.query<{ codes: string[] }>("select array_agg(code order by title_folded desc) as codes from designation where org_code = 'demo' and probation_days >= 90"));
  for (const format of ['XLSX', 'CSV']) {
    const file = await take({ ...query, format });
    expect(file.name).toBe(format === 'CSV' ? 'Designation Records.csv' : 'Designation Records.xlsx');
    expect(file.head.headings).toEqual(['Designation code', 'Designation', 'Grade', 'Probation days']);
    expect(file.rows.map(({ cells }) => cells[0])).toEqual(expected?.codes);
    expect(file.total).toBe(expected?.codes.length);
  }
});

test('speaks the language asked for', async () => {
  const { head, name } = await take({ type: 'Designation', columns: ['code', 'gradeId', 'status'], language: 'fr' });
  expect(head.headings).toEqual(['Code de la fonction', 'Grade', 'Statut']);
  expect(name).toBe('Fonction (enregistrements).xlsx');
});

test('a file that was exported comes back and changes nothing', async () => {
  for (const type of ['Designation', 'Department', 'Location', 'Employee', 'Grade', 'JobLevel']) {
    const { bytes, name, total } = await take({ type });
    const read = await admin.start(type, 'UPDATE', name, bytes);
    const checked = await admin.map(read.id, { columns: read.columns.map(({ target }) => target) });
    expect([type, checked.ready, checked.faulty, checked.unchanged, checked.problems]).toEqual([type, 0, 0, total, []]);
  }
});

test('what has no key comes back by the number of its records, and a file without it is refused before it is checked', async () => {
  for (const [format, heading] of [['CSV', 'Record number'], ['XLSX', 'Número de registro']] as const) {
    const file = await take({ type: 'Award', format, language: format === 'CSV' ? 'en' : 'sp' });
    expect(file.head.headings[0]).toBe(heading);
    const job = await admin.start('Award', 'UPDATE', file.name, file.bytes);
    expect(await admin.map(job.id, { columns: job.columns.map(({ target }) => target) })).toMatchObject({ faulty: 0, ready: 0, unchanged: file.total });
  }
  const { head, bytes, name } = await take({ type: 'Award', format: 'CSV', columns: ['employee', 'name'] });
  expect(head.headings).toHaveLength(2);
  const job = await admin.start('Award', 'UPDATE', name, bytes);
  const { errors } = await admin.call('mapImport', 'id: $id, mapping: $mapping', '$id: ID!, $mapping: ImportMappingInput!', { id: job.id, mapping: { columns: job.columns.map(({ target }) => target) } });
  expect(errors[0]?.extensions).toMatchObject({ validationError: [{ field: 'id' }] });
  expect(errors[0]?.message).toContain('Record number');
});

test('goes through more rows than a page, and stops when the person goes away', async () => {
  await withOrg(server.db, 'demo', (tx) =>
    tx.query("insert into grade (org_code, id, name, code, created_by, updated_by) select 'demo', 100000 + n, 'Step ' || n, 'STEP' || n, 'test', 'test' from generate_series(1, 9000) n"),
  );
  const { rows, total } = await take({ type: 'Grade', search: 'step', columns: ['code'], format: 'CSV' });
  expect([rows.length, new Set(rows.map(({ cells }) => cells[0])).size, total]).toEqual([9000, 9000, 9000]);
  const leaving = new AbortController();
  const response = await fetch(`${server.origin}/export`, { method: 'POST', body: JSON.stringify({ type: 'Grade' }), headers: { 'content-type': 'application/json', cookie: admin.cookie }, signal: leaving.signal });
  await response.body?.getReader().read();
  leaving.abort();
  expect((await server.ask('/healthz')).status).toBe(200);
});

/** Bytes of what only a clean-up of all memory takes away, alive or not. */
const aged = (): number => getHeapSpaceStatistics().filter(({ space_name: name }) => name === 'old_space' || name === 'large_object_space').reduce((sum, { space_used_size: used }) => sum + used, 0);

test('keeps no page of a long export in memory after it was written', async () => {
  await withOrg(server.db, 'demo', (tx) =>
    tx.query("insert into grade (org_code, id, name, code, description, created_by, updated_by) select 'demo', 200000 + n, 'Wordy ' || n, 'WORDY' || n, repeat('x', 1900), 'test', 'test' from generate_series(1, 16000) n"),
  );
  setFlagsFromString('--expose-gc');
  const clean = runInNewContext('gc') as () => void;
  const send = async (): Promise<number> => {
    let bytes = 0;
    for await (const part of (await ask(admin, { type: 'Grade', search: 'wordy', columns: ['code', 'description'], format: 'CSV' })).body!) bytes += part.length;
    return bytes;
  };
  const bytes = await send();
  expect(bytes).toBeGreaterThan(30_000_000);
  const left = async (): Promise<number> => {
    clean();
    const before = aged();
    await send();
    return aged() - before;
  };
  // What a page left behind is left by each export; what a busy machine's collector has not come to is not.
  expect(Math.min(await left(), await left(), await left())).toBeLessThan(bytes / 4);
});

test('makes four files at once for one person, who may not read them, and goes on for the others and after those', async () => {
  const wordy = (person = admin): Promise<Response> => ask(person, { type: 'Grade', search: 'wordy', columns: ['code', 'description'], format: 'CSV' });
  const answers = await Promise.all(Array.from({ length: 7 }, () => wordy()));
  expect([200, 429].map((wanted) => answers.filter(({ status }) => status === wanted).length)).toEqual([4, 3]);
  const other = await wordy(await importerOf(server, 'hr@demo.example'));
  expect(other.status).toBe(200);
  for (const { body } of [...answers, other]) await body?.cancel();
  await vi.waitFor(async () => expect((await ask(admin, { type: 'Grade', search: 'none of these', format: 'CSV' })).status).toBe(200), 5000);
});

test('shows nobody more than the grid would: rows within reach, fields with the right, nothing without a session', async () => {
  const manager = await importerOf(server, 'manager@demo.example');
  const team = await take({ type: 'Employee', form: 'TEAM_SUMMARY', columns: ['employeeNumber'] }, manager);
  const all = await take({ type: 'Employee', columns: ['employeeNumber'] });
  expect(team.rows.length).toBeGreaterThan(0);
  expect(team.rows.length).toBeLessThan(all.rows.length);
  expect((await ask(manager, { type: 'Employee', form: 'TEAM_SUMMARY', columns: ['minimumWage'] })).status).toBe(403);
  const hidden = await take({ type: 'Employee', form: 'TEAM_SUMMARY' }, manager);
  expect(hidden.head.headings).not.toContain('Minimum wage');
  expect((await ask(manager, { type: 'Employee', form: 'TEAM_SUMMARY', filter: { minimumWage: { from: '1' } } })).status).toBe(403);
  const employee = await importerOf(server, 'employee@demo.example');
  expect((await ask(employee, { type: 'Designation' })).status).toBe(403);
  expect((await server.ask('/export', { body: { type: 'Designation' } })).status).toBe(401);
});

test('another organisation has its own rows only, and unknown words are refused', async () => {
  const other = await importerOf(server, 'admin@other.example');
  const mine = await take({ type: 'Employee', columns: ['email'] });
  const theirs = await take({ type: 'Employee', columns: ['email'] }, other);
  const emails = new Set(mine.rows.map(({ cells }) => cells[0]));
  expect(theirs.rows.some(({ cells }) => emails.has(cells[0]!))).toBe(false);
  for (const body of [{ type: 'Nothing' }, { type: 'Designation', form: 'NO_FORM' }, { type: 'Designation', format: 'PDF' }, { type: 'Designation', more: 1 }]) expect((await ask(admin, body)).status).toBe(400);
});
