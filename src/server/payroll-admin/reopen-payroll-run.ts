import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { reopenRun } from '../payroll/reopen-run.ts';
import { inChangeSet } from '../resource/in-change-set.ts';

type Asked = { readonly runId: string };

export const reopenPayrollRun = (asked: Asked, context: Context, grant: Grant) =>
  inChangeSet('reopenPayrollRun', asked, context, grant, null, async (tx) => {
    const { changes, payslips } = await reopenRun(tx, grant.session, asked.runId);
    return { changes, answer: { payslips } };
  });
