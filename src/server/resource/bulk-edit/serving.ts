/** Bulk edits as requests meet them: begun, looked at, cancelled by the person whose they are. */
import type { FormName } from '../../../../generated/forms.ts';
import { isErrorCode } from '../../../domain/errors.ts';
import { forbiddenFields } from '../../access/fields.ts';
import type { Context } from '../../context.ts';
import { nextId } from '../../db/ids.ts';
import { withOrg, type Transaction } from '../../db/org.ts';
import { coerceFilter, coercePatch } from '../../graphql/coerce-filter.ts';
import { say } from '../../messages.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import { signedIn } from '../import/serving.ts';
import { answered, once, readIdempotencyKey } from '../once.ts';
import { resourceOf } from '../registry.ts';
import { readReason } from '../read-updates.ts';
import { LARGE, refuseStranger } from '../undo.ts';
import type { StoredSet } from '../undo/check.ts';
import { deleteGrant, namedResource, updateGrant } from '../update-grant.ts';
import { CANCELLED, endBulkEdit, holdBulkEdit, loadBulkEdit, openBulkEdits, type BulkEditJob, type BulkKind } from './job.ts';
import type { StepAsked } from './run-step.ts';
import { workOnBulkEdit } from './worker.ts';

export type BulkDeleteInput = { readonly type: string; readonly search?: string | null; readonly filter?: unknown; readonly form?: FormName | null; readonly reason?: string | null };
export type BulkEditInput = BulkDeleteInput & { readonly values: unknown; readonly along?: boolean | null; readonly mails?: boolean | null };

type Asking = Pick<Context, 'db' | 'session'> & Partial<Pick<Context, 'idempotencyKey'>>;

const OPERATIONS: Readonly<Record<BulkKind, string>> = { EDIT: 'startBulkEdit', DELETE: 'startBulkDelete', UNDO: 'undoChangeSet', CLOSE: 'close', RECKON: 'reckon', STEP: 'step' };

type Keeping = { readonly along?: boolean; readonly mails?: boolean; /** Refuses, in the transaction that keeps the job. */ readonly first?: (tx: Transaction) => Promise<void> };

const keep = async (context: Asking, kind: BulkKind, input: BulkDeleteInput, values: unknown, { along = false, mails = true, first }: Keeping = {}): Promise<string> => {
  const session = signedIn(context);
  const { orgCode } = session;
  const id = await nextId(context.db, orgCode, 'bulk_edit');
  const asking = { session, idempotencyKey: readIdempotencyKey(context.idempotencyKey) };
  return withOrg(context.db, orgCode, (tx) => once(tx, asking, OPERATIONS[kind], kind === 'EDIT' || kind === 'DELETE' ? input : values, async () => {
    await first?.(tx);
    await tx.query(
      `insert into bulk_edit (org_code, id, type, kind, state, user_id, form, search, filter, patch, reason, along, mails) values ($1, $2, $3, $4, 'RUNNING', $5, $6, $7, $8, $9, $10, $11, $12)`,
      [orgCode, id, input.type, kind, session.userId, input.form ?? null, input.search?.trim() || null, input.filter == null ? null : JSON.stringify(input.filter), JSON.stringify(values), readReason(input.reason), along, mails],
    );
    await tx.query('insert into bulk_edit_run (org_code, job_id) values ($1, $2)', [orgCode, id]);
    return id;
  }));
};

/** Keeps the job, once for a key of the client; answers its id. Refuses without the right, and what is no filter or no value of the entity. */
export const keepBulkEdit = async (context: Asking, input: BulkEditInput): Promise<string> => {
  const session = signedIn(context);
  const resource = namedResource(input.type);
  updateGrant(session, resource);
  coerceFilter(resource, input.filter);
  const values = coercePatch(resource, input.values);
  if (Object.keys(values).length === 0) throw refuse('NO_CHANGES');
  if (forbiddenFields(session, resource, values).length > 0) throw refuse('_DB0102');
  return keep(context, 'EDIT', input, input.values, { along: input.along === true, mails: input.mails !== false });
};

/** As `keepBulkEdit`, of the deletion of everything that matches. */
export const keepBulkDelete = async (context: Asking, input: BulkDeleteInput): Promise<string> => {
  const resource = namedResource(input.type, 'DELETE');
  deleteGrant(signedIn(context), resource);
  coerceFilter(resource, input.filter);
  return keep(context, 'DELETE', input, {});
};

