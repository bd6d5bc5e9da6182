import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { countEmployed, reckonRun } from '../payroll/reckon-run.ts';
import { refuseUnderWay } from '../payroll/under-way.ts';
import { refuse } from '../refuse.ts';
import { beginWork, keepReckoning } from '../resource/bulk-edit/serving.ts';
import { LARGE } from '../resource/undo.ts';

type Asked = { readonly runId: string; readonly wait?: boolean | null };

/** `reckonRun`, of very many people as work that goes on by itself, for whoever does not wait. */
export const reckonPayrollRun = async ({ runId, wait }: Asked, context: Context, { session, forms }: Grant) => {
  if (!/^\d{1,18}$/.test(runId)) throw refuse('NOT_FOUND');
  const { db } = context;
  if (wait === false && (await withOrg(db, session.orgCode, (tx) => countEmployed(tx, runId))) > LARGE) {
    const job = await keepReckoning({ ...context, session }, { type: 'PayrollRun', form: forms[0] ?? null }, runId, (tx) => refuseUnderWay(tx, session, [runId]));
    beginWork(context, session.orgCode, job);
    return { errorCode: '', message: '', payslips: 0, job };
  }
  const payslips = await withOrg(db, session.orgCode, async (tx) => {
    await refuseUnderWay(tx, session, [runId]);
    return reckonRun(tx, session, runId, async () => undefined);
  });
  return { errorCode: '', message: '', payslips, job: null };
};
