/** Forms that a release adds reach the role of the administrators once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forms } from '../../generated/forms.ts';
import { grantNewForms } from '../../src/server/access/new-forms.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { undoChangeSet } from '../../src/server/resource/undo.ts';
import { administratorOf } from '../support/administrator.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
beforeAll(async () => void (server = await startDemoServer()));
afterAll(() => server.stop());

const formsOf = (org: string, role: string): Promise<Set<string>> =>
  withOrg(server.db, org, async (tx) => new Set((await tx.query<{ form: string }>('select r.form from role_right r join role o on o.org_code = r.org_code and o.id = r.role_id where r.org_code = $1 and o.code = $2 and r."delete"', [org, role])).map(({ form }) => form)));
/** As it was before a release brought these forms. */
const before = (org: string, ...names: string[]): Promise<void> =>
  asOwner(server.db, async (owner) => {
    await owner.query('delete from known_form where org_code = $1 and form = any($2)', [org, names]);
    await owner.query('delete from role_right where org_code = $1 and form = any($2)', [org, names]);
  });

it('gives the administrators what is new, in each organisation and no other role, and leaves away what they took away', async () => {
  await before('demo', 'AWARDS', 'PASSPORTS');
  await before('other', 'AWARDS');
  await asOwner(server.db, (owner) => owner.query(`delete from role_right where org_code = 'demo' and form = 'GRADES'`));
  const hr = await formsOf('demo', 'HR_ADMINISTRATOR');
  expect(await grantNewForms(server.db)).toBe(2);
  const admin = await formsOf('demo', 'ADMINISTRATOR');
  expect([admin.has('AWARDS'), admin.has('PASSPORTS'), admin.has('GRADES'), admin.size]).toEqual([true, true, false, Object.keys(forms).length - 1]);
  expect((await formsOf('other', 'ADMINISTRATOR')).has('AWARDS')).toBe(true);
  expect(await formsOf('demo', 'HR_ADMINISTRATOR')).toEqual(hr);
  expect(await grantNewForms(server.db)).toBe(0);
});

it('stands in the history of the role and can be undone, and is not given again', async () => {
  await before('demo', 'LICENCES');
  expect(await grantNewForms(server.db)).toBe(1);
  const [set] = await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; by: string }>(`select id, by from change_set where org_code = 'demo' and source = 'RULE' order by id::bigint desc limit 1`));
  expect(set?.by).toBe('Tenure');
  await undoChangeSet(set!.id, server.db, administratorOf('demo'));
  expect((await formsOf('demo', 'ADMINISTRATOR')).has('LICENCES')).toBe(false);
  expect(await grantNewForms(server.db)).toBe(0);
});

it('gives an organisation that was there before recruitment the lists that a new one starts with, once', async () => {
  await asOwner(server.db, async (owner) => {
    for (const table of ['candidate_status', 'hiring_stage', 'candidate_source', 'archive_reason', 'blacklist_reason', 'functional_area', 'interview_round', 'qualification']) await owner.query(`delete from ${table} where org_code = 'other'`);
  });
  await before('other', 'RECRUITMENT_MASTERS');
  await grantNewForms(server.db);
  const statuses = () => withOrg(server.db, 'other', (tx) => tx.query<{ name: string }>(`select name from candidate_status where org_code = 'other' order by position`));
  expect((await statuses()).map(({ name }) => name)).toEqual(['Applied', 'Screening', 'Shortlisted', 'Interview', 'Offered', 'Hired', 'Rejected']);
  await before('other', 'RECRUITMENT_MASTERS');
  await grantNewForms(server.db);
  expect(await statuses()).toHaveLength(7);
});
