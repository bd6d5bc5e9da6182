import { todayIn } from '../../domain/dates.ts';
import type { Transaction } from '../db/org.ts';

/** The day that calendars show where the organisation is; where the employee works, if one is named. */
export const todayOf = async (tx: Transaction, employeeId: string | null = null): Promise<string> => {
  const [found] = await tx.prepared<{ zone: string }>(
    'today-of',
    `select coalesce((select l.time_zone from employee e join location l on l.org_code = e.org_code and l.id = e.location_id where e.org_code = $1 and e.id = $2::bigint), o.time_zone) as zone
     from organisation o where o.org_code = $1`,
    [tx.orgCode, employeeId],
  );
  return todayIn(found?.zone ?? 'UTC', new Date());
};
