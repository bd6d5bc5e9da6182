/** A record as of a day. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf } from '../support/graphql.ts';

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
