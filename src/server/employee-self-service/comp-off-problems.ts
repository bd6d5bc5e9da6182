import { addDays } from '../../domain/dates.ts';
import { earnedDays, earnsOn } from '../../domain/leave/comp-off.ts';
import type { CompOffTerms } from '../../domain/leave/comp-off.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { compOffGrant, dayKindOf, hoursOn } from '../people/comp-off-terms.ts';
import { todayOf } from '../people/today.ts';
import type { Language } from '../session.ts';

export type CompOffAsked = { readonly id: string | null; readonly employeeId: string; readonly workedOn: string; readonly days: string; readonly reason?: string | null; readonly document?: string | null };

/** What the comp off grant settings say against a request. A reason is wanted where nothing is set. */
export const grantProblems = async (tx: Transaction, { employeeId, workedOn, reason, document }: CompOffAsked): Promise<Problem[]> => {
  const grant = await compOffGrant(tx);
  const today = await todayOf(tx, employeeId);
  const isBare = (text: string | null | undefined): boolean => text == null || text.trim() === '';
  return [
    ...(isBare(reason) && grant?.reasonRequired !== false ? [{ field: 'reason', ...finding('rule.required', {}, { fieldName: 'compOff.reason' }) }] : []),
    ...(isBare(document) && grant?.documentRequired === true ? [{ field: 'document', ...finding('rule.required', {}, { fieldName: 'compOff.document' }) }] : []),
    ...(grant !== null && workedOn < addDays(today, -grant.pastDays) ? [{ field: 'workedOn', ...finding('compOff.past', { smart_count: grant.pastDays }) }] : []),
    ...(grant !== null && workedOn > addDays(today, grant.futureDays) ? [{ field: 'workedOn', ...finding('compOff.future', { smart_count: grant.futureDays }) }] : []),
  ];
};

/** Hours of a day: what it can earn at most where none were recorded. */
const WHOLE_DAY = 24;

/** What other requests of the day leave: as much as its recorded hours earn, else as much as a day can; a day where nothing is configured. */
export const twiceProblems = async (tx: Transaction, terms: CompOffTerms | null, { id, employeeId, workedOn, days }: CompOffAsked, language: Language): Promise<Problem[]> => {
  const [other] = await tx.query<{ days: number | null }>(
    `select sum(c.days)::float8 as days from comp_off c where c.org_code = $1 and c.employee_id = $2::bigint and c.worked_on = $3::date and c.status in ('PENDING', 'APPROVED') and c.id is distinct from $4::bigint`,
    [tx.orgCode, employeeId, workedOn, id],
  );
  const earned = terms === null ? 1 : earnedDays(terms, await dayKindOf(tx, employeeId, workedOn), (await hoursOn(tx, employeeId, workedOn)) ?? WHOLE_DAY);
  if (Math.round(((other?.days ?? 0) + Number(days)) * 100) <= Math.round(earned * 100)) return [];
  return other?.days == null ? [{ field: 'days', ...finding('compOff.most', { days: say(language, 'leavePolicy.days', { smart_count: earned, days: earned }) }) }] : [{ field: 'workedOn', ...finding('compOff.twice') }];
};

/** What the configuration says: the kind of day, halves, and what the recorded hours earn. */
export const termsProblems = async (tx: Transaction, terms: CompOffTerms, { employeeId, workedOn, days }: CompOffAsked, language: Language): Promise<Problem[]> => {
  const kind = await dayKindOf(tx, employeeId, workedOn);
  if (!earnsOn(terms, kind)) return [{ field: 'workedOn', ...finding('compOff.otherDay', {}, { days: `enum.CompOffWorkDay.${terms.workDayType}` }) }];
  const step = terms.allowHalfDayCompOffCredit ? 0.5 : 1;
  if (Number(days) <= 0 || Number(days) % step !== 0) return [{ field: 'days', ...finding(terms.allowHalfDayCompOffCredit ? 'compOff.halfDays' : 'compOff.wholeDays') }];
  const hours = await hoursOn(tx, employeeId, workedOn);
  if (hours === null) return [];
  const earned = earnedDays(terms, kind, hours);
  const inHours = (count: number): string => say(language, 'compOff.hours', { hours: Math.floor(count * 100) / 100 });
  const least = Math.max(terms.threshold, kind === 'WORKING_DAY' ? terms.regularHours + (terms.allowHalfDayCompOffCredit ? terms.minimumOvertimeHoursForHalfDay : terms.minimumOvertimeHoursForFullDay) : terms.allowHalfDayCompOffCredit ? terms.minimumRegularHoursForHalfDay : terms.minimumRegularHoursForFullDay);
  if (earned === 0) return [{ field: 'workedOn', ...finding('compOff.tooShort', { worked: inHours(hours), needed: inHours(least) }) }];
  return Number(days) <= earned ? [] : [{ field: 'days', ...finding('compOff.tooMany', { worked: inHours(hours), days: say(language, 'leavePolicy.days', { smart_count: earned, days: earned }) }) }];
};
