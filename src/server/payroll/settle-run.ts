import type { Transaction } from '../db/org.ts';

const standing = `case when p.is_held then 'HELD' when r.status = 'FINALIZED' then 'FINAL' else 'DRAFT' end`;

/** Says of each payslip of a run where it stands, and of the run what its payslips come to: those that are held count in no sum. Both stand beside the journal. */
export const settleRun = async (tx: Transaction, runId: string): Promise<void> => {
  await tx.query(`update payslip p set status = ${standing} from payroll_run r where r.org_code = $1 and r.id = $2::bigint and p.org_code = $1 and p.run_id = $2::bigint and p.status is distinct from ${standing}`, [tx.orgCode, runId]);
  await tx.query(
    `update payroll_run r set people = x.people, held = x.held, with_warnings = x.warned, gross = x.gross, deductions = x.deductions, reimbursements = x.reimbursements, net = x.net, employer_cost = x.employer
     from (select (count(*) filter (where not is_held))::int as people, (count(*) filter (where is_held))::int as held, (count(*) filter (where not is_held and warning_count > 0))::int as warned,
         coalesce(sum(gross) filter (where not is_held), 0) as gross, coalesce(sum(deductions) filter (where not is_held), 0) as deductions, coalesce(sum(reimbursements) filter (where not is_held), 0) as reimbursements,
         coalesce(sum(net) filter (where not is_held), 0) as net, coalesce(sum(employer_cost) filter (where not is_held), 0) as employer from payslip where org_code = $1 and run_id = $2::bigint) x
     where r.org_code = $1 and r.id = $2::bigint`,
    [tx.orgCode, runId],
  );
};
