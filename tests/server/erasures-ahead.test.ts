/** Those who set how long candidates are kept learn beforehand whom that erases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../../src/domain/dates.ts';
import { announceErasures } from '../../src/server/careers/announce-erasures.ts';
import { eraseOutdated } from '../../src/server/careers/erase-outdated.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { noticeText } from '../../src/server/notifications/notice-text.ts';
import { todayOf } from '../../src/server/people/today.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, rows } from './candidates.ts';

type Notice = { email: string; kind: string; words: Record<string, string>; path: string };

let server: DemoServer;
let admin: Client;
let today: string;
const context = () => ({ db: server.db, settings: server.settings, log: createLog('silent') });
/** Those told since the last look, by address and list. */
const told = async (): Promise<Notice[]> => {
  const found = await rows<Notice>(server, `select u.email, n.kind, n.words, n.path from notification n join user_account u on u.org_code = n.org_code and u.id = n.user_account_id where n.org_code = $1 and n.kind in ('erasureAhead', 'erasuresAhead') order by n.path, u.email`);
  await rows(server, `delete from notification where org_code = $1 and kind in ('erasureAhead', 'erasuresAhead')`);
  return found;
};
const keep = (ids: readonly number[], until: string) => rows(server, 'update candidate set retain_until = $3::date where org_code = $1 and id = any($2::bigint[])', [ids, until]);

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  today = await withOrg(server.db, 'demo', (tx) => todayOf(tx));
  await rows(server, `update candidate set retain_until = '2199-01-01' where org_code = $1`);
}, 60_000);
afterAll(() => server.stop());

it('tells of one day once, with the list of exactly these', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => addCandidate(admin)));
  await keep(ids.slice(0, 2), addDays(today, 13));
  await keep(ids.slice(2), addDays(today, 14));
  expect(await announceErasures(context())).toBe(2);
  const [notice, ...others] = (await told()).filter(({ email }) => email === 'admin@demo.example');
  expect(others).toEqual([]);
  const day = addDays(today, 14).replaceAll('-', '/');
  expect(noticeText('en', notice!.kind, notice!.words, 'YYYY/MM/DD')).toBe(`Job candidates: 2 candidates are erased for good on ${day}.`);
  expect(notice!.path.split('?')[0]).toBe('/recruitment/job-candidates');
  const filter: unknown = JSON.parse(new URL(notice!.path, 'https://tenure.example').searchParams.get('filter')!);
  const listed = dataOf(await admin<{ answer: { rows: { id: string }[] } }>('recruitment', 'query ($filter: CandidateFilter) { answer: listCandidates(filter: $filter) { rows { id } } }', { filter }));
  expect(new Set(listed.answer.rows.map(({ id }) => Number(id)))).toEqual(new Set(ids.slice(0, 2)));
  expect(await announceErasures(context())).toBe(0);
  expect(await told()).toEqual([]);
  // They are there until that day, and not on it.
  await eraseOutdated(context());
  expect(await rows(server, 'select id from candidate where org_code = $1 and id = any($2::bigint[])', [ids])).toHaveLength(3);
});

it('tells of what was missed with the next day, each list apart', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => addCandidate(admin)));
  await rows(server, 'update announced_erasure set retain_until = $2::date where org_code = $1', [addDays(today, 2)]);
  await rows(server, `update candidate set retain_until = '2199-01-01' where org_code = $1`);
  await keep(ids.slice(0, 1), addDays(today, 5));
  await keep(ids.slice(1, 2), addDays(today, 9));
  await keep(ids.slice(2), addDays(today, 9));
  await rows(server, `update candidate set standing = 'BLACKLISTED' where org_code = $1 and id = $2`, [ids[2]]);
  expect(await announceErasures(context())).toBe(3);
  const texts = (await told()).filter(({ email }) => email === 'admin@demo.example').map(({ kind, words }) => noticeText('en', kind, words, 'YYYY/MM/DD'));
  const [first, last] = [addDays(today, 6), addDays(today, 10)].map((day) => day.replaceAll('-', '/'));
  expect(texts).toEqual([`Archived candidates: 1 candidate is erased for good on ${last}.`, `Job candidates: 2 candidates are erased for good from ${first} to ${last}.`]);
});

