import type { Transaction } from '../db/org.ts';

/** How many people of a run have days of its cycle on which they are employed and whose attendance is not finalized; null where the organization finalizes none. */
export const openAttendance = async (tx: Transaction, runId: string): Promise<number | null> => {
  const [found] = await tx.query<{ open: number | null }>(
    `select case when exists (select from attendance_finalization z where z.org_code = $1) then (
       select count(*)::int from (
         select e.id, greatest(e.date_of_join, p.from_date) as first, least(p.to_date, (select max(o.last_working_day) from exit o where o.org_code = $1 and o.employee_id = e.id and o.status = 'APPROVED' and o.last_working_day >= e.date_of_join)) as last
         from payslip p join employee e on e.org_code = p.org_code and e.id = p.employee_id where p.org_code = $1 and p.run_id = $2::bigint and not p.is_held) x
       where x.last - x.first + 1 > (select coalesce(sum(least(z.to_date, x.last) - greatest(z.from_date, x.first) + 1), 0) from attendance_finalization z where z.org_code = $1 and z.employee_id = x.id and z.from_date <= x.last and z.to_date >= x.first)
     ) end as open`,
    [tx.orgCode, runId],
  );
  return found?.open ?? null;
};
