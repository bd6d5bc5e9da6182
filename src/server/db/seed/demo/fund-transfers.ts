/** What was transferred of the final payroll runs of the demo organisation. */
import { ofRun } from '../../../payroll/transfer/paid-by.ts';
import type { Transaction } from '../../org.ts';

/** Of the last run only the first batch was transferred: the others are still to be paid. */
const FIRST_BATCH = 30;

/** Whoever has told no account got a cheque. */
export const seedFundTransfers = async (tx: Transaction, by: string): Promise<void> => {
  await tx.query(
    `update payslip p set paid_on = s.pay_date, paid_reference = s.way || ' ' || s.name from (
       select p.id, p.name, p.pay_date, case when a.id is null then 'Cheque' else 'NEFT' end as way, p.run_id = max(p.run_id) over () as is_last, rank() over (partition by p.run_id, a.id is null order by e.employee_number, e.id) as place, a.id is null as is_without
       from ${ofRun.from} where p.org_code = $1 and p.status = 'FINAL' and p.net > 0
     ) s where p.org_code = $1 and p.id = s.id and (not s.is_last or (not s.is_without and s.place <= ${FIRST_BATCH}))`,
    [tx.orgCode],
  );
  await tx.query(`update payroll_run r set filed_by = $2, filed_at = case when exists (select from payslip p where p.org_code = $1 and p.run_id = r.id and p.status = 'FINAL' and p.paid_on is null) then now() else r.finalized_at end where r.org_code = $1 and r.status = 'FINALIZED'`, [tx.orgCode, by]);
};
