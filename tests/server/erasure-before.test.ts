/** Erasing an employee takes along whom they were before: somebody who joined, a candidate, also one who was deleted since. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseOutdatedIndividuals } from '../../src/server/onboarding/erase-outdated.ts';
import { createLog } from '../../src/server/log.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, addPost, employeeOf, rows, statusNamed } from './candidates.ts';

let server: DemoServer;
let admin: Client;
let hr: Client;

beforeAll(async () => {
  server = await startDemoServer();
  [admin, hr] = (await Promise.all(['admin', 'hr'].map(async (name) => clientOf(server, await server.signIn(`${name}@demo.example`))))) as [Client, Client];
  await rows(server, 'update document_subtype set enforced_in_self_onboarding = false, enforce_during_onboarding = false where org_code = $1');
  await rows(server, 'update accreditation_type set mandatory_during_self_onboarding = false where org_code = $1');
}, 60_000);
afterAll(() => server.stop());

const codeOf = (answer: { errors: readonly { extensions: { errorCode?: unknown } }[] }): unknown => answer.errors[0]?.extensions.errorCode;
const joins = async (lastName: string, more: object = {}): Promise<string> =>
  dataOf(await admin<{ answer: { row: { id: string } } }>('onboarding', 'mutation ($input: OnboardingIndividualInput!) { answer: addOnboardingIndividual(input: $input) { row { id } } }', { input: { firstName: 'Ilse', lastName, email: `${lastName.toLowerCase()}@private.example`, mailLanguage: 'EN', joiningDate: '2099-03-01', ...more } })).answer.row.id;
const places = async () => (await rows<{ departmentId: string; locationId: string; designationId: string }>(server, 'select (select min(id) from department where org_code = $1)::text as "departmentId", (select min(id) from location where org_code = $1)::text as "locationId", (select min(id) from designation where org_code = $1)::text as "designationId"'))[0]!;
const make = async (id: string): Promise<number> => dataOf(await admin<{ answer: { employeeId: number } }>('onboarding', 'mutation ($id: Int!) { answer: makeEmployee(individualId: $id) { employeeId } }', { id: Number(id) })).answer.employeeId;
const eraseEmployee = async (id: number): Promise<number> => dataOf(await admin<{ answer: { keys: number } }>('core-hr', 'mutation ($id: ID!) { answer: eraseEmployeeHistory(employeeId: $id, reason: "Asked for by letter") { keys } }', { id: String(id) })).answer.keys;
const erase = (ask: Client, id: string, reason = 'Asked for by letter') => ask<{ answer: { changeSet: string; keys: number } }>('onboarding', 'mutation ($id: ID!, $reason: String!) { answer: eraseIndividual(individualId: $id, reason: $reason) { changeSet keys } }', { id, reason });
const cancel = (id: string) => admin('onboarding', `mutation { cancelOnboarding(individualId: [${id}], comment: "Joins elsewhere") { changeSet } }`);
const keysOf = async (person: string): Promise<number> => (await rows(server, 'select person_id as id from journal_key where org_code = $1 and person_id = $2 and destroyed_at is null', [person])).length;
const individualKey = (id: string): string => `-${900_000_000_000_000_000n + BigInt(id)}`;
const there = (table: 'onboarding_individual' | 'candidate', id: string | number) => rows(server, `select id from ${table} where org_code = $1 and id = $2`, [id]);

it('takes along what an employee told before the first day who was never a candidate', async () => {
  const id = await joins('Brandt', await places());
  const employee = await make(id);
  expect(await keysOf(individualKey(id))).toBeGreaterThan(0);
  expect(await eraseEmployee(employee)).toBeGreaterThan(0);
  expect(await there('onboarding_individual', id)).toEqual([]);
  expect(await keysOf(individualKey(id))).toBe(0);
  expect(await rows(server, `select id from outbox_message where org_code = $1 and about = 'onboardingIndividual ${id}'`)).toEqual([]);
  const found = await admin('batch-processing', '{ searchRecords(text: "brandt@private.example") { rows { type id } } }');
  expect(JSON.stringify(found)).not.toContain('OnboardingIndividual');
});

it('finds the candidate who was deleted after they became an employee', async () => {
  const post = await addPost(server, admin, 'Loom fitter', [{ employeeId: await employeeOf(server, 'recruiter@demo.example'), role: 'RECRUITER' }]);
  const candidate = await addCandidate(admin, { jobPostId: post });
  await rows(server, 'update candidate set status_id = $3, version = version + 1 where org_code = $1 and id = $2', [candidate, await statusNamed(server, 'Hired')]);
  const [id] = dataOf(await admin<{ answer: { individualId: number[] } }>('onboarding', `mutation { answer: startOnboarding(candidateId: [${candidate}], joiningDate: "2099-03-01", invite: false) { individualId } }`)).answer.individualId;
  const { departmentId, locationId } = await places();
  await rows(server, 'update onboarding_individual set department_id = $3, location_id = $4, version = version + 1 where org_code = $1 and id = $2', [id, departmentId, locationId]);
  const employee = await make(String(id));
  // Somebody clears both away.
  await rows(server, 'update onboarding_individual set candidate_id = null where org_code = $1 and id = $2', [id]);
  dataOf(await admin('recruitment', 'mutation ($ids: [ID!]!) { deleteCandidates(ids: $ids) { errorCode } }', { ids: [String(candidate)] }));
  expect(await there('candidate', candidate)).toEqual([]);
  expect(await keysOf(`-${candidate}`)).toBeGreaterThan(0);
  await eraseEmployee(employee);
  expect(await keysOf(`-${candidate}`)).toBe(0);
});

it('erases who was cancelled, for whoever may delete everyone, with a reason; nobody brings them back', async () => {
  const id = await joins('Castel');
  dataOf(await cancel(id));
  expect(codeOf(await erase(clientOf(server, await server.signIn('employee@demo.example')), id))).toBe('_DB0103');
  expect(codeOf(await erase(admin, id, ' '))).toBe('BAD_USER_INPUT');
  expect(codeOf(await erase(admin, '999999'))).toBe('NOT_FOUND');
  const { changeSet, keys } = dataOf(await erase(admin, id)).answer;
  expect(keys).toBeGreaterThan(0);
  expect(await there('onboarding_individual', id)).toEqual([]);
  const undone = await admin('recruitment', 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id: changeSet });
  expect(undone.errors).not.toEqual([]);
  expect(await there('onboarding_individual', id)).toEqual([]);
});

it('sends whoever was a candidate to the erasure of the candidate', async () => {
  const candidate = await addCandidate(admin);
  const id = await joins('Dorn');
  await rows(server, 'update onboarding_individual set candidate_id = $3 where org_code = $1 and id = $2', [id, candidate]);
  expect(JSON.stringify(await erase(admin, id))).toContain('Erase the candidate');
  expect(await there('onboarding_individual', id)).toHaveLength(1);
});

it('erases by itself who was cancelled as long ago as candidates are kept', async () => {
  const [old, fresh, open] = [await joins('Eck'), await joins('Falk'), await joins('Gold')];
  for (const id of [old, fresh]) dataOf(await cancel(id));
  await rows(server, `update onboarding_individual set updated_at = now() - interval '25 months' where org_code = $1 and id = any($2::bigint[])`, [[old, open]]);
  expect(await eraseOutdatedIndividuals({ db: server.db, settings: server.settings, log: createLog('silent') })).toBe(1);
  expect([await there('onboarding_individual', old), await there('onboarding_individual', fresh), await there('onboarding_individual', open)].map(({ length }) => length)).toEqual([0, 1, 1]);
});

it('opens no candidate’s name to whoever has only forms of onboarding', async () => {
  const find = async (ask: Client) => ask<{ answer: { totalRecords: number; rows: { title: string }[] } }>('recruitment', '{ answer: lookupCandidates(search: "Asha") { totalRecords rows { title } } }');
  expect(dataOf(await find(admin)).answer.totalRecords).toBeGreaterThan(0);
  const rights = await rows<{ id: string; form: string }>(server, `select r.role_id as id, r.form from role_right r join user_role m on m.org_code = r.org_code and m.role_id = r.role_id join user_account u on u.org_code = m.org_code and u.id = m.user_account_id where r.org_code = $1 and u.email = 'hr@demo.example' and r.view and r.form in ('JOB_CANDIDATES', 'TALENT_POOL', 'ARCHIVED_CANDIDATES')`);
  expect(rights).toEqual([]);
  expect(dataOf(await find(hr)).answer.rows).toEqual([]);
});
