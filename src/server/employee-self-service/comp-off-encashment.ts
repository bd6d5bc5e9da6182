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

/**
 * Days that are paid instead of taken are entered by whoever manages compensatory off, for others, where the configuration that holds for the employee pays them: of an approved credit, no more than is left of it, nor less than
 * payroll paid of it. Nothing that is unchanged is looked at.
 */
export const encashmentProblems = async (tx: Transaction, session: Session, terms: HeldTerms | null, values: Values, before: Image | null): Promise<Problem[]> => {
  const whole = { ...before, ...values };
  const [now, had] = [hundredths(whole['encashedDays']), hundredths(before?.['encashedDays'])];
  if (now === had) return now <= hundredths(whole['days']) ? [] : [{ field: 'days', ...finding('compOff.encashedMore', { days: say(session.language, 'leavePolicy.days', { smart_count: now / 100, days: now / 100 }) }) }];
  const problem = (key: string, args = {}): Problem[] => [{ field: 'encashedDays', ...finding(key, args) }];
  if (!administers(session, 'COMPENSATORY_OFF') || String(session.employeeId) === String(whole['employeeId'])) return problem('compOff.encashedByOthers');
  if (terms === null || !terms.encashment) return problem('compOff.notEncashed');
  if (before === null || whole['status'] !== 'APPROVED') return problem('compOff.encashedOnceApproved');
  if (now < hundredths(before['paidDays'])) return problem('compOff.encashedPaid');
  await holdRequests(tx, String(whole['employeeId']));
  const [account] = await tx.query<{ credits: Credit[]; takings: Taking[] }>(
    `select ${creditsSql} as credits, (${takingsSql('APPROVED')})::jsonb || (${takingsSql('PENDING')})::jsonb as takings from employee e where e.org_code = $1 and e.id = $2::bigint`,
    [tx.orgCode, whole['employeeId']],
  );
  const credit = compOffBalance(account!.credits, account!.takings, await todayOf(tx, String(whole['employeeId']))).credits.find(({ id }) => id === before.id);
  const most = Math.max(0, (credit?.left ?? 0) + had);
  return now <= most ? [] : problem('compOff.encashedTooMany', { days: say(session.language, 'leavePolicy.days', { smart_count: most / 100, days: most / 100 }) });
};
