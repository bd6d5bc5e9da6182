import type { Transaction } from '../db/org.ts';

const locked = (table: string, origin: string): string =>
  `select x.id from ${table} x where x.org_code = $1 and x.id in (select (l ->> 'id')::bigint from payslip p cross join lateral jsonb_path_query(p.lines, '$[*] ? (@.of == "${origin}")') l where p.org_code = $1 and p.id = any($2::bigint[])) order by x.id for update`;

/** Overtime, balances, compensatory off and lost uniform that these payslips pay or deduct, locked until the transaction ends: nobody takes back or changes what is being paid. */
export const lockPaidBy = async (tx: Transaction, payslips: readonly string[]): Promise<void> => {
  for (const [table, origin] of [['overtime_request', 'OVERTIME'], ['leave_balance', 'CLOSED_LEAVE'], ['comp_off', 'COMP_OFF'], ['uniform_issue', 'UNIFORM_LOSS']] as const) await tx.query(locked(table, origin), [tx.orgCode, payslips]);
};
