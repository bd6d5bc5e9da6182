import { compOffBalance } from '../../domain/leave/comp-off-balance.ts';
import type { Credit, Taking } from '../../domain/leave/comp-off-balance.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { administers } from '../approvals/administers.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { creditsSql, takingsSql } from '../people/comp-off-account.ts';
import type { HeldTerms } from '../people/comp-off-terms.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { todayOf } from '../people/today.ts';
import type { Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import type { Session } from '../session.ts';

const hundredths = (days: unknown): number => Math.round(Number(days ?? 0) * 100);
const sayDays = (session: Session, days: number): string => say(session.language, 'leavePolicy.days', { smart_count: days / 100, days: days / 100 });

/** Days that payroll paid stay until the run or settlement that paid them is opened again; `whole` is null of a credit that is about to go. */
export const paidProblems = (session: Session, whole: Values | null, before: Image | null): Problem[] => {
  const paid = hundredths(before?.['paidDays']);
  if (before === null || paid <= 0) return [];
  const isMoved = whole === null || whole['status'] !== 'APPROVED' || ['employeeId', 'workedOn'].some((key) => String(whole[key]) !== String(before[key]));
  return isMoved || hundredths(whole['days']) < paid ? [{ field: isMoved ? 'status' : 'days', ...finding('compOff.paid', { days: sayDays(session, paid) }) }] : [];
};

/**
 * Days that are paid instead of taken are entered by whoever manages compensatory off, for others, where the configuration that holds for the employee pays them: of an approved credit, no more than is left of it, nor less than
 * payroll paid of it. Nothing that is unchanged is looked at.
 */
export const encashmentProblems = async (tx: Transaction, session: Session, terms: HeldTerms | null, values: Values, before: Image | null): Promise<Problem[]> => {
  const whole = { ...before, ...values };
  const [now, had] = [hundredths(whole['encashedDays']), hundredths(before?.['encashedDays'])];
  if (now === had) return now <= hundredths(whole['days']) ? [] : [{ field: 'days', ...finding('compOff.encashedMore', { days: sayDays(session, now) }) }];
  const problem = (key: string, args = {}): Problem[] => [{ field: 'encashedDays', ...finding(key, args) }];
  if (!administers(session, 'COMPENSATORY_OFF') || String(session.employeeId) === String(whole['employeeId'])) return problem('compOff.encashedByOthers');
  if (now > had && (terms === null || !terms.encashment)) return problem('compOff.notEncashed');
  if (before === null || whole['status'] !== 'APPROVED') return problem('compOff.encashedOnceApproved');
  if (now < hundredths(before['paidDays'])) return problem('compOff.encashedPaid');
  await holdRequests(tx, String(whole['employeeId']));
  const [account] = await tx.query<{ credits: Credit[]; takings: Taking[] }>(
    `select ${creditsSql} as credits, (${takingsSql('APPROVED')})::jsonb || (${takingsSql('PENDING')})::jsonb as takings from employee e where e.org_code = $1 and e.id = $2::bigint`,
    [tx.orgCode, whole['employeeId']],
  );
  const credit = compOffBalance(account!.credits, account!.takings, await todayOf(tx, String(whole['employeeId']))).credits.find(({ id }) => id === before.id);
  const most = Math.max(0, (credit?.left ?? 0) + had);
  return now <= most ? [] : problem('compOff.encashedTooMany', { days: sayDays(session, most) });
};
