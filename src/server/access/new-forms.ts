/** The role that an organisation's administrators start with gets the rights on forms that a release adds, each once: what an administrator takes away stays away. */
import { forms } from '../../../generated/forms.ts';
import type { Database } from '../db/connection.ts';
import { allocate } from '../db/ids.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import type { Image } from '../resource/image.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { ruleReason } from '../resource/rule-reason.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { seedHiringLists } from '../reference-lists/starting-hiring.ts';
import { seeding } from '../db/seed/seeding.ts';
import { startingRoles } from './default-roles.ts';

const MADE_BY = 'Tenure';
const everyForm = Object.keys(forms);

/** Notes the forms that the organisation knows from now on. Answers those that it did not know. */
const noteForms = async (tx: Transaction): Promise<Set<string>> => {
  const rows = await tx.query<{ form: string }>('insert into known_form (org_code, form) select $1, form from unnest($2::text[]) form on conflict do nothing returning form', [tx.orgCode, everyForm]);
  return new Set(rows.map(({ form }) => form));
};

/** For an organisation that has just been made: its administrator's role has every form, and this is the role that gets the later ones. */
export const noteAdministratorRole = async (tx: Transaction, roleId: string): Promise<void> => {
  await tx.query('insert into administrator_role (org_code, role_id) values ($1, $2) on conflict do nothing', [tx.orgCode, roleId]);
  await noteForms(tx);
};

/** An organisation that was made before there was recruitment starts with the lists that a new one has. */
const startHiring = async (tx: Transaction): Promise<void> => {
  const there = await tx.query('select from hiring_stage where org_code = $1 union all select from candidate_status where org_code = $1 limit 1', [tx.orgCode]);
  if (there.length > 0) return;
  const seed = seeding(tx);
  await seedHiringLists(seed);
  await seed.finish('New forms');
};

const addForms = async (tx: Transaction, changeSet: string): Promise<number> => {
  const added = await noteForms(tx);
  if (added.has('RECRUITMENT_MASTERS')) await startHiring(tx);
  const lines = startingRoles.find(({ code }) => code === 'ADMINISTRATOR')!.rights.filter(({ form }) => added.has(form));
  if (lines.length === 0) return 0;
  const role = resourceOf('Role');
  const ids = await tx.query<{ id: string }>('select role_id as id from administrator_role where org_code = $1', [tx.orgCode]);
  const before = await readImages(tx, role, ids.map(({ id }) => id));
  const wanted: Image[] = [];
  for (const image of before.values()) {
    const had = (image['rights'] ?? []) as readonly { readonly form: string }[];
    const missing = lines.filter(({ form }) => !had.some((line) => line.form === form));
    if (missing.length === 0) continue;
    const first = await allocate(tx, 'role_right', missing.length);
    wanted.push({ ...image, rights: [...had, ...missing.map((line, at) => ({ ...line, id: String(first + at) }))] });
  }
  if (wanted.length === 0) return 0;
  const after = await updateImages(tx, role, wanted, MADE_BY);
  const changes = after.map((image) => ({ entity: 'Role', id: image.id, kind: 'UPDATE' as const, before: before.get(image.id)!, after: image }));
  await recordChanges(tx, changeSet, { userId: null, by: MADE_BY, source: 'RULE', reason: ruleReason('newForms'), changes });
  return after.length;
};

/** At each start, for every organisation that does not know all forms yet. Answers how many roles got rights. */
export const grantNewForms = async (db: Database): Promise<number> => {
  const organisations = await withOrg(db, NO_ORGANISATION, (tx) => tx.query<{ code: string }>('select code from organisations_without($1::text[]) code', [everyForm]));
  let total = 0;
  for (const { code } of organisations) {
    const changeSet = await nextChangeSet(db, code);
    total += await withOrg(db, code, (tx) => addForms(tx, changeSet));
  }
  return total;
};
