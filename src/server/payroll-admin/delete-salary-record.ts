import { forms } from '../../../generated/forms.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';
import { refuse } from '../refuse.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { deleteRecords } from '../resource/remove.ts';

type Arguments = { readonly id: number; readonly formId?: number | null; readonly employeeId: number };

/** Document 1 §7: deletes a salary of an employee; one of another employee is not found. */
export const deleteSalaryRecord = async ({ id, formId, employeeId }: Arguments, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  if (formId !== forms.SALARY_DETAILS) mayViewForm(formId, session);
  const found = await withOrg(db, session.orgCode, (tx) => tx.query('select from employee_salary where org_code = $1 and id = $2::bigint and employee_id = $3::bigint', [tx.orgCode, id, employeeId]));
  if (found.length === 0) throw refuse('NOT_FOUND');
  const caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey) };
  const { changeSet } = await deleteRecords(resourceOf('EmployeeSalary'), [String(id)], caller);
  return { errorCode: '', message: '', validationError: null, changeSet };
};
