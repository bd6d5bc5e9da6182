import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuseToReopen, reopenRun } from '../payroll/reopen-run.ts';
import { takeRunStep } from '../payroll/run-steps.ts';

type Asked = { readonly runId: string; readonly wait?: boolean | null };

export const reopenPayrollRun = (asked: Asked, context: Context, grant: Grant) => takeRunStep('reopenPayrollRun', asked, context, grant, { name: 'reopen', first: refuseToReopen, take: reopenRun });
