import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import { fromMinor } from '../../../domain/money.ts';
import { owedFor } from '../../../domain/uniforms/owed.ts';
import type { Transaction } from '../../db/org.ts';
import { readCharged } from '../../uniforms/charged-issues.ts';
import { lossLine } from '../../uniforms/loss-line.ts';
import type { Leaver } from '../read-leaver.ts';

/**
 * What is owed for uniforms that did not come back, a line an item, and for lost ones that nobody paid for, a line an issue. Issues of this employment for which their item says that something is
 * owed: of an employment before, its own settlement asked. Once pieces are noted as returned, the next reckoning asks for them no more.
 */
export const uniformLines = async (tx: Transaction, { employeeId, dateOfJoin, lastWorkingDay }: Leaver, currency: string): Promise<readonly PayLine[]> => {
  const issues = (await readCharged(tx, [employeeId], currency, 'u.issued_on >= $3::date', dateOfJoin)).map((issue) => ({ issue, owed: owedFor(issue, lastWorkingDay) }));
  return [...Map.groupBy(issues, ({ issue }) => issue.itemId)].flatMap(([itemId, some]): PayLine[] => {
    const { name, unitValue } = some[0]!.issue;
    const out = some.reduce((sum, { owed }) => sum + owed.out.pieces, 0);
    const how = { key: 'settlement.how.uniform', args: { out: String(out), value: fromMinor(unitValue, currency), currency } };
    const kept: PayLine = { employeeId, code: `UNIFORM${itemId}`, title: { key: 'settlement.line.uniform', args: { name } }, kind: 'DEDUCTION', amount: some.reduce((sum, { owed }) => sum + owed.out.amount, 0n), source: { of: 'UNIFORM', entity: 'UniformItem', id: itemId }, how };
    return [kept, ...some.map(({ issue, owed }) => lossLine(issue, owed.lost, currency))].filter(({ amount }) => amount !== 0n);
  });
};
