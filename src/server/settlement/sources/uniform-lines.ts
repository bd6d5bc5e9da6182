import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import { fromMinor, toMinor } from '../../../domain/money.ts';
import { owedFor } from '../../../domain/uniforms/owed.ts';
import type { OwedIssue } from '../../../domain/uniforms/owed.ts';
import type { Transaction } from '../../db/org.ts';
import type { Leaver } from '../read-leaver.ts';

type Row = Omit<OwedIssue, 'unitValue'> & { readonly itemId: string; readonly name: string; readonly unitValue: string };

/** Issues of this employment of items that are to be returned, and for which their item says that something is owed: of an employment before, its own settlement asked. */
const readOwed = (tx: Transaction, { employeeId, dateOfJoin }: Leaver): Promise<Row[]> =>
  tx.query<Row>(
    `select i.id::text as "itemId", i.name, i.charge, trim_scale(i.unit_value)::text as "unitValue", i.wear_months as "wearMonths", u.issued_on::text as "issuedOn", u.outstanding,
       coalesce((select json_agg(json_build_object('day', r.day, 'quantity', r.quantity, 'outcome', r.outcome)) from uniform_return r where r.org_code = $1 and r.uniform_issue_id = u.id), '[]') as returns
     from uniform_issue u join uniform_item i on i.org_code = u.org_code and i.id = u.item_id
     where u.org_code = $1 and u.employee_id = $2::bigint and u.issued_on >= $3::date and i.must_return and i.charge <> 'NOTHING' and i.unit_value > 0 order by i.name, i.id, u.id`,
    [tx.orgCode, employeeId, dateOfJoin],
  );

/** What is owed for uniforms that did not come back, a line an item. Once pieces are noted as returned, the next reckoning asks for them no more. */
export const uniformLines = async (tx: Transaction, leaver: Leaver, currency: string): Promise<readonly PayLine[]> => {
  const { employeeId, lastWorkingDay } = leaver;
  const items = Map.groupBy(await readOwed(tx, leaver), ({ itemId }) => itemId);
  return [...items].flatMap(([itemId, rows]): PayLine[] => {
    const { name, unitValue } = rows[0]!;
    const owed = rows.map((row) => owedFor({ ...row, unitValue: toMinor(row.unitValue, currency, 'halfUp') }, lastWorkingDay));
    const sum = (key: 'out' | 'lost'): number => owed.reduce((total, one) => total + one[key], 0);
    const amount = owed.reduce((total, one) => total + one.amount, 0n);
    if (amount === 0n) return [];
    const how = { key: 'settlement.how.uniform', args: { out: String(sum('out')), lost: String(sum('lost')), value: fromMinor(toMinor(unitValue, currency, 'halfUp'), currency), currency } };
    return [{ employeeId, code: `UNIFORM${itemId}`, title: { key: 'settlement.line.uniform', args: { name } }, kind: 'DEDUCTION', amount, source: { of: 'UNIFORM', entity: 'UniformItem', id: itemId }, how }];
  });
};
