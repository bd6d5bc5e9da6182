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

export type CompOffAsked = { readonly employeeId: string; readonly workedOn: string; readonly days: string; readonly reason?: string | null; readonly document?: string | null };

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

/** What the configuration says: the kind of day, halves, and what the recorded hours earn. Where nothing was recorded, whoever decides knows. */
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
