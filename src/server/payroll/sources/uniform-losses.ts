import { payslipTotals, withoutReplaced } from '../../../domain/payroll/payslip/payslip-totals.ts';
import { chargeOfLost, dueWithPay } from '../../../domain/uniforms/loss.ts';
import { readCharged } from '../../uniforms/charged-issues.ts';
import type { ChargedIssue } from '../../uniforms/charged-issues.ts';
import { lossLine } from '../../uniforms/loss-line.ts';
import type { LineSource } from '../line-sources.ts';

/** As many pieces as leave the net at nothing or above: the others come with a later run, or the settlement. */
const within = (issue: ChargedIssue, left: bigint): number => {
  let pieces = dueWithPay(issue.loss);
  while (pieces > 0 && chargeOfLost(issue, issue.loss, pieces) > left) pieces -= 1;
  return pieces;
};

/** Lost pieces of uniform that employees agreed to pay for, at their worth on the day of the loss, once, and no more than the net leaves. */
export const uniformLossSource: LineSource = async (tx, { currency }, people, soFar) => {
  const left = new Map<string, bigint>();
  return (await readCharged(tx, people.map(({ employeeId }) => employeeId), currency, 'u.deduct_pieces > coalesce(u.deducted_pieces, 0)')).map((issue) => {
    const room = left.get(issue.employeeId) ?? payslipTotals(withoutReplaced(soFar.get(issue.employeeId) ?? [])).net;
    const pieces = within(issue, room);
    const amount = chargeOfLost(issue, issue.loss, pieces);
    left.set(issue.employeeId, room - amount);
    return lossLine(issue, { pieces, amount }, currency);
  }).filter(({ amount }) => amount !== 0n);
};
