import type { Transaction } from '../db/org.ts';

/** Where no configuration says otherwise. */
const USUAL_LIMIT = 3;

export type RegularisationLimit = { readonly limit: number; /** Requests of the month that wait or were approved. */ readonly used: number };

/** How many corrections an employee may ask for in the calendar month of a day, and has asked for: by the configuration of the location, else the general one; of several the newest, as when they check in. */
export const regularisationLimit = async (tx: Transaction, employeeId: string, day: string): Promise<RegularisationLimit> => {
  const [found] = await tx.query<{ limit: number | null; used: number }>(
    `select (select c.regularisation_limit from attendance_configuration c left join employee e on e.org_code = c.org_code and e.id = $2::bigint
        where c.org_code = $1 and c.status = 'ACTIVE' and (c.location_id is null or c.location_id = e.location_id) order by c.location_id is null, c.id desc limit 1) as limit,
      (select count(*)::int from regularisation r where r.org_code = $1 and r.employee_id = $2::bigint and r.status in ('PENDING', 'APPROVED')
        and r.work_date >= date_trunc('month', $3::date)::date and r.work_date < (date_trunc('month', $3::date) + interval '1 month')::date) as used`,
    [tx.orgCode, employeeId, day],
  );
  return { limit: found?.limit ?? USUAL_LIMIT, used: found?.used ?? 0 };
};
