/** One change for everything that a filter matches, or its deletion, as it is kept: what is asked, how far it is and what came of it. */
import type { FormName } from '../../../../generated/forms.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Failure } from '../import/job.ts';
import { LONG, tellEnd } from './tell-end.ts';

/** WAITING: nobody has begun with it yet. */
export type BulkEditState = 'WAITING' | 'RUNNING' | 'DONE' | 'CANCELLED' | 'FAILED';
/** UNDO: of a change-set of very many records, whose id is among the values. CLOSE: of a record, whose id is among them, with all that follows from it. RECKON: of what stands beside the journal and follows from a record. STEP: of a record, with all that follows from it. */
export type BulkKind = 'EDIT' | 'DELETE' | 'UNDO' | 'CLOSE' | 'RECKON' | 'STEP';
export type RefusedRow = { readonly id: string; readonly field: string | null; readonly message: string };

export type BulkEditJob = {
  readonly id: string;
  readonly type: string;
  readonly kind: BulkKind;
  readonly state: BulkEditState;
  readonly userId: string;
  readonly form: FormName | null;
  readonly search: string | null;
  readonly filter: unknown;
  readonly values: unknown;
  readonly reason: string | null;
  /** Whether what the entity offers along with the change is wanted. */
  readonly along: boolean;
  /** Whether the mails that leave with the change are wanted. */
  readonly mails: boolean;
  /** Records that differ now, or are gone. */
  readonly changed: number;
  readonly unchanged: number;
  readonly changeSet: string | null;
  /** What is to be known besides that they are changed; '' where nothing is. */
  readonly message: string;
  readonly failure: Failure | null;
  /** How many records refuse the values, and the first of them. */
  readonly refused: number;
  readonly problems: readonly RefusedRow[];
  readonly interruptedAt: string | null;
  /** When the person began it. */
  readonly createdAt: string;
  /** From the run, which is written beside the transaction of the work. */
  readonly total: number | null;
  readonly progress: number;
};

/** What a job that its person stopped, or that the server's stops ended, says. */
export const CANCELLED = { EDIT: 'BULK_EDIT_CANCELLED', DELETE: 'BULK_DELETE_CANCELLED', UNDO: 'BULK_UNDO_CANCELLED', CLOSE: 'BULK_CLOSE_CANCELLED', RECKON: 'BULK_RECKON_CANCELLED', STEP: 'BULK_STEP_CANCELLED' } as const;
export const INTERRUPTED = { EDIT: 'BULK_EDIT_INTERRUPTED', DELETE: 'BULK_DELETE_INTERRUPTED', UNDO: 'BULK_UNDO_INTERRUPTED', CLOSE: 'BULK_CLOSE_INTERRUPTED', RECKON: 'BULK_RECKON_INTERRUPTED', STEP: 'BULK_STEP_INTERRUPTED' } as const;

/** Whether nobody else works on the job; then nobody does until the transaction ends. */
export const holdBulkEdit = async (tx: Transaction, id: string): Promise<boolean> => {
  const [lock] = await tx.query<{ got: boolean }>('select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as got', [`bulk edit ${tx.orgCode} ${id}`]);
  return lock?.got === true;
};

const JOBS = `select j.id::text as id, j.type, j.kind, case when j.state = 'RUNNING' and r.attempts = 0 then 'WAITING' else j.state end as state, j.user_id::text as "userId", j.form, j.search, j.filter, j.patch as "values", j.reason, j.along, j.mails, j.changed, j.unchanged,
  j.change_set_id::text as "changeSet", coalesce(j.message, '') as message, j.failure, j.refused, j.problems, r.interrupted_at as "interruptedAt", j.created_at as "createdAt", r.total, r.progress
  from bulk_edit j join bulk_edit_run r on r.org_code = j.org_code and r.job_id = j.id where j.org_code = $1`;

/** The job of the person; others' do not exist. `lock` keeps it until the transaction ends. */
export const loadBulkEdit = async (tx: Transaction, id: string, userId: string | null, lock = false): Promise<BulkEditJob> => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const [job] = await tx.query<BulkEditJob>(`${JOBS} and j.id = $2 and ($3::bigint is null or j.user_id = $3)${lock ? ' for update of j' : ''}`, [tx.orgCode, id, userId]);
  if (!job) throw refuse('NOT_FOUND');
  return job;
};

/** What the person has under way, the oldest first. */
export const openBulkEdits = (tx: Transaction, userId: string): Promise<BulkEditJob[]> => tx.query<BulkEditJob>(`${JOBS} and j.state = 'RUNNING' and j.user_id = $2 order by j.id`, [tx.orgCode, userId]);

type Outcome = Partial<Pick<BulkEditJob, 'changed' | 'unchanged' | 'changeSet' | 'message' | 'failure' | 'refused' | 'problems'>> & { readonly state: Exclude<BulkEditState, 'WAITING'> };

/** Ends a job that waits or runs, and tells of it where it took long; false where it had ended already. */
export const endBulkEdit = async (tx: Transaction, id: string, { state, changed = 0, unchanged = 0, changeSet = null, message = '', failure = null, refused = 0, problems = [] }: Outcome): Promise<boolean> => {
  const [ended] = await tx.query<{ userId: string; type: string; kind: BulkKind; form: string | null; values: unknown; isLong: boolean }>(
    `update bulk_edit set state = $3, changed = $4, unchanged = $5, change_set_id = $6, failure = $7, refused = $8, problems = $9, message = nullif($11, ''), updated_at = now()
     where org_code = $1 and id = $2 and state = 'RUNNING'
     returning user_id::text as "userId", type, kind, form, patch as values, created_at < clock_timestamp() - make_interval(secs => $10) as "isLong"`,
    [tx.orgCode, id, state, changed, unchanged, changeSet, failure === null ? null : JSON.stringify(failure), refused, JSON.stringify(problems), LONG, message],
  );
  if (ended?.isLong === true) await tellEnd(tx, { ...ended, state, changed });
  return ended !== undefined;
};
