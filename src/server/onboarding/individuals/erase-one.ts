import { withOrg, type Transaction } from '../../db/org.ts';
import { storeOf } from '../../files/open-store.ts';
import type { Context } from '../../http/route.ts';
import { deleteIndividuals, forgetIndividuals } from '../../resource/erase-individuals.ts';
import { holdDeleted } from '../../resource/hold-deleted.ts';
import { nextChangeSet, recordChanges } from '../../resource/journal.ts';
import { personOfIndividual } from '../../resource/sealed-image.ts';

type Eraser = { readonly userId: string | null; readonly by: string; readonly reason: string; /** Nobody who is not outdated any more. */ readonly onlyOutdated?: boolean };
const KEPT_SINCE = `now() - make_interval(months => coalesce((select s.retention_months from recruitment_general_setting s where s.org_code = $1), 24))`;
/** Who was given up as long ago as candidates are kept after an application, of `onboarding_individual`. */
export const OUTDATED = `status = 'CANCELLED' and updated_at < ${KEPT_SINCE}`;
/** Who was deleted as long ago, of `deleted_person`. */
export const DELETED_LONG_AGO = `entity = 'OnboardingIndividual' and deleted_at < ${KEPT_SINCE}`;

type Person = { readonly employeeId: string | null; readonly candidateId: string | null; readonly isOutdated: boolean };

/** Of somebody who was deleted in the ordinary way the journal, their files and the mails about them are still there. */
const eraseDeleted = async (tx: Transaction, id: string, changeSet: string, { userId, by, reason, onlyOutdated = false }: Eraser) => {
  if (onlyOutdated && (await tx.query(`select from deleted_person where org_code = $1 and row_id = $2::bigint and ${DELETED_LONG_AGO} for update`, [tx.orgCode, id])).length === 0) return null;
  const employed = await tx.query(`select from person_before where org_code = $1 and entity = 'OnboardingIndividual' and row_id = $2::bigint`, [tx.orgCode, id]);
  if (employed.length > 0) return 'EMPLOYEE';
  const keys = await tx.query('select from journal_key where org_code = $1 and person_id = $2::bigint and destroyed_at is null', [tx.orgCode, personOfIndividual(id)]);
  if (keys.length === 0) return null;
  await deleteIndividuals(tx, [id]);
  // There is no record that changes; that somebody was erased, when, by whom and why stays.
  await recordChanges(tx, changeSet, { userId, by, source: 'RULE', form: 'ONBOARDING_INDIVIDUALS', reason, erased: personOfIndividual(id), changes: [] });
  return forgetIndividuals(tx, [id]);
};

/** Erases somebody who joined for nobody's record yet; no undo brings them back; also somebody who was deleted before. Null where there is none; says whose erasure it is instead where they are a candidate or an employee. */
export const eraseOne = async ({ db, settings, log }: Pick<Context, 'db' | 'settings' | 'log'>, orgCode: string, id: string, eraser: Eraser): Promise<{ readonly changeSet: string; readonly keys: number } | 'EMPLOYEE' | 'CANDIDATE' | null> => {
  const { userId, by, reason, onlyOutdated = false } = eraser;
  const changeSet = await nextChangeSet(db, orgCode);
  const erased = await withOrg(db, orgCode, async (tx) => {
    await holdDeleted(tx, personOfIndividual(id));
    const [person] = await tx.query<Person>(`select employee_id::text as "employeeId", candidate_id::text as "candidateId", ${OUTDATED} as "isOutdated" from onboarding_individual where org_code = $1 and id = $2::bigint for update`, [tx.orgCode, id]);
    if (!person) return eraseDeleted(tx, id, changeSet, eraser);
    if (onlyOutdated && !person.isOutdated) return null;
    if (person.employeeId !== null) return 'EMPLOYEE';
    if (person.candidateId !== null) return 'CANDIDATE';
    const changes = await deleteIndividuals(tx, [id]);
    await recordChanges(tx, changeSet, { userId, by, source: 'RULE', form: 'ONBOARDING_INDIVIDUALS', reason, changes });
    return forgetIndividuals(tx, [id]);
  });
  if (erased === null || typeof erased === 'string') return erased;
  for (const key of erased.files) await storeOf(settings).remove(key).catch((error: unknown) => log.warn({ err: error }, 'the bytes of an erased file wait for the next clean-up'));
  return { changeSet, keys: erased.keys };
};
