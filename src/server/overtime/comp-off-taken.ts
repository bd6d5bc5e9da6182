import { compOffHours } from '../../domain/overtime/comp-off-hours.ts';
import type { Transaction } from '../db/org.ts';
import { compOffTerms, dayKindOf } from '../people/comp-off-terms.ts';
import { dayKey } from './worked-days.ts';
import type { AttendedDay, DayOf } from './worked-days.ts';

/** Minutes of these days that compensatory off takes, by `dayKey`, where it is asked for: of requests in one of these states. */
export const compOffTaken = async (tx: Transaction, attended: ReadonlyMap<string, AttendedDay>, states: readonly ('PENDING' | 'APPROVED')[]): Promise<ReadonlyMap<string, number>> => {
  const days = [...attended.values()];
  const rows = await tx.query<DayOf & { days: number }>(
    `select c.employee_id::text as "employeeId", c.worked_on::text as day, sum(c.days)::float8 as days from unnest($2::bigint[], $3::date[]) d(employee_id, day)
       join comp_off c on c.org_code = $1 and c.employee_id = d.employee_id and c.worked_on = d.day and c.status = any($4::text[]) group by 1, 2`,
    [tx.orgCode, days.map(({ employeeId }) => employeeId), days.map(({ day }) => day), states],
  );
  const taken = new Map<string, number>();
  // Seldom are both asked for of a day.
  for (const one of rows) {
    const { own } = await compOffTerms(tx, one.employeeId);
    taken.set(dayKey(one), Math.round(compOffHours(own, await dayKindOf(tx, one.employeeId, one.day), one.days, attended.get(dayKey(one))!.ordinary / 60) * 60));
  }
  return taken;
};
