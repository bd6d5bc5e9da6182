import type { Transaction } from '../db/org.ts';

type Period = { readonly id: string | null; readonly employeeId: string; readonly fromDate: string; readonly toDate: string; readonly days: string };
type Other = { readonly from: string; readonly to: string; readonly hundredths: number };

/** Parts of one day go together up to a whole one. */
const fitInADay = ({ fromDate, toDate, days }: Period, others: readonly Other[]): boolean =>
  fromDate === toDate && others.every(({ from, to }) => from === to) && others.reduce((sum, { hundredths }) => sum + hundredths, Math.round(Number(days) * 100)) <= 100;

/** Another request of the same employee, waiting or approved, that has some of these days; its first and last day. */
export const leaveClash = async (tx: Transaction, asked: Period): Promise<Other | undefined> => {
  const others = await tx.query<Other>(
    `select r.from_date::text as from, r.to_date::text as to, round(r.days * 100)::int as hundredths from leave_request r
     where r.org_code = $1 and r.employee_id = $2::bigint and r.status in ('PENDING', 'APPROVED') and r.from_date <= $4::date and r.to_date >= $3::date and r.id is distinct from $5::bigint order by r.from_date, r.id`,
    [tx.orgCode, asked.employeeId, asked.fromDate, asked.toDate, asked.id],
  );
  return fitInADay(asked, others) ? undefined : others[0];
};
