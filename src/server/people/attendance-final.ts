/** Days whose attendance is finalized: what attendance says of them stays as it is until they are reopened. */
import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';

/** Of the employee `e`. */
export const isFinalizedSql = (day: string): string => `exists (select from attendance_finalization z where z.org_code = $1 and z.employee_id = e.id and ${day} between z.from_date and z.to_date)`;

/** In a pay cycle that is final. */
export const isPaidSql = (day: string): string => `exists (select from payroll_cycle c where c.org_code = $1 and c.status = 'FINALIZED' and ${day} between c.from_date and c.to_date)`;

type DayOf = { readonly employeeId: string; readonly day: string };

/** Refuses any of these days that is finalized, at the field that names it. */
export const refuseFinalized = async (tx: Transaction, caller: Pick<Caller, 'session'>, days: readonly DayOf[], field: string): Promise<void> => {
  const found = await tx.query(
    `select from unnest($2::bigint[], $3::date[]) d(employee_id, day) join employee e on e.org_code = $1 and e.id = d.employee_id where ${isFinalizedSql('d.day')} limit 1`,
    [tx.orgCode, days.map(({ employeeId }) => employeeId), days.map(({ day }) => day)],
  );
  if (found.length > 0) refuseProblems(caller, [{ field, ...finding('enum.DayProblem.FINALIZED') }]);
};
