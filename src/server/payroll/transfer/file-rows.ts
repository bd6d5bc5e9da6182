import { finding } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import { refuseRun } from '../finalize-run.ts';
import { paidBy, reference, standing } from './paid-by.ts';
import { finalRun, type FinalRun } from './read-transfer.ts';

/** What a line of a bank file says; it is short, so that those of very many people are read at once: one file is of one moment. */
export type Payment = { readonly number: string | null; readonly holder: string; readonly account: string; readonly bank: string; readonly branch: string | null; readonly amount: string; readonly reference: string };

export type FileAsked = { readonly runId: string; readonly payslipIds: readonly string[] | null; readonly isUnpaidOnly: boolean };

/** The payments of a final run, by name; notes when the file was made, and by whom. Refuses where there are none. */
export const filePayments = async (tx: Transaction, session: Session, { runId, payslipIds, isUnpaidOnly }: FileAsked): Promise<{ readonly run: FinalRun; readonly payments: readonly Payment[] }> => {
  const run = await finalRun(tx, runId);
  // It is locked with it: what is marked meanwhile is in the file, or is not, and is not half in it.
  const locked = await tx.query(`update payroll_run set filed_at = now(), filed_by = $3 where org_code = $1 and id = $2::bigint and status = 'FINALIZED' returning id`, [tx.orgCode, run.id, session.name.slice(0, 200)]);
  if (locked.length === 0) throw refuse('NOT_FOUND');
  const payments = await tx.query<Payment>(
    `select e.employee_number as number, a.account_holder as holder, a.account_number as account, b.name as bank, a.bank_code as branch, trim_scale(p.net)::text as amount, ${reference} as reference from ${paidBy}
     where p.org_code = $1 and p.run_id = $2::bigint and a.accounts = 1 and p.net > 0 and ${standing} in ('TO_PAY', ${isUnpaidOnly ? "'TO_PAY'" : "'TRANSFERRED'"}) and ($3::bigint[] is null or p.id = any($3::bigint[])) order by e.name, e.id`,
    [tx.orgCode, runId, payslipIds],
  );
  if (payments.length === 0) refuseRun(session, finding('fundTransfer.nobody'));
  return { run, payments };
};
