import { monthsLater, monthOf } from '../../domain/advances/months.ts';
import type { Transaction } from '../db/org.ts';
import { closesMonthSql } from '../payroll/closes-month-sql.ts';
import { todayOf } from '../people/today.ts';

/** The month (YYYY-MM) whose instalments are the next to be deducted: after the last final run that closes a month; this one where no run is final. */
export const nextMonth = async (tx: Transaction): Promise<string> => {
  const [last] = await tx.query<{ toDate: string | null }>(`select max(r.to_date)::text as "toDate" from payroll_run r where r.org_code = $1 and r.status = 'FINALIZED' and ${closesMonthSql('r')}`, [tx.orgCode]);
  return last?.toDate == null ? monthOf(await todayOf(tx)) : monthsLater(monthOf(last.toDate), 1);
};
