import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { markTransferred as mark, refuseToMark, type Marking } from '../payroll/transfer/mark-transferred.ts';
import { takeRunStep } from '../payroll/run-steps.ts';
import { refuseNone } from '../resource/refuse-fields.ts';

type Asked = { readonly runId: string; readonly payslipIds?: readonly string[] | null; readonly paidOn: string; readonly reference?: string | null; readonly wait?: boolean | null };

export const markTransferred = (asked: Asked, context: Context, grant: Grant) => {
  const { payslipIds, paidOn, reference } = asked;
  if (payslipIds != null) refuseNone(grant, 'payslipIds', payslipIds);
  const marking: Marking = { payslipIds: payslipIds ?? null, paidOn, reference: reference ?? null };
  return takeRunStep('markTransferred', asked, context, grant, {
    name: 'transfer',
    asked: marking,
    first: (tx, session, runId) => refuseToMark(tx, session, runId, marking),
    take: (tx, session, runId, changeSet, advance) => mark(tx, session, runId, marking, changeSet, advance),
  });
};
