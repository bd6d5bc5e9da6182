import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { finalizeRun } from '../payroll/finalize-run.ts';
import { inChangeSet } from '../resource/in-change-set.ts';

type Asked = { readonly runId: string };

export const finalizePayrollRun = (asked: Asked, context: Context, grant: Grant) =>
  inChangeSet('finalizePayrollRun', asked, context, grant, null, async (tx) => {
    const { changes, payslips } = await finalizeRun(tx, grant.session, asked.runId);
    return { changes, answer: { payslips } };
  });
