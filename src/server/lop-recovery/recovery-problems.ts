import { addDays } from '../../domain/dates.ts';
import { lastDayToAsk } from '../../domain/leave/lop-recovery.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { sayDay } from '../people/say-day.ts';
import type { Language } from '../session.ts';
import type { LostDay } from './lost-days.ts';
import type { RecoveryTerms } from './recovery-terms.ts';

type Asked = { readonly id: string | null; readonly employeeId: string; readonly reason?: string | null };

const atDay = (message: string, args: Problem['args'] = {}): Problem => ({ field: 'lopDate', ...finding(message, args) });

export const inDays = (language: Language, hundredths: number): string => say(language, 'leavePolicy.days', { smart_count: hundredths / 100, days: hundredths / 100 });

/** Hundredths of days of the cycle that other requests of the employee ask for. */
const askedOf = async (tx: Transaction, { id, employeeId }: Asked, cycleId: string): Promise<number> =>
  (
    await tx.query<{ days: number }>(
      `select coalesce(round(sum(q.days) * 100), 0)::int as days from lop_recovery q where q.org_code = $1 and q.employee_id = $2::bigint and q.lost_in_id = $3::bigint and q.status in ('PENDING', 'APPROVED') and q.id is distinct from $4::bigint`,
      [tx.orgCode, employeeId, cycleId, id],
    )
  )[0]!.days;

/** What the settings say against what people ask for themselves: whether, how far back, until when, and how much of one pay cycle. `days`: hundredths. */
export const recoveryProblems = async (tx: Transaction, asked: Asked, lost: LostDay, days: number, { setting, today, running, cycles }: RecoveryTerms, language: Language): Promise<readonly Problem[]> => {
  if (!setting.enabled) return [atDay('lopRecovery.off')];
  if (!cycles.some(({ id }) => id === lost.cycleId)) return [atDay('lopRecovery.tooOld', { day: await sayDay(tx, cycles.at(-1)?.fromDate ?? today, language) })];
  const last = running === undefined ? null : lastDayToAsk(running, setting);
  if (last !== null && today > last) return [atDay('lopRecovery.closed', { day: await sayDay(tx, last, language), next: await sayDay(tx, addDays(running!.toDate > today ? running!.toDate : today, 1), language) })];
  const problems: Problem[] = setting.reasonRequired && (asked.reason == null || asked.reason.trim() === '') ? [{ field: 'reason', ...finding('rule.required', {}, { fieldName: 'lopRecovery.reason' }) }] : [];
  if (setting.maximumDaysPerCycle === null) return problems;
  const others = await askedOf(tx, asked, lost.cycleId);
  return others + days <= setting.maximumDaysPerCycle * 100 ? problems : [...problems, { field: 'days', ...finding('lopRecovery.most', { most: inDays(language, setting.maximumDaysPerCycle * 100), asked: inDays(language, others) }) }];
};
