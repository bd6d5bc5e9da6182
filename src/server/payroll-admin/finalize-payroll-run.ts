import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { finalizeRun, refuseToFinalize } from '../payroll/finalize-run.ts';
import { takeRunStep } from '../payroll/run-steps.ts';

type Asked = { readonly runId: string; readonly wait?: boolean | null };

export const finalizePayrollRun = (asked: Asked, context: Context, grant: Grant) => takeRunStep('finalizePayrollRun', asked, context, grant, { name: 'finalize', first: refuseToFinalize, take: finalizeRun });
