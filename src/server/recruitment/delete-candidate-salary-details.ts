import { forms } from '../../../generated/forms.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';
import { refuse } from '../refuse.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { deleteRecords } from '../resource/remove.ts';

type Arguments = { readonly formId?: number | null; readonly candidateIds: readonly number[] };

/** Document 1 §7: deletes the salaries of candidates; who has none is refused as not found. */
export const deleteCandidateSalaryDetails = async ({ formId, candidateIds }: Arguments, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  if (formId !== forms.CANDIDATE_SALARY) mayViewForm(formId, session);
  const candidates = [...new Set(candidateIds)];
  const found = await withOrg(db, session.orgCode, (tx) => tx.query<{ id: string }>('select id::text as id from candidate_salary where org_code = $1 and candidate_id = any($2::bigint[])', [tx.orgCode, candidates]));
  if (found.length !== candidates.length) throw refuse('NOT_FOUND');
  const caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey) };
  const { deleted, changeSet } = await deleteRecords(resourceOf('CandidateSalary'), found.map(({ id }) => id), caller);
  return { errorCode: '', message: '', validationError: null, changeSet, salaryId: null, salaryCount: deleted };
};
