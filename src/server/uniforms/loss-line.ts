import { fromMinor } from '../../domain/money.ts';
import type { PayLine } from '../../domain/payroll/payslip/pay-line.ts';
import type { ChargedIssue } from './charged-issues.ts';

type Due = { readonly pieces: number; /** Minor units. */ readonly amount: bigint };

/** Lost pieces of an issue as a payslip or a settlement deducts them. */
export const lossLine = ({ id, employeeId, itemId, name, unitValue, loss }: ChargedIssue, { pieces, amount }: Due, currency: string): PayLine => ({
  employeeId, code: `UNIFORM${itemId}`, title: { key: 'payslip.line.uniformLoss', args: { name } }, kind: 'DEDUCTION', amount, source: { of: 'UNIFORM_LOSS', entity: 'UniformIssue', id, pieces },
  how: { key: 'settlement.how.uniformLoss', args: { lost: String(pieces + loss.settled + loss.deducted), before: String(loss.settled + loss.deducted), value: fromMinor(unitValue, currency), currency } },
});
