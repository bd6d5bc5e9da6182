import type { Transaction } from '../db/org.ts';
import { movedSumsSql, ownSumsSql } from './run-sums.ts';

const standing = `case when p.is_held then 'HELD' when r.status = 'FINALIZED' then 'FINAL' else 'DRAFT' end`;

/** Says of each payslip of a run where it stands. Where the run became final, or was opened again, that is all: none of them came, went or was held with it. Beside the journal, as what it comes to. */
export const settleStanding = async (tx: Transaction, runId: string): Promise<void> => {
  await tx.query(`update payslip p set status = ${standing} from payroll_run r where r.org_code = $1 and r.id = $2::bigint and p.org_code = $1 and p.run_id = $2::bigint and p.status is distinct from ${standing}`, [tx.orgCode, runId]);
};

/** As `settleStanding`, and says of the run what its payslips come to, as a whole and by component: those that are held count in no sum. */
export const settleRun = async (tx: Transaction, runId: string): Promise<void> => {
  await settleStanding(tx, runId);
  await tx.query(
    `update payroll_run r set people = x.people, held = x.held, with_warnings = x.warned, gross = x.gross, deductions = x.deductions, reimbursements = x.reimbursements, net = x.net, employer_cost = x.employer, sums = ${ownSumsSql}
     from (select (count(*) filter (where not is_held))::int as people, (count(*) filter (where is_held))::int as held, (count(*) filter (where not is_held and warning_count > 0))::int as warned,
         coalesce(sum(gross) filter (where not is_held), 0) as gross, coalesce(sum(deductions) filter (where not is_held), 0) as deductions, coalesce(sum(reimbursements) filter (where not is_held), 0) as reimbursements,
         coalesce(sum(net) filter (where not is_held), 0) as net, coalesce(sum(employer_cost) filter (where not is_held), 0) as employer from payslip where org_code = $1 and run_id = $2::bigint) x
     where r.org_code = $1 and r.id = $2::bigint`,
    [tx.orgCode, runId],
  );
};

/** As `settleRun`, where these payslips are held now and were not, or the other way round, and nothing else is otherwise: they leave the sums, or join them, and a run of very many people is not summed up anew. */
export const settleHeld = async (tx: Transaction, runId: string, payslips: readonly string[]): Promise<void> => {
  await tx.query(`update payslip p set status = ${standing} from payroll_run r where r.org_code = $1 and r.id = $2::bigint and p.org_code = $1 and p.run_id = $2::bigint and p.id = any($3::bigint[])`, [tx.orgCode, runId, payslips]);
  await tx.query(
    `update payroll_run r set people = r.people + x.people, held = r.held - x.people, with_warnings = r.with_warnings + x.warned, gross = r.gross + x.gross, deductions = r.deductions + x.deductions, reimbursements = r.reimbursements + x.reimbursements, net = r.net + x.net,
       employer_cost = r.employer_cost + x.employer, sums = ${movedSumsSql}
     from (select sum(sign)::int as people, coalesce(sum(sign) filter (where warning_count > 0), 0)::int as warned, sum(sign * gross) as gross, sum(sign * deductions) as deductions, sum(sign * reimbursements) as reimbursements, sum(sign * net) as net, sum(sign * employer_cost) as employer
       from (select *, case when is_held then -1 else 1 end as sign from payslip where org_code = $1 and run_id = $2::bigint and id = any($3::bigint[])) p) x
     where r.org_code = $1 and r.id = $2::bigint and x.people is not null`,
    [tx.orgCode, runId, payslips],
  );
};
