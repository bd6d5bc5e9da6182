/** Erasing a person from the past: what their records held is gone for good, that something was changed, when and by whom stays. */
import { dropTraces } from '../careers/drop-traces.ts';
import type { Database } from '../db/connection.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { dropNotices } from '../notifications/drop-notices.ts';
import { eraseTalk } from '../record-talk/erase-talk.ts';
import type { Session } from '../session.ts';
import { dropAccountMails } from './drop-account-mails.ts';
import { eraseFiles } from './erase-files.ts';
import { deleteIndividuals, forgetIndividuals } from './erase-individuals.ts';
import { eraseMerged } from './erase-merged.ts';
import { forgetPerson } from './forget-person.ts';
import { forgetTitles } from './forget-titles.ts';
import { holdDeleted } from './hold-deleted.ts';
import { nextChangeSet, recordChanges, recordChangeSet } from './journal.ts';
import { lastCandidates } from './last-candidates.ts';
import { personOfCandidate, personOfIndividual } from './sealed-image.ts';

type Before = { readonly entity: 'Candidate' | 'OnboardingIndividual'; readonly id: string };

/** The records of the person before they were an employee, also those that are deleted since. */
const recordsBefore = (tx: Transaction, employeeId: string): Promise<readonly Before[]> =>
  tx.query<Before>(
    `select entity, row_id::text as id from person_before where org_code = $1 and employee_id = $2::bigint
     union select 'Candidate', candidate_id::text from onboarding_individual where org_code = $1 and employee_id = $2::bigint and candidate_id is not null`,
    [tx.orgCode, employeeId],
  );

/** Of candidates those who are still there: they stay as they are. */
const isThere = async (tx: Transaction, candidates: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await tx.query<{ id: string }>('select id::text as id from candidate where org_code = $1 and id = any($2::bigint[])', [tx.orgCode, candidates])).map(({ id }) => id));

const isEmployed = async (tx: Transaction, employeeId: string): Promise<boolean> => (await tx.query('select from employee where org_code = $1 and id = $2::bigint', [tx.orgCode, employeeId])).length > 0;

/** The interviews of candidates who were deleted, which went with them: what panels were told of those names the candidate. */
const lastRounds = (tx: Transaction, candidates: readonly string[]): Promise<readonly { readonly id: string }[]> =>
  candidates.length === 0 ? Promise.resolve([]) : tx.query<{ id: string }>(`select distinct c.row_id::text as id from change c where c.org_code = $1 and c.entity = 'ScheduledRound' and split_part(coalesce(c.after, c.before) -> 'sealed' ->> 'ordinary', '.', 1) = any($2)`, [tx.orgCode, candidates.map(personOfCandidate)]);

/**
 * Destroys the keys of every image that concerns the employee, as the candidate whom they were, too, and writes a change-set that says whom and why: it has no records and is never undone.
 * What was said and put on the person's records goes with them, and what they told before the first day goes whole. Other records as they are today stay; what is written of them later gets a new key.
 * Rights are the caller's to check. Answers the change-set, how many keys there were, and the files whose bytes are still to be removed; backups made before still hold them.
 */
export const eraseJournal = async (db: Database, session: Pick<Session, 'orgCode' | 'userId' | 'name'>, employeeId: string, reason: string): Promise<{ readonly changeSet: string; readonly keys: number; readonly files: readonly string[] }> => {
  if (!/^[1-9]\d{0,17}$/.test(employeeId)) throw new TypeError('Images of no particular person are not erased one by one.');
  const [changeSet, ofJoining] = [await nextChangeSet(db, session.orgCode), await nextChangeSet(db, session.orgCode)];
  const eraser = { userId: session.userId, by: session.name, source: 'RULE', reason } as const;
  return withOrg(db, session.orgCode, async (tx) => {
    const before = await recordsBefore(tx, employeeId);
    const idsOf = (entity: Before['entity']): readonly string[] => before.filter((one) => one.entity === entity).map(({ id }) => id);
    const [candidates, individuals] = [idsOf('Candidate'), idsOf('OnboardingIndividual')];
    for (const person of [...candidates.map(personOfCandidate), ...individuals.map(personOfIndividual)]) await holdDeleted(tx, person);
    // Their talk and files are found while it is known whose they were.
    const talk = await eraseTalk(tx, employeeId);
    if (!(await isEmployed(tx, employeeId))) await forgetTitles(tx, [{ entity: 'Employee', id: employeeId }]);
    const deleted = await deleteIndividuals(tx, individuals);
    if (deleted.length > 0) await recordChanges(tx, ofJoining, { ...eraser, form: 'ONBOARDED_INDIVIDUALS', changes: deleted });
    const there = await isThere(tx, candidates);
    const gone = candidates.filter((id) => !there.has(id));
    const last = await lastCandidates(tx, gone);
    for (const id of gone) await dropTraces(tx, id, (last.get(id)?.['email'] ?? null) as string | null, employeeId);
    await dropNotices(tx, (await lastRounds(tx, gone)).map(({ id }) => ({ entity: 'ScheduledRound', id })));
    await dropAccountMails(tx, employeeId);
    let keys = await forgetPerson(tx, employeeId);
    for (const id of candidates) keys += await forgetPerson(tx, personOfCandidate(id));
    const [joined, merged] = [await forgetIndividuals(tx, individuals), await eraseMerged(tx, candidates)];
    keys += joined.keys + merged.keys;
    const files = [...talk, ...joined.files, ...merged.files, ...(gone.length === 0 ? [] : await eraseFiles(tx, gone.map((id) => ({ entity: 'Candidate', id }))))];
    // Who is still there may be changed, deleted and erased again.
    await tx.query(`delete from person_before where org_code = $1 and employee_id = $2::bigint and not (entity = 'Candidate' and row_id = any($3::bigint[]))`, [tx.orgCode, employeeId, [...there]]);
    await recordChangeSet(tx, changeSet, { ...eraser, form: 'EMPLOYEES', erased: employeeId }, 0);
    return { changeSet, keys, files };
  });
};
