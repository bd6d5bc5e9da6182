/** One step for several revisions, each by itself: what cannot be moved stays, and says why. */
import type { Language } from '../../../domain/languages.ts';
import type { Grant } from '../../access/authorise.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/org.ts';
import { say } from '../../messages.ts';
import { Refusal, refuse } from '../../refuse.ts';
import type { Caller } from '../../resource/caller.ts';
import { inChangeSet } from '../../resource/in-change-set.ts';
import type { Change } from '../../resource/journal.ts';
import { mergeChanges } from '../../resource/merge-changes.ts';
import { resourceOf } from '../../resource/registry.ts';
import { updateRecords } from '../../resource/update-records.ts';

/** Of one request. */
const MOST = 500;
const LONGEST = 500;

export type Moved = { readonly revisionId: number; readonly success: boolean; readonly message: string };
type Asked = { readonly operation: string; readonly revisionIds: readonly number[]; readonly status: string; readonly comment: string | null; /** Of a single one, as it was seen. */ readonly version?: number | null };

const saidOf = ({ code, details: { words, validationError = [] } }: Refusal, language: Language): string =>
  validationError.length > 0 ? [...new Set(validationError.map(({ message }) => message))].join(' ') : say(language, `error.${code}`, words);

/** Within a savepoint of its own: what was written of one that is refused in the end is not. */
const moveOne = async (tx: Transaction, id: number, version: number | null, input: Readonly<Record<string, unknown>>, caller: Caller): Promise<readonly Change[]> => {
  await tx.query('savepoint revision');
  try {
    const { changes, unchanged, refused } = await updateRecords(tx, resourceOf('EmployeeSalary'), [{ id: String(id), version, input }], caller);
    for (const refusal of refused.values()) throw refusal;
    if (unchanged.length > 0) throw refuse('STATUS_MOVED_ON', { words: { status: say(caller.session.language, `enum.SalaryRevisionStatus.${String(input['status'])}`) } });
    await tx.query('release savepoint revision');
    return changes;
  } catch (error) {
    if (error instanceof Refusal) await tx.query('rollback to savepoint revision');
    throw error;
  }
};

/** Brings each revision to the status, in one change-set; answers what came of each, in the order that they were named. */
export const moveRevisions = ({ operation, revisionIds, status, comment, version }: Asked, context: Context, grant: Grant) => {
  const { session } = grant;
  const ids = [...new Set(revisionIds)];
  if (ids.length === 0) throw refuse('NOTHING_SELECTED');
  if (ids.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  const said = comment?.trim().slice(0, LONGEST) || null;
  const caller: Caller = { db: context.db, session, reach: grant, form: 'SALARY_REVISION', reason: said };
  return inChangeSet(operation, { revisionIds: ids, status, comment: said, version: version ?? null }, context, grant, said, async (tx) => {
    const changes: Change[] = [];
    const results: Moved[] = [];
    for (const id of ids) {
      try {
        changes.push(...(await moveOne(tx, id, ids.length === 1 ? (version ?? null) : null, { status, ...(said === null ? {} : { comment: said }) }, caller)));
        results.push({ revisionId: id, success: true, message: '' });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        results.push({ revisionId: id, success: false, message: saidOf(error, session.language) });
      }
    }
    const successCount = results.filter(({ success }) => success).length;
    return { changes: mergeChanges(changes), answer: { results, successCount, failureCount: results.length - successCount } };
  });
};
