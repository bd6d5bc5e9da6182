import { finding } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import { refuseRun } from '../finalize-run.ts';
import { refuseUnderWay } from '../under-way.ts';
import { ofRun, ofSettlements, type Payees } from './paid-by.ts';
import { finalRun } from './read-transfer.ts';
import { settlementFile, shownSince } from './settlements-due.ts';

/** What a line of a bank file says; it is short, so that those of very many people are read at once: one file is of one moment. */
export type Payment = { readonly id: string; readonly number: string | null; readonly holder: string; readonly account: string; readonly bank: string; readonly branch: string | null; readonly amount: string; readonly reference: string };

export type FileAsked = { readonly ids: readonly string[] | null; readonly isUnpaidOnly: boolean };

const paymentsOf = async (tx: Transaction, session: Session, { from, where, standing, reference }: Payees, of: string, { ids, isUnpaidOnly }: FileAsked): Promise<readonly Payment[]> => {
  const payments = await tx.query<Payment>(
    `select p.id::text as id, e.employee_number as number, a.account_holder as holder, a.account_number as account, b.name as bank, a.bank_code as branch, trim_scale(p.net)::text as amount, ${reference} as reference from ${from}
     where ${where} and a.accounts = 1 and p.net > 0 and ${standing} in ('TO_PAY', ${isUnpaidOnly ? "'TO_PAY'" : "'TRANSFERRED'"}) and ($3::bigint[] is null or p.id = any($3::bigint[])) order by e.name, e.id`,
    [tx.orgCode, of, ids],
  );
  if (payments.length === 0) refuseRun(session, finding('fundTransfer.nobody'));
  return payments;
};

/** Whose payments a file names: of a pay cycle, or of settlements (null), in which currency. */
export type FileOf = { readonly name: string | null; readonly currency: string };

/** The payments of a final run, by name; notes when the file was made, and by whom. Refuses where there are none. */
export const filePayments = async (tx: Transaction, session: Session, runId: string, asked: FileAsked): Promise<{ readonly of: FileOf; readonly payments: readonly Payment[] }> => {
  const run = await finalRun(tx, runId);
  await refuseUnderWay(tx, session, [run.id]);
  // It is locked with it: what is marked meanwhile is in the file, or is not, and is not half in it.
  const locked = await tx.query(`update payroll_run set filed_at = now(), filed_by = $3 where org_code = $1 and id = $2::bigint and status = 'FINALIZED' returning id`, [tx.orgCode, run.id, session.name.slice(0, 200)]);
  if (locked.length === 0) throw refuse('NOT_FOUND');
  return { of: run, payments: await paymentsOf(tx, session, ofRun, run.id, asked) };
};

/** As `filePayments`, of final settlements: each notes the file that it is in. */
export const fileSettlements = async (tx: Transaction, session: Session, asked: FileAsked): Promise<{ readonly of: FileOf; readonly payments: readonly Payment[] }> => {
  const since = await shownSince(tx);
  await tx.query(`select id from settlement where org_code = $1 and status in ('FINAL', 'PAID') order by id for update`, [tx.orgCode]);
  const payments = await paymentsOf(tx, session, ofSettlements, since, asked);
  await tx.query('update settlement set filed_at = now(), filed_by = $3 where org_code = $1 and id = any($2::bigint[])', [tx.orgCode, payments.map(({ id }) => id), session.name.slice(0, 200)]);
  return { of: { name: null, currency: (await settlementFile(tx, since)).currency }, payments };
};
