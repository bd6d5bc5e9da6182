/** Records told apart by a name and something that may be empty: empty is a value like any other there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../src/server/db/owner.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { importFile } from '../../src/server/resource/import/terminal.ts';
import { starterOf } from '../../src/server/resource/import/starter.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { importerOf } from './importing.ts';
import { save } from './sheets/make.ts';

let server: DemoServer;
let admin: Client;
beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
}, 60_000);
afterAll(() => server.stop());

const add = (type: string, input: object) => admin<{ added: { row: { id: string; version: number } } }>('core-hr', `mutation ($input: ${type}Input!) { added: add${type}(input: $input) { row { id version } } }`, { input });
const refusal = async (type: string, input: object) => (await add(type, input)).errors[0]?.extensions.validationError?.map(({ field }) => field);
const holidays = (): Promise<{ name: string; place: string | null }[]> =>
  withOrg(server.db, 'demo', (tx) => tx.query("select name, location_id::text as place from holiday where org_code = $1 and name like 'Loom day%' order by name, location_id", [tx.orgCode]));

it('are added once, whatever is empty', async () => {
  dataOf(await add('WorkAuthorization', { name: 'Posted worker' }));
  expect(await refusal('WorkAuthorization', { name: 'POSTED worker' })).toEqual(['name', 'country']);
  dataOf(await add('WorkAuthorization', { name: 'Posted worker', country: 'FR' }));
  const { row } = dataOf(await add('WorkAuthorization', { name: 'Posted worker', country: 'JP' })).added;
  expect(await refusal('WorkAuthorization', { name: 'Posted worker', country: 'JP' })).toEqual(['name', 'country']);
  const emptied = await admin('core-hr', 'mutation ($id: ID!, $version: Int!, $input: WorkAuthorizationPatch!) { updateWorkAuthorization(id: $id, version: $version, input: $input) { row { id } } }', { ...row, input: { name: 'Posted worker', country: null } });
  expect(emptied.errors[0]?.extensions.validationError?.map(({ field }) => field)).toEqual(['name', 'country']);
});

it('count without regard to case and accents, also where lists were never filtered by them', async () => {
  const { row } = dataOf(await add('Institution', { name: 'Loom college', city: 'Nîmes' })).added;
  expect(await refusal('Institution', { name: 'Loom College', city: 'NIMES' })).toEqual(['name', 'city']);
  const [step = '', ...rest] = readFileSync(join(import.meta.dirname, '../../src/server/db/migrations/0115_institutions_by_folded_city.sql'), 'utf8').split('--> statement-breakpoint');
  await asOwner(server.db, async (owner) => {
    await owner.query('alter table institution drop constraint institution_name_city_key, add constraint institution_name_city_key unique nulls not distinct (org_code, name_folded, city)');
    await owner.query("insert into institution (org_code, id, name, city, created_by, updated_by) values ('demo', 900001, 'LOOM COLLEGE', 'nimes', 'Test', 'Test')");
    await owner.query(step);
    for (const one of rest.filter((text) => text.includes('CONSTRAINT'))) await owner.query(one);
    expect(await owner.query("select id::int as id, name from institution where name_folded like 'loom college%' order by id")).toEqual([{ id: Number(row.id), name: 'Loom college' }, { id: 900001, name: 'LOOM COLLEGE 900001' }]);
  });
});

it('come in from a file once, however often it is brought', async () => {
  const session = await withOrg(server.db, 'demo', async (tx) => starterOf(tx, (await tx.query<{ id: string }>("select id::text as id from user_account where org_code = 'demo' and email = 'admin@demo.example'"))[0]!.id));
  const bring = async (content: string): Promise<void> => {
    await importFile(server.db, createLog('silent'), session, { type: 'Holiday', action: 'IMPORT', file: await save('holidays.csv', content), invalid: 'OMIT', say: () => undefined });
  };
  await bring('Holiday,Date\nLoom day,2027-03-01\nLoom day,2027-03-02\n');
  await bring('Holiday,Date\nLoom day,2027-03-01\nLoom day two,2027-03-01\nLoom day two,2027-03-01\n');
  expect(await holidays()).toEqual([{ name: 'Loom day', place: null }, { name: 'Loom day', place: null }, { name: 'Loom day two', place: null }]);
});

it('are told in an update which part of their key is missing, and once where that part is wrong', async () => {
  const importer = await importerOf(server, 'admin@demo.example');
  const read = async (text: string) => {
    const job = await importer.start('DocumentSubtype', 'UPDATE', 'subtypes.csv', text);
    const { ready, faulty, problems } = await importer.map(job.id, { columns: job.columns.map(({ target }) => target) });
    return { ready, faulty, problems: problems.map(({ label, message, rows }) => [label, message, rows]) };
  };
  expect(await read('Name,Document type,Instruction\nAadhaar card,Card,Bring it\nDegree certificate,,Bring it\nConfidentiality agreement,Unknown papers,Bring it\n,Card,Bring it\n')).toEqual({
    ready: 1,
    faulty: 3,
    problems: expect.arrayContaining([
      ['Document type', 'Without Name and Document type the record to update is not known', 1],
      ['Document type', 'Document type “Unknown papers” does not exist', 1],
      ['Name', 'Without Name and Document type the record to update is not known', 1],
    ]),
  });
});

it('keep apart by their number where there were several before', async () => {
  const steps = readFileSync(join(import.meta.dirname, '../../src/server/db/migrations/0095_keys_with_empty_parts.sql'), 'utf8').split('--> statement-breakpoint');
  await asOwner(server.db, async (owner) => {
    await owner.query('alter table holiday drop constraint holiday_name_date_location_id_key, add constraint holiday_name_date_location_id_key unique (org_code, name_folded, date, location_id)');
    await owner.query("insert into holiday (org_code, id, name, date, kind, created_by, updated_by) select 'demo', 900000 + n, 'Loom day', '2027-03-01', 'MANDATORY', 'Test', 'Test' from generate_series(1, 2) n");
    for (const step of steps) await owner.query(step);
  });
  expect((await holidays()).map(({ name }) => name)).toEqual(['Loom day', 'Loom day', 'Loom day 900001', 'Loom day 900002', 'Loom day two']);
});
