/** What the journal holds of what is recorded of people goes when its time ends; that something was done stays, and the chain is whole. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropOutdated } from '../../src/server/activity/drop-outdated.ts';
import { sealJournals } from '../../src/server/db/journal/seal.ts';
import { verifyJournals } from '../../src/server/db/journal/verify.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { createLog } from '../../src/server/log.ts';
import type { Image } from '../../src/server/resource/image.ts';
import { openImages } from '../../src/server/resource/sealed-image.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';

const REMARK = 'Copied the drawing for the customer.';
let server: DemoServer;
let cookie = '';
const ask = <Answer>(query: string, variables: Record<string, unknown> = {}, endpoint = 'monitoring') => askGraphql<{ answer: Answer }>(server, cookie, endpoint, query, variables);
const rows = <Row extends object>(text: string, values: readonly unknown[] = []) => withOrg(server.db, 'demo', (tx) => tx.query<Row>(text, values));
const opened = (id: string) =>
  withOrg(server.db, 'demo', async (tx) => {
    const stored = await tx.query<{ before: Image | null; after: Image | null }>(`select before, after from change where org_code = 'demo' and entity = 'KeywordAlert' and row_id = $1::bigint and kind = 'UPDATE'`, [id]);
    return openImages(tx, stored.flatMap(({ before, after }) => [before, after].map((image) => ({ entity: 'KeywordAlert', image }))));
  });
const close = async (id: string): Promise<string> => (await ask<{ changeSet: string }>('mutation ($ids: [ID!]!, $remark: String) { answer: handleKeywordAlerts(ids: $ids, status: CLOSED, remark: $remark) { changeSet } }', { ids: [id], remark: REMARK })).data!.answer.changeSet;

beforeAll(async () => {
  server = await startDemoServer();
  cookie = await server.signIn('hr@demo.example');
});
afterAll(() => server.stop());

it('goes with the alert when its time ends, and nothing else of the person', async () => {
  const [old, recent] = await rows<{ id: string; person: string }>(`select id::text as id, employee_id::text as person from keyword_alert where org_code = 'demo' and status <> 'CLOSED' and employee_id not in (select employee_id from user_account where org_code = 'demo' and email = 'hr@demo.example') order by alerted_at desc, id limit 2`);
  await rows(`update keyword_alert set employee_id = $1::bigint where org_code = 'demo' and id = $2::bigint`, [old!.person, recent!.id]);
  await rows(`update keyword_alert set alerted_at = now() - interval '89 days' where org_code = 'demo' and id = $1::bigint`, [old!.id]);
  const sets = [await close(old!.id), await close(recent!.id)];
  expect((await ask('mutation ($entity: String!, $id: ID!) { answer: addRecordComment(type: $entity, id: $id, text: "Ask the customer") { errorCode } }', { entity: 'KeywordAlert', id: old!.id }, 'batch-processing')).errors).toBeUndefined();
  await sealJournals(server.db);
  expect((await opened(old!.id))[1]).toMatchObject({ remark: REMARK, status: 'CLOSED' });
  const keysOf = () => asOwner(server.db, (owner) => owner.query<{ class: string; gone: boolean }>(`select class, wrapped is null as gone from journal_key where org_code = 'demo' and person_id = $1::bigint order by class`, [old!.person]));
  expect((await keysOf()).filter(({ class: name }) => name.startsWith('KeywordAlert ')).length).toBeGreaterThan(1);
  // A reason would stand in clear, and stay.
  expect(await rows(`select from change_set where org_code = 'demo' and id = any($1::bigint[]) and reason is not null`, [sets])).toHaveLength(0);

  await dropOutdated(server.db, createLog('silent'));
  expect((await opened(old!.id))[1]).toMatchObject({ remark: REMARK });
  await rows(`update monitoring_setting set keeps_intervals_days = 80 where org_code = 'demo'`);
  await dropOutdated(server.db, createLog('silent'));

  expect(await rows(`select from keyword_alert where org_code = 'demo' and id = $1::bigint`, [old!.id])).toHaveLength(0);
  expect(await opened(old!.id)).toEqual(['ERASED', 'ERASED']);
  expect((await opened(recent!.id))[1]).toMatchObject({ remark: REMARK });
  expect((await keysOf()).filter(({ gone }) => gone).every(({ class: name }) => name.startsWith('KeywordAlert '))).toBe(true);
  expect(await rows(`select body from record_comment where org_code = 'demo' and entity = 'KeywordAlert' and row_id = $1::bigint`, [old!.id])).toEqual([{ body: '' }]);
  const history = (await ask<{ totalRecords: number; rows: { by: string; kind: string; undoable: boolean; whyNot: string | null; fields: unknown[] }[] }>('query ($id: ID!) { answer: keywordAlertHistory(id: $id) { totalRecords rows { by kind undoable whyNot fields { field } } } }', { id: old!.id })).data!.answer;
  expect(history.rows[0]).toMatchObject({ kind: 'UPDATE', undoable: false, whyNot: 'history.whyNot.erased', fields: [] });
  expect(codeOf(await ask('mutation ($id: ID!) { answer: undoChangeSet(id: $id) { errorCode } }', { id: sets[0]! }, 'core-hr'))).toBe('UNDO_ERASED');
  expect(codeOf(await ask('query ($id: ID!, $at: DateTime!) { answer: keywordAlert(id: $id, asOf: $at) { row { remark } } }', { id: old!.id, at: new Date().toISOString() }))).toBe('ERASED');
  expect((await verifyJournals(server.db)).map(({ orgCode, waiting, fault }) => [orgCode, waiting, fault]).find(([code]) => code === 'demo')).toEqual(['demo', 0, null]);
});

it('is undone as long as it is kept', async () => {
  const [alert] = await rows<{ id: string; status: string }>(`select id::text as id, status from keyword_alert where org_code = 'demo' and status <> 'CLOSED' and employee_id not in (select employee_id from user_account where org_code = 'demo' and email = 'hr@demo.example') order by id limit 1`);
  const set = await close(alert!.id);
  expect((await ask('mutation ($id: ID!) { answer: undoChangeSet(id: $id) { errorCode } }', { id: set }, 'core-hr')).errors).toBeUndefined();
  expect(await rows(`select status, remark from keyword_alert where org_code = 'demo' and id = $1::bigint`, [alert!.id])).toEqual([{ status: alert!.status, remark: null }]);
});
