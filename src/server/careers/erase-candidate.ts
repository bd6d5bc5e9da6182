/** The right to be forgotten of a candidate (decision 44): the record with all that goes along, files, talk, mails and what the journal held of their values. */
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { destroyKeys } from '../db/journal/keys.ts';
import { storeOf } from '../files/open-store.ts';
import type { Context } from '../http/route.ts';
import { deleteAlong } from '../recruitment/pipeline/delete-along.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { personOfCandidate, personOfIndividual } from '../resource/sealed-image.ts';
import { deleteImages, readImages, updateImages } from '../resource/store.ts';

export type Eraser = { readonly userId: string | null; readonly by: string; readonly reason: string };
type ErasedCandidate = { readonly changeSet: string; readonly keys: number };

/** A file that was dropped so long ago goes with the next clean-up, if its bytes did not go at once. */
const LONG_AGO = "now() - interval '10 years'";

/** The files of the records, and those put to them; nobody can read them from now on. Answers their keys. */
const dropFiles = async (tx: Transaction, changes: readonly Pick<Change, 'entity' | 'id'>[]): Promise<readonly string[]> => {
  const records = [JSON.stringify(changes.map(({ entity, id }) => ({ type: entity, name: resourceOf(entity).name, id })))];
  const of = `jsonb_to_recordset($2::jsonb) as x(type text, name text, id bigint)`;
  await tx.query(`delete from record_file f using ${of} where f.org_code = $1 and f.entity = x.type and f.row_id = x.id`, [tx.orgCode, ...records]);
  await tx.query(`update record_comment c set body = '', mentions = '{}', erased_at = now() from ${of} where c.org_code = $1 and c.entity = x.type and c.row_id = x.id and c.erased_at is null`, [tx.orgCode, ...records]);
  await tx.query(`delete from record_follower f using ${of} where f.org_code = $1 and f.entity = x.type and f.row_id = x.id`, [tx.orgCode, ...records]);
  const files = await tx.query<{ key: string }>(
    `update stored_file s set status = 'DELETED', original_name = '', updated_at = ${LONG_AGO} from ${of} where s.org_code = $1 and s.row_id = x.id and (s.entity = x.name or (s.entity = 'recordFile' and s.field = x.type)) returning s.key`,
    [tx.orgCode, ...records],
  );
  return files.map(({ key }) => key);
};

/** Mails to the address, ways into the portal, and notifications that name the record. */
const dropTraces = async (tx: Transaction, id: string, email: string | null): Promise<void> => {
  await tx.query('delete from portal_session where org_code = $1 and candidate_id = $2', [tx.orgCode, id]);
  await tx.query(`delete from notification where org_code = $1 and path ~ ('^/recruitment/(job-candidates|talent-pool|archived-candidates)/' || $2 || '($|[/?])')`, [tx.orgCode, id]);
  if (email === null || email === '') return;
  await tx.query('delete from outbox_message where org_code = $1 and lower(recipient) = lower($2)', [tx.orgCode, email]);
  await tx.query('delete from portal_passcode where org_code = $1 and email = lower($2)', [tx.orgCode, email]);
};

/** Records of the same person that were merged into this one: their past goes too. What was merged into them first is among them. */
const mergedInto = async (tx: Transaction, id: string): Promise<readonly string[]> => {
  const rows = await tx.query<{ id: string }>(
    `with recursive whole(id) as (select m.other_id from candidate_merge m where m.org_code = $1 and m.keep_id = $2::bigint and m.undone_by is null
       union select m.other_id from candidate_merge m join whole w on m.keep_id = w.id where m.org_code = $1 and m.undone_by is null)
     select id::text as id from whole`,
    [tx.orgCode, id],
  );
  await tx.query('delete from candidate_merge where org_code = $1 and (keep_id = $2::bigint or other_id = any($3::bigint[]))', [tx.orgCode, id, rows.map((row) => row.id)]);
  return rows.map((row) => row.id);
};

/** What they told before a first day that never came goes with them; whoever became an employee keeps the record, without the candidate. */
const onboardingOf = async (tx: Transaction, id: string, by: string): Promise<Change[]> => {
  const resource = resourceOf('OnboardingIndividual');
  const found = await tx.query<{ id: string }>('select id::text as id from onboarding_individual where org_code = $1 and candidate_id = $2::bigint', [tx.orgCode, id]);
  const images = [...(await readImages(tx, resource, found.map((row) => row.id))).values()];
  const [employed, others] = [images.filter((image) => image['employeeId'] !== null), images.filter((image) => image['employeeId'] === null)];
  await deleteImages(tx, resource, others.map((image) => image.id));
  await tx.query('delete from joining_session where org_code = $1 and individual_id = any($2::bigint[])', [tx.orgCode, others.map((image) => image.id)]);
  const kept = await updateImages(tx, resource, employed.map((image) => ({ ...image, candidateId: null })), by);
  return [
    ...others.map((before): Change => ({ entity: resource.type, id: before.id, kind: 'DELETE', before, after: null })),
    ...kept.map((after): Change => ({ entity: resource.type, id: after.id, kind: 'UPDATE', before: employed.find((image) => image.id === after.id)!, after })),
  ];
};

/**
 * Erases a candidate for good: no undo brings them back. The journal keeps that a record was deleted, when, by whom and why, and its chain stays whole.
 * Rights are the caller's to check. Null where there is no such candidate. Backups made before still hold what they held.
 */
export const eraseCandidate = async ({ db, settings, log }: Pick<Context, 'db' | 'settings' | 'log'>, orgCode: string, id: string, { userId, by, reason }: Eraser): Promise<ErasedCandidate | null> => {
  const changeSet = await nextChangeSet(db, orgCode);
  const erased = await withOrg(db, orgCode, async (tx) => {
    const resource = resourceOf('Candidate');
    const before = (await readImages(tx, resource, [id])).get(id);
    if (!before) return null;
    const onboarding = await onboardingOf(tx, id, by);
    const along = [...onboarding, ...(await deleteAlong(tx, [id]))];
    await deleteImages(tx, resource, [id]);
    const changes: Change[] = [...along, { entity: resource.type, id, kind: 'DELETE', before, after: null }];
    await recordChanges(tx, changeSet, { userId, by, source: 'RULE', form: 'JOB_CANDIDATES', reason, changes });
    const merged = await mergedInto(tx, id);
    let keys = await destroyKeys(tx, personOfCandidate(id));
    for (const other of merged) keys += await destroyKeys(tx, personOfCandidate(other));
    const gone = changes.filter(({ kind }) => kind === 'DELETE');
    for (const { id: individual } of onboarding.filter(({ kind }) => kind === 'DELETE')) keys += await destroyKeys(tx, personOfIndividual(individual));
    const files = await dropFiles(tx, [...gone, ...merged.map((other) => ({ entity: resource.type, id: other }))]);
    await dropTraces(tx, id, before['email'] as string | null);
    return { keys, files };
  });
  if (erased === null) return null;
  for (const key of erased.files) await storeOf(settings).remove(key).catch((error: unknown) => log.warn({ err: error }, 'the bytes of an erased file wait for the next clean-up'));
  return { changeSet, keys: erased.keys };
};
