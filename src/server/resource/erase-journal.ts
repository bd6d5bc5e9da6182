/** Erasing a person from the past: what their records held is gone for good, that something was changed, when and by whom stays. */
import type { Database } from '../db/connection.ts';
import { destroyKeys } from '../db/journal/keys.ts';
import { withOrg } from '../db/org.ts';
import { eraseTalk } from '../record-talk/erase-talk.ts';
import type { Session } from '../session.ts';
import { eraseMerged } from './erase-merged.ts';
import { nextChangeSet, recordChangeSet } from './journal.ts';
import { personOfCandidate, personOfIndividual } from './sealed-image.ts';

/**
 * Destroys the keys of every image that concerns the employee, as the candidate whom they were, too, and writes a change-set that says whom and why: it has no records and is never undone.
 * What was said and put on the person's records goes with them. Records as they are today stay; what is written of them later gets a new key. Rights are the caller's to check. Answers the change-set,
 * how many keys there were, and the files whose bytes are still to be removed; backups made before still hold them.
 */
export const eraseJournal = async (db: Database, session: Pick<Session, 'orgCode' | 'userId' | 'name'>, employeeId: string, reason: string): Promise<{ readonly changeSet: string; readonly keys: number; readonly files: readonly string[] }> => {
  if (!/^[1-9]\d{0,17}$/.test(employeeId)) throw new TypeError('Images of no particular person are not erased one by one.');
  const changeSet = await nextChangeSet(db, session.orgCode);
  return withOrg(db, session.orgCode, async (tx) => {
    let keys = await destroyKeys(tx, employeeId);
    // The same person before the first day, and under other names before they were found to be one.
    const individuals = await tx.query<{ id: string; candidateId: string | null }>('select id::text as id, candidate_id::text as "candidateId" from onboarding_individual where org_code = $1 and employee_id = $2::bigint', [tx.orgCode, employeeId]);
    const hired = await tx.query<{ id: string }>('select id::text as id from candidate where org_code = $1 and employee_id = $2::bigint', [tx.orgCode, employeeId]);
    const candidates = [...new Set([...individuals.flatMap(({ candidateId }) => candidateId ?? []), ...hired.map(({ id }) => id)])];
    for (const person of [...individuals.map(({ id }) => personOfIndividual(id)), ...candidates.map(personOfCandidate)]) keys += await destroyKeys(tx, person);
    const merged = await eraseMerged(tx, candidates);
    keys += merged.keys;
    const files = [...(await eraseTalk(tx, employeeId)), ...merged.files];
    await recordChangeSet(tx, changeSet, { userId: session.userId, by: session.name, form: 'EMPLOYEES', source: 'RULE', reason, erased: employeeId }, 0);
    return { changeSet, keys, files };
  });
};
