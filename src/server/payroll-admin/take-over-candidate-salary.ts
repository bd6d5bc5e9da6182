import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { reachedEmployee } from '../people/reached-employee.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { addRecord } from '../resource/save.ts';
import { agreedSalary } from '../salaries/employee/agreed-salary.ts';

/** The salary that was agreed with the candidate becomes the employee's first one, reckoned by what is known of the employee. */
export const takeOverCandidateSalary = async ({ employeeId }: { readonly employeeId: number }, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  const agreed = await withOrg(db, session.orgCode, async (tx) => agreedSalary(tx, await reachedEmployee(tx, grant, String(employeeId))));
  if (agreed === null) return refuseProblems(grant, [{ field: 'employeeId', ...finding('employeeSalary.noAgreed') }]) as never;
  const caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null, carries: true as const, idempotencyKey: readIdempotencyKey(idempotencyKey) };
  const { id, changeSet } = await addRecord(resourceOf('EmployeeSalary'), { ...agreed, employeeId: String(employeeId), revisionType: 'JOINING' }, caller);
  const [saved] = await withOrg(db, session.orgCode, (tx) => tx.query<{ status: string }>('select status from employee_salary where org_code = $1 and id = $2::bigint', [tx.orgCode, id]));
  return { errorCode: '', message: '', validationError: null, changeSet, salaryId: Number(id), revisionStatus: saved?.status ?? null };
};
