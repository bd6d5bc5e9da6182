/** A record as of a day. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf } from '../support/graphql.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());

test('before a record was there is refused with the day where the organisation is, written as it writes days', async () => {
  const ask = clientOf(server, await server.signIn('admin@demo.example'));
  const { data } = await ask<{ l: { rows: { id: string }[] } }>('core-hr', '{ l: listGrades(limit: 1) { rows { id } } }');
  // Past midnight in India.
  const { errors } = await ask('core-hr', 'query ($id: ID!) { grade(id: $id, asOf: "1999-12-30T20:00:00Z") { row { id } } }', { id: data!.l.rows[0]!.id });
  expect(errors[0]).toMatchObject({ message: 'This record did not exist on 1999/12/31. Choose a later date.', extensions: { errorCode: 'AS_OF_TOO_EARLY' } });
});

test('of a day when a field was of another kind, or had a value that is no more, is refused by the name of the field', async () => {
  const ask = clientOf(server, await server.signIn('admin@demo.example'));
  const { answer } = dataOf(await ask<{ answer: { row: { id: string } } }>('core-hr', 'mutation { answer: addEmployeeNumberSeries(input: { name: "Otherwise", digits: 4, isEnabled: false }) { row { id } } }'));
  // As if it had been changed since then, by the fields of that day.
  const was = (version: number, kept: object) =>
    withOrg(server.db, 'demo', async (tx) => {
      const changeSet = 900_000 + version;
      await tx.query("insert into change_set (org_code, id, user_id, by, source, records) values ($1, $2, null, 'Somebody', 'FORM', 1)", [tx.orgCode, changeSet]);
      await tx.query("insert into change (org_code, change_set_id, entity, row_id, kind, before, after) select org_code, $2, entity, row_id, 'UPDATE', after, after - 'sealed' || $4::jsonb from change where org_code = $1 and entity = 'EmployeeNumberSeries' and row_id = $3::bigint and kind = 'ADD'", [tx.orgCode, changeSet, answer.row.id, JSON.stringify({ name: 'Otherwise', ...kept, version })]);
    });
  const read = async (fields: string) => (await ask<object>('core-hr', `query ($id: ID!, $asOf: DateTime!) { employeeNumberSeries(id: $id, asOf: $asOf) { row { ${fields} } } }`, { id: answer.row.id, asOf: new Date(Date.now() + 60_000).toISOString() })).errors[0]?.message;
  expect(await read('name digits')).toBeUndefined();
  await was(2, { digits: 12.5 });
  expect(await read('name digits')).toMatch(/^On \d{4}\/\d\d\/\d\d this record had another kind of value for Number of digits, or none, so it cannot be shown as it was\./);
  expect(await read('name')).toBeUndefined();
  await was(3, { digits: null });
  expect(await read('digits')).toMatch(/for Number of digits/);
});
