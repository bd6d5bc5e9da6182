import { addDays } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import { screenReach } from '../access/screen-reach.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { resourceOf } from '../resource/registry.ts';

type Cycle = { readonly name: string; readonly toDate: string; readonly payDate: string; /** Of its run, where there is one. */ readonly runId: string | null };

const CYCLES = '/settings/payroll/cycles';
const RUNS = '/payroll/salary-payslip';
const NEAR = 5;
const MOST = 24;

/** Document 0 §7: open pay cycles whose period has ended, and those that are paid within five days or should have been. They lead to the run, or to where one is begun; whoever may not see runs is led to the cycles. */
export const listPayrollActions = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const today = await todayOf(tx);
    const open = await tx.query<Cycle>(`select c.name, c.to_date::text as "toDate", c.pay_date::text as "payDate", (select r.id::text from payroll_run r where r.org_code = $1 and r.cycle_id = c.id order by r.id desc limit 1) as "runId" from payroll_cycle c where c.org_code = $1 and c.status = 'OPEN' order by c.to_date, c.id limit ${MOST}`, [tx.orgCode]);
    const seesRuns = screenReach(session, resourceOf('PayrollRun'), 'VIEW')?.scope === 'ALL';
    const pathOf = (runId: string | null): string => (!seesRuns ? CYCLES : runId === null ? RUNS : `${RUNS}/${runId}`);
    const payrollActions = open.flatMap(({ name, toDate, payDate, runId }) => [
      ...(toDate < today ? [{ action: 'FINALIZE_CYCLE', cycleName: name, dueDate: toDate, path: pathOf(runId) }] : []),
      ...(payDate <= addDays(today, NEAR) ? [{ action: 'PAY_DUE', cycleName: name, dueDate: payDate, path: pathOf(runId) }] : []),
    ]);
    return { errorCode: '', message: '', payrollActions };
  });
