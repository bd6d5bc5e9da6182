import { toMinor } from '../../domain/money.ts';
import type { OwedIssue } from '../../domain/uniforms/owed.ts';
import type { Transaction } from '../db/org.ts';

export type ChargedIssue = OwedIssue & { readonly id: string; readonly employeeId: string; readonly itemId: string; readonly name: string; readonly value: string };

type Row = Omit<ChargedIssue, 'unitValue'>;

/** Pieces of `u` that held payslips of final runs deduct once they are released. */
const inHeldSql = `coalesce((select sum((l ->> 'pieces')::int) from payslip p join payroll_run f on f.org_code = p.org_code and f.id = p.run_id and f.status = 'FINALIZED' cross join jsonb_array_elements(p.lines) l
             where p.org_code = $1 and p.employee_id = u.employee_id and p.status = 'HELD' and l ->> 'of' = 'UNIFORM_LOSS' and l ->> 'id' = u.id::text), 0)`;

/** Issues of these people, of items of which a piece is charged when it is lost, by item: `where` (SQL) says of `u` and `i` which. */
export const readCharged = async (tx: Transaction, employees: readonly string[], currency: string, where: string, ...more: readonly string[]): Promise<readonly ChargedIssue[]> =>
  (
    await tx.query<Row>(
      `select u.id::text as id, u.employee_id::text as "employeeId", i.id::text as "itemId", i.name, i.charge, i.must_return as "mustReturn", trim_scale(i.unit_value)::text as value, i.wear_months as "wearMonths", u.issued_on::text as "issuedOn", u.outstanding,
         json_build_object('agreed', coalesce(u.deduct_pieces, 0), 'settled', coalesce(u.settled_pieces, 0), 'deducted', coalesce(u.deducted_pieces, 0) + ${inHeldSql},
           'returns', coalesce((select json_agg(json_build_object('day', r.day, 'quantity', r.quantity, 'outcome', r.outcome)) from uniform_return r where r.org_code = $1 and r.uniform_issue_id = u.id), '[]')) as loss
       from uniform_issue u join uniform_item i on i.org_code = u.org_code and i.id = u.item_id
       where u.org_code = $1 and u.employee_id = any($2::bigint[]) and i.charge <> 'NOTHING' and i.unit_value > 0 and ${where} order by i.name, i.id, u.id`,
      [tx.orgCode, employees, ...more],
    )
  ).map((row) => ({ ...row, unitValue: toMinor(row.value, currency, 'halfUp') }));
