import { chargeOfLost, dueWithPay } from '../../../domain/uniforms/loss.ts';
import { readCharged } from '../../uniforms/charged-issues.ts';
import { lossLine } from '../../uniforms/loss-line.ts';
import type { LineSource } from '../line-sources.ts';

/** Lost pieces of uniform that employees agreed to pay for, at their worth on the day of the loss, once. */
export const uniformLossSource: LineSource = async (tx, { currency }, people) =>
  (await readCharged(tx, people.map(({ employeeId }) => employeeId), currency, 'u.deduct_pieces > coalesce(u.deducted_pieces, 0)')).map((issue) => {
    const pieces = dueWithPay(issue.loss);
    return lossLine(issue, { pieces, amount: chargeOfLost(issue, issue.loss, pieces) }, currency);
  }).filter(({ amount }) => amount !== 0n);
