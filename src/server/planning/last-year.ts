import { addMonths } from '../../domain/dates.ts';
import type { LastYear } from '../../domain/planning/attrition.ts';
import type { Transaction } from '../db/org.ts';

/** Of the whole organisation, whoever asks: a part of it is too small to tell a rate. Who left has an approved exit with its last working day in these months. */
export const lastYear = async (tx: Transaction, today: string): Promise<LastYear> =>
  (
    await tx.query<LastYear>(
      `select count(*) filter (where e.status = 'ACTIVE' and e.date_of_join <= $2::date)::int as now, count(*) filter (where e.date_of_join > $3::date and e.date_of_join <= $2::date)::int as joined,
         count(*) filter (where e.status <> 'ACTIVE' and exists (select from exit x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.last_working_day >= $3::date and x.last_working_day < $2::date))::int as left
       from employee e where e.org_code = $1`,
      [tx.orgCode, today, addMonths(today, -12)],
    )
  )[0]!;
