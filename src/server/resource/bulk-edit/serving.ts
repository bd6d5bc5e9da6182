/** Bulk edits as requests meet them: begun, looked at, cancelled by the person whose they are. */
import type { FormName } from '../../../../generated/forms.ts';
import { isErrorCode } from '../../../domain/errors.ts';
import { forbiddenFields } from '../../access/fields.ts';
import type { Context } from '../../context.ts';
import { nextId } from '../../db/ids.ts';
import { withOrg } from '../../db/org.ts';
import { coerceFilter, coercePatch } from '../../graphql/coerce-filter.ts';
import { say } from '../../messages.ts';
import { refuse } from '../../refuse.ts';
import { signedIn } from '../import/serving.ts';
import { once, readIdempotencyKey } from '../once.ts';
import { readReason } from '../read-updates.ts';
import { namedResource, updateGrant } from '../update-grant.ts';
import { endBulkEdit, holdBulkEdit, loadBulkEdit } from './job.ts';
import { workOnBulkEdit } from './worker.ts';

export type BulkEditInput = { readonly type: string; readonly search?: string | null; readonly filter?: unknown; readonly form?: FormName | null; readonly values: unknown; readonly reason?: string | null };

/** Days after which what a bulk edit did is forgotten; the journal keeps it. */
const KEPT_DAYS = 14;

/** Keeps the job, once for a key of the client; answers its id. Refuses without the right, and what is no filter or no value of the entity. */
export const keepBulkEdit = async (context: Pick<Context, 'db' | 'session'> & Partial<Pick<Context, 'idempotencyKey'>>, input: BulkEditInput): Promise<string> => {
  const session = signedIn(context);
  const { orgCode } = session;
  const resource = namedResource(input.type);
  updateGrant(session, resource);
  coerceFilter(resource, input.filter);
  const values = coercePatch(resource, input.values);
  if (Object.keys(values).length === 0) throw refuse('NO_CHANGES');
  if (forbiddenFields(session, resource, values).length > 0) throw refuse('_DB0102');
  const id = await nextId(context.db, orgCode, 'bulk_edit');
  const asking = { session, idempotencyKey: readIdempotencyKey(context.idempotencyKey) };
  return withOrg(context.db, orgCode, (tx) => once(tx, asking, 'startBulkEdit', input, async () => {
    await tx.query("delete from bulk_edit where org_code = $1 and state <> 'RUNNING' and updated_at < now() - make_interval(days => $2)", [orgCode, KEPT_DAYS]);
    await tx.query('delete from bulk_edit_run r where r.org_code = $1 and not exists (select from bulk_edit j where j.org_code = $1 and j.id = r.job_id)', [orgCode]);
    await tx.query(
      `insert into bulk_edit (org_code, id, type, state, user_id, form, search, filter, patch, reason) values ($1, $2, $3, 'RUNNING', $4, $5, $6, $7, $8, $9)`,
      [orgCode, id, input.type, session.userId, input.form ?? null, input.search?.trim() || null, input.filter == null ? null : JSON.stringify(input.filter), JSON.stringify(input.values), readReason(input.reason)],
    );
    await tx.query('insert into bulk_edit_run (org_code, job_id) values ($1, $2)', [orgCode, id]);
    return id;
  }));
};

/** A wish to stop; the work hears it between its chunks, and what waits for its turn ends at once. */
export const wishToCancel = (context: Pick<Context, 'db' | 'session'>, id: string): Promise<void> => {
  const session = signedIn(context);
  return withOrg(context.db, session.orgCode, async (tx) => {
    await loadBulkEdit(tx, id, session.userId);
    await tx.query('update bulk_edit_run set cancel = true where org_code = $1 and job_id = $2', [tx.orgCode, id]);
    if (await holdBulkEdit(tx, id)) await endBulkEdit(tx, id, { state: 'CANCELLED', failure: { code: 'BULK_EDIT_CANCELLED', words: {} } });
  });
};

/** The job as its person sees it. */
export const answerBulkEdit = async (context: Pick<Context, 'db' | 'session'>, id: string): Promise<{ errorCode: string; message: string; job: object }> => {
  const session = signedIn(context);
  const { failure, ...job } = await withOrg(context.db, session.orgCode, (tx) => loadBulkEdit(tx, id, session.userId));
  const why = failure === null ? null : say(session.language, `error.${isErrorCode(failure.code) ? failure.code : '_UH0001'}`, failure.words);
  return { errorCode: '', message: '', job: { ...job, failure: why } };
};

/** Begins with the work without making the request wait; the poll finds what this process cannot finish. */
export const beginWork = ({ db, log }: Pick<Context, 'db' | 'log'>, orgCode: string, id: string): void => {
  workOnBulkEdit({ db, log }, orgCode, id).catch((error: unknown) => log.warn({ err: error, bulkEdit: id }, 'a bulk edit waits for the next worker'));
};
