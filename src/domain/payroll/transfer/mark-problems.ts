import { finding, type Problem } from '../../problem.ts';

const MOST = 60;

type Marked = { /** ISO, as what follows. */ readonly paidOn: string; readonly reference: string; /** Of the pay cycle. */ readonly fromDate: string | null; readonly today: string };

/** What is wrong with the day and the reference of a transfer: it was made, within or after its pay cycle. `beginning`: the first day of the cycle in words. */
export const markProblems = ({ paidOn, reference, fromDate, today }: Marked, beginning: string): readonly Problem[] => {
  const problems: Problem[] = [];
  if (fromDate !== null && paidOn < fromDate) problems.push({ field: 'paidOn', ...finding('fundTransfer.tooEarly', { day: beginning }) });
  if (paidOn > today) problems.push({ field: 'paidOn', ...finding('fundTransfer.inFuture') });
  if (reference.length > MOST) problems.push({ field: 'reference', ...finding('rule.maxLength', { smart_count: MOST, maxLength: MOST }, { fieldName: 'payslip.paidReference' }) });
  return problems;
};
