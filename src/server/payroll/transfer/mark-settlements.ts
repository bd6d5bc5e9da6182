import { markProblems } from '../../../domain/payroll/transfer/mark-problems.ts';
import { finding } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { todayOf } from '../../people/today.ts';
import { refuseProblems } from '../../refuse-problems.ts';
import type { Change } from '../../resource/journal.ts';
import type { Session } from '../../session.ts';
import { refuseRun } from '../finalize-run.ts';
import { changeAll } from '../change-all.ts';
import { ofSettlements, type Standing } from './paid-by.ts';
import { shownSince } from './settlements-due.ts';
import { dropSettlementNotices, tellSettlements } from './tell-transfers.ts';

export type SettlementMarking = { /** Null for all who have an account and are not paid yet. */ readonly settlementIds: readonly string[] | null; readonly paidOn: string; readonly reference: string | null };

type Due = { readonly id: string; readonly employeeId: string; readonly standing: Standing };

/** Nobody marks the own. */
const isOwn = (session: Session, employeeId: string): boolean => session.employeeId !== null && session.employeeId === employeeId;

/** Notes that final settlements were transferred, with that they are paid. Whoever is named may also have been paid without an account; the own waits for somebody else. */
export const markSettlements = async (tx: Transaction, session: Session, { settlementIds, paidOn, reference }: SettlementMarking): Promise<readonly Change[]> => {
  const said = reference?.trim() ?? '';
  refuseProblems({ session }, markProblems({ paidOn, reference: said, fromDate: null, today: await todayOf(tx) }, ''));
  const chosen = settlementIds === null ? null : [...new Set(settlementIds)].filter((id) => /^\d{1,18}$/.test(id));
  const { from, where, standing } = ofSettlements;
  const due = await tx.query<Due>(
    `select p.id::text as id, p.employee_id::text as "employeeId", ${standing} as standing from ${from} where ${where} and ($3::bigint[] is null or p.id = any($3::bigint[])) order by p.id for update of p`,
    [tx.orgCode, await shownSince(tx), chosen],
  );
  if (chosen !== null && due.some(({ employeeId }) => isOwn(session, employeeId))) refuseRun(session, finding('settlement.own'));
  const fit = due.filter((one) => !isOwn(session, one.employeeId) && (one.standing === 'TO_PAY' || (chosen !== null && (one.standing === 'NO_ACCOUNT' || one.standing === 'TWO_ACCOUNTS'))));
  const unfit = chosen === null ? 0 : chosen.length - fit.length;
  if (unfit > 0) refuseRun(session, finding('settlementTransfer.unfit', { smart_count: unfit }));
  if (fit.length === 0) refuseRun(session, finding('fundTransfer.nobody'));
  const ids = fit.map(({ id }) => id);
  const changes = await changeAll(tx, 'Settlement', ids, session.name, (image) => ({ ...image, status: 'PAID', paidOn, paidReference: said === '' ? null : said }));
  await tellSettlements(tx, ids, paidOn);
  return changes;
};

/** Settlements that were paid are final and not paid again, as where a bank returned what it was told to transfer. What was received of people is taken back on its settlement. */
export const takeBackSettlements = async (tx: Transaction, session: Session, settlementIds: readonly string[]): Promise<readonly Change[]> => {
  const paid = await tx.query<{ id: string; employeeId: string }>(
    `select id::text as id, employee_id::text as "employeeId" from settlement where org_code = $1 and id = any($2::bigint[]) and status = 'PAID' and net > 0 order by id for update`,
    [tx.orgCode, settlementIds.filter((id) => /^\d{1,18}$/.test(id))],
  );
  if (paid.some(({ employeeId }) => isOwn(session, employeeId))) refuseRun(session, finding('settlement.own'));
  if (paid.length === 0) refuseRun(session, finding('fundTransfer.notTransferred'));
  const ids = paid.map(({ id }) => id);
  await dropSettlementNotices(tx, ids);
  return changeAll(tx, 'Settlement', ids, session.name, (image) => ({ ...image, status: 'FINAL', paidOn: null, paidReference: null }));
};
