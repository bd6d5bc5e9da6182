import { overtimeMinutes } from '../../domain/overtime/overtime-minutes.ts';
import { compOffHours } from '../../domain/overtime/comp-off-hours.ts';
import type { Transaction } from '../db/org.ts';
import { overtimeTerms } from './overtime-terms.ts';
import { attendedDays } from './worked-days.ts';
import type { AttendedDay } from './worked-days.ts';

export type DayBeyond = AttendedDay & { /** Minutes that may be recorded. */ readonly minutes: number; readonly compOffDays: number; readonly status: 'PENDING' | 'APPROVED' | null };

type Noted = { readonly employeeId: string; readonly day: string; readonly status: DayBeyond['status']; readonly compOffDays: number };

/** Days of these people on which anybody checked in, with what is asked for already. */
const notedDays = (tx: Transaction, employees: readonly string[], from: string, until: string): Promise<Noted[]> =>
  tx.query<Noted>(
    `select p.employee_id::text as "employeeId", p.work_date::text as day,
       (select o.status from overtime_request o where o.org_code = $1 and o.employee_id = p.employee_id and o.work_date = p.work_date and o.status in ('PENDING', 'APPROVED') order by o.id limit 1) as status,
       coalesce((select sum(c.days) from comp_off c where c.org_code = $1 and c.employee_id = p.employee_id and c.worked_on = p.work_date and c.status in ('PENDING', 'APPROVED')), 0)::float8 as "compOffDays"
     from (select distinct employee_id, work_date from punch where org_code = $1 and employee_id = any($2::bigint[]) and work_date between $3::date and $4::date) p`,
    [tx.orgCode, employees, from, until],
  );

/**
 * Days on which these people worked beyond the shift, of whom an overtime configuration covers, by day. Where compensatory off is asked for, what it takes at least is a day's ordinary hours for each day: the configuration of compensatory
 * off may leave more, and the request tells.
 */
export const daysBeyond = async (tx: Transaction, employees: readonly string[], from: string, until: string): Promise<readonly DayBeyond[]> => {
  const terms = await overtimeTerms(tx, employees);
  if (terms.size === 0) return [];
  const noted = await notedDays(tx, [...terms.keys()], from, until);
  const attended = await attendedDays(tx, noted);
  return noted
    .flatMap(({ employeeId, day, status, compOffDays }): DayBeyond[] => {
      const one = attended.get(`${employeeId} ${day}`);
      if (one === undefined) return [];
      const minutes = overtimeMinutes(one, terms.get(employeeId)!) - Math.round(compOffHours(null, 'REST_DAY', compOffDays, one.ordinary / 60) * 60);
      return minutes > 0 || status !== null ? [{ ...one, minutes: Math.max(0, minutes), compOffDays, status }] : [];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
};