it('tells those who may change the setting and see the list, and nobody of whoever was hired', async () => {
  const [id = 0, hired = 0] = await Promise.all([1, 2].map(() => addCandidate(admin)));
  await rows(server, `update candidate set retain_until = '2199-01-01' where org_code = $1`);
  await keep([id, hired], addDays(today, 3));
  await rows(server, 'update candidate set employee_id = (select min(e.id) from employee e where e.org_code = $1 and not exists (select from candidate c where c.org_code = $1 and c.employee_id = e.id)) where org_code = $1 and id = $2', [hired]);
  await rows(server, 'update announced_erasure set retain_until = null where org_code = $1');
  expect(await announceErasures(context())).toBe(1);
  const people = (await told()).map(({ email }) => email);
  expect(people).toContain('admin@demo.example');
  for (const email of ['employee@demo.example', 'manager@demo.example', 'payroll@demo.example']) expect(people).not.toContain(email);
});

it('keeps whoever people add as long as applicants, unless they name another day', async () => {
  const [{ months } = { months: 0 }] = await rows<{ months: number }>(server, `select coalesce((select retention_months from recruitment_general_setting where org_code = $1), 24) as months`);
  const [usual, named] = [await addCandidate(admin), await addCandidate(admin, { retainUntil: addDays(today, 90) })];
  const until = async (id: number) => (await rows<{ until: string | null }>(server, 'select retain_until::text as until from candidate where org_code = $1 and id = $2', [id]))[0]!.until;
  expect([await until(usual), await until(named)]).toEqual([addMonths(today, months), addDays(today, 90)]);
  dataOf(await admin('recruitment', `mutation { updateCandidate(id: "${usual}", version: 1, input: { retainUntil: null }) { row { id } } }`));
  expect(await until(usual)).toBeNull();
});

describe('a day that would come before it can be announced', () => {
  const patch = (id: number, version: number, retainUntil: string, ask: Client = admin) =>
    ask<{ answer: { changeSet: string } }>('recruitment', 'mutation ($id: ID!, $version: Int!, $input: CandidatePatch!) { answer: updateCandidate(id: $id, version: $version, input: $input) { changeSet } }', { id: String(id), version, input: { retainUntil } });
  const refused = [{ field: 'retainUntil', message: 'Choose a day at least 14 days ahead: who answers for it is told before data are erased.' }];

  it('is refused to everybody who sets it, and erasing keeps its own right', async () => {
    const recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
    const id = await addCandidate(recruiter);
    for (const day of ['2020-01-01', today, addDays(today, 13)]) expect((await patch(id, 1, day, recruiter)).errors[0]!.extensions.validationError).toEqual(refused);
    const added = await admin('recruitment', `mutation { addCandidate(input: { firstName: "Brief", lastName: "Stay", retainUntil: "${today}" }) { row { id } } }`);
    expect(added.errors[0]!.extensions.validationError).toEqual(refused);
    dataOf(await patch(id, 1, addDays(today, 14), recruiter));
  });

  it('is left where it stands, and may become later', async () => {
    const id = await addCandidate(admin);
    await keep([id], addDays(today, 2));
    dataOf(await admin('recruitment', `mutation { updateCandidate(id: "${id}", version: 1, input: { lastName: "Later", retainUntil: "${addDays(today, 2)}" }) { row { id } } }`));
    dataOf(await patch(id, 2, addDays(today, 5)));
  });

  it('does not come back by undoing', async () => {
    const id = await addCandidate(admin, { lastName: 'Stays' });
    await keep([id], addDays(today, 2));
    const { changeSet } = dataOf(await patch(id, 1, addDays(today, 400))).answer;
    const answer = await admin('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet });
    expect(answer.errors[0]).toMatchObject({ message: expect.stringContaining('within 14 days, before anybody is told'), extensions: { errorCode: 'UNDO_ERASES' } });
  });
});
