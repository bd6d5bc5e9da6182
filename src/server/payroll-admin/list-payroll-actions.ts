import { addDays } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';

type Cycle = { readonly name: string; readonly toDate: string; readonly payDate: string };

const PATH = '/settings/payroll/cycles';
const NEAR = 5;
const MOST = 24;

/** Document 0 §7: open pay cycles whose period has ended, and those that are paid within five days or should have been. */
export const listPayrollActions = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const today = await todayOf(tx);
    const open = await tx.query<Cycle>(`select c.name, c.to_date::text as "toDate", c.pay_date::text as "payDate" from payroll_cycle c where c.org_code = $1 and c.status = 'OPEN' order by c.to_date, c.id limit ${MOST}`, [tx.orgCode]);
    const payrollActions = open.flatMap(({ name, toDate, payDate }) => [
      ...(toDate < today ? [{ action: 'FINALIZE_CYCLE', cycleName: name, dueDate: toDate, path: PATH }] : []),
      ...(payDate <= addDays(today, NEAR) ? [{ action: 'PAY_DUE', cycleName: name, dueDate: payDate, path: PATH }] : []),
    ]);
    return { errorCode: '', message: '', payrollActions };
  });
