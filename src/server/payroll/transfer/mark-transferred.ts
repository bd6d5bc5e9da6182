import { markProblems } from '../../../domain/payroll/transfer/mark-problems.ts';
import { finding } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { sayDay } from '../../people/say-day.ts';
import { todayOf } from '../../people/today.ts';
import { refuseProblems } from '../../refuse-problems.ts';
import type { Advance } from '../../resource/bulk-edit/advance.ts';
import type { Session } from '../../session.ts';
import { lockRun, refuseRun } from '../finalize-run.ts';
import { refuseUnderWayOf } from '../under-way.ts';
import { moveTransfers } from './move-transfers.ts';
import { ofRun, type Standing } from './paid-by.ts';
import { dropTransferNotices, tellTransfers } from './tell-transfers.ts';

export type Marking = { /** Null for all who have an account and are not paid yet. */ readonly payslipIds: readonly string[] | null; readonly paidOn: string; readonly reference: string | null };

type Slip = { readonly id: string; readonly standing: Standing };

/** Refuses at once what can be told without going through the payslips one by one; answers the reference, null where none is told. */
export const refuseToMark = async (tx: Transaction, session: Session, runId: string, { paidOn, reference }: Marking): Promise<string | null> => {
  const run = await lockRun(tx, runId);
  if (run.status !== 'FINALIZED') refuseRun(session, finding('payrollRun.notFinal'));
  const said = reference?.trim() ?? '';
  const beginning = run.fromDate === null ? '' : await sayDay(tx, run.fromDate, session.language);
  refuseProblems({ session }, markProblems({ paidOn, reference: said, fromDate: run.fromDate, today: await todayOf(tx) }, beginning));
  return said === '' ? null : said;
};

/** Notes that payslips of a final run were transferred; answers how many. Whoever is named may also have been paid without an account. */
export const markTransferred = async (tx: Transaction, session: Session, runId: string, marking: Marking, changeSet: string, advance: Advance): Promise<number> => {
  const { payslipIds, paidOn } = marking;
  const paidReference = await refuseToMark(tx, session, runId, marking);
  const chosen = payslipIds === null ? null : [...new Set(payslipIds)].filter((id) => /^\d{1,18}$/.test(id));
  const { from, where, standing } = ofRun;
  const slips = await tx.query<Slip>(`select p.id::text as id, ${standing} as standing from ${from} where ${where} and ($3::bigint[] is null or p.id = any($3::bigint[])) order by p.id for update of p`, [tx.orgCode, runId, chosen]);
  const fit = slips.filter((slip) => slip.standing === 'TO_PAY' || (chosen !== null && (slip.standing === 'NO_ACCOUNT' || slip.standing === 'TWO_ACCOUNTS'))).map(({ id }) => id);
  const unfit = chosen === null ? 0 : chosen.length - fit.length;
  if (unfit > 0) refuseRun(session, finding('fundTransfer.unfit', { smart_count: unfit }));
  if (fit.length === 0) refuseRun(session, finding('fundTransfer.nobody'));
  await moveTransfers(tx, changeSet, session, fit, { paidOn, paidReference }, advance);
  await tellTransfers(tx, fit, paidOn);
  await advance(fit.length, fit.length);
  return fit.length;
};

/** Payslips count as not paid again; answers how many. */
export const takeBackTransfers = async (tx: Transaction, session: Session, changeSet: string, payslipIds: readonly string[]): Promise<number> => {
  await refuseUnderWayOf(tx, session, 'payslip', payslipIds);
  const slips = await tx.query<{ id: string }>(
    'select id::text as id from payslip where org_code = $1 and id = any($2::bigint[]) and paid_on is not null order by id for update',
    [tx.orgCode, payslipIds.filter((id) => /^\d{1,18}$/.test(id))],
  );
  if (slips.length === 0) refuseRun(session, finding('fundTransfer.notTransferred'));
  const ids = slips.map(({ id }) => id);
  await moveTransfers(tx, changeSet, session, ids, { paidOn: null, paidReference: null });
  await dropTransferNotices(tx, ids);
  return ids.length;
};
