import type { Transaction } from '../db/org.ts';

/** The overtime that these payslips pay, locked until the transaction ends: nobody takes back or changes what is being paid. */
export const lockOvertimeOf = async (tx: Transaction, payslips: readonly string[]): Promise<void> => {
  await tx.query(
    `select o.id from overtime_request o where o.org_code = $1 and o.id in (select (l ->> 'id')::bigint from payslip p cross join lateral jsonb_path_query(p.lines, '$[*] ? (@.of == "OVERTIME")') l where p.org_code = $1 and p.id = any($2::bigint[])) order by o.id for update`,
    [tx.orgCode, payslips],
  );
};