/** Keeps the undoing of a change-set of very many records as such a job; null where the change-set is so small, or so unknown, that a request undoes or refuses it at once. */
export const keepUndo = async (context: Asking, changeSet: string): Promise<string | null> => {
  const session = signedIn(context);
  if (!/^\d{1,18}$/.test(changeSet)) return null;
  const values = { changeSet };
  const asking = { session, idempotencyKey: readIdempotencyKey(context.idempotencyKey) };
  const found = await withOrg(context.db, session.orgCode, async (tx): Promise<{ kept: string } | { type: string } | undefined> => {
    // Asked again after its end, the change-set is one that is undone.
    const kept = await answered<string>(tx, asking, OPERATIONS.UNDO, values);
    if (kept !== undefined) return { kept };
    const [set] = await tx.query<StoredSet>('select id, undone_by as "undoneBy", source from change_set where org_code = $1 and id = $2 and records > $3 and undone_by is null', [tx.orgCode, changeSet, LARGE]);
    if (!set) return undefined;
    await refuseStranger(tx, set, context.db, session);
    const [most] = await tx.query<{ type: string }>('select c.entity as type from change c where c.org_code = $1 and c.change_set_id = $2 group by 1 order by count(*) desc limit 1', [tx.orgCode, changeSet]);
    return most;
  });
  if (found === undefined) return null;
  return 'kept' in found ? found.kept : keep(context, 'UNDO', { type: found.type }, values);
};

/** Keeps the closing of a record, once for a key of the client, as work that its hooks do (`Hooks.close`); answers the job's id. Whether it may be closed has been asked. */
export const keepClosing = async (context: Asking, input: BulkDeleteInput, id: string): Promise<string> => {
  updateGrant(signedIn(context), namedResource(input.type));
  return keep(context, 'CLOSE', input, { type: input.type, id });
};

/** Keeps the reckoning of a record anew (`Hooks.reckon`), as `keepClosing`. Whether the person may ask for it has been asked, and is asked again by the hook. */
export const keepReckoning = (context: Asking, input: BulkDeleteInput, id: string, first?: (tx: Transaction) => Promise<void>): Promise<string> => keep(context, 'RECKON', input, { type: input.type, id }, first ? { first } : {});

/** Keeps a step of a record (`Hooks.steps`) as work, once for a key of the client; answers the job's id. `first` refuses at once what can be told at once; whether the person may take the step is asked again by the hook. */
export const keepStep = (context: Asking, input: BulkDeleteInput, step: StepAsked, first: (tx: Transaction) => Promise<void>): Promise<string> => keep(context, 'STEP', input, step, { first });

/** A wish to stop; the work hears it between its chunks, and what waits for its turn ends at once. */
export const wishToCancel = (context: Pick<Context, 'db' | 'session'>, id: string): Promise<void> => {
  const session = signedIn(context);
  return withOrg(context.db, session.orgCode, async (tx) => {
    const { kind } = await loadBulkEdit(tx, id, session.userId);
    await tx.query('update bulk_edit_run set cancel = true where org_code = $1 and job_id = $2', [tx.orgCode, id]);
    if (await holdBulkEdit(tx, id)) await endBulkEdit(tx, id, { state: 'CANCELLED', failure: { code: CANCELLED[kind], words: {} } });
  });
};

/** The job as its person sees it. */
const seen = ({ failure, ...job }: BulkEditJob, { language }: Session): object => {
  const step = job.kind === 'STEP' ? (job.values as StepAsked).step : null;
  const { endpoint, name } = resourceOf(job.type);
  const told = failure?.words['told'];
  const why = failure === null ? null : told === undefined ? say(language, `error.${isErrorCode(failure.code) ? failure.code : '_UH0001'}`, failure.words) : String(told);
  return { ...job, step, endpoint, entity: name, failure: why, failureCode: failure?.code ?? null, failureWords: failure?.words ?? null };
};

export const answerBulkEdit = async (context: Pick<Context, 'db' | 'session'>, id: string): Promise<{ errorCode: string; message: string; job: object }> => {
  const session = signedIn(context);
  return { errorCode: '', message: '', job: seen(await withOrg(context.db, session.orgCode, (tx) => loadBulkEdit(tx, id, session.userId)), session) };
};

/** All of the person that are under way: a page that was loaded anew follows them again. */
export const answerOpenBulkEdits = async (context: Pick<Context, 'db' | 'session'>): Promise<{ errorCode: string; message: string; jobs: object[] }> => {
  const session = signedIn(context);
  const jobs = await withOrg(context.db, session.orgCode, (tx) => openBulkEdits(tx, session.userId));
  return { errorCode: '', message: '', jobs: jobs.map((job) => seen(job, session)) };
};

/** Begins with the work without making the request wait; the poll finds what this process cannot finish. */
export const beginWork = ({ db, log }: Pick<Context, 'db' | 'log'>, orgCode: string, id: string): void => {
  workOnBulkEdit({ db, log }, orgCode, id).catch((error: unknown) => log.warn({ err: error, bulkEdit: id }, 'a bulk edit waits for the next worker'));
};
