import { addDays } from '../../domain/dates.ts';
import { earnedDays, earnsOn, mostDays } from '../../domain/leave/comp-off.ts';
import type { CompOffTerms } from '../../domain/leave/comp-off.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { compOffGrant, dayKindOf, hoursOn } from '../people/comp-off-terms.ts';
import { holdRequests } from '../people/hold-requests.ts';
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

/** Days that others of the employee's requests ask for work on the same day, whether they wait or were approved. */
const askedDays = async (tx: Transaction, { id, employeeId, workedOn }: CompOffAsked): Promise<number> => {
  await holdRequests(tx, employeeId);
  const [row] = await tx.query<{ days: string }>(
    `select coalesce(sum(days), 0)::text as days from comp_off where org_code = $1 and employee_id = $2::bigint and worked_on = $3::date and status in ('PENDING', 'APPROVED') and id is distinct from $4::bigint`,
    [tx.orgCode, employeeId, workedOn, id],
  );
  return Number(row?.days ?? 0);
};

/** What the configuration says: the kind of day, halves, what the recorded hours earn, and that a day earns it once. Where nothing was recorded, whoever decides knows. */
export const termsProblems = async (tx: Transaction, terms: CompOffTerms, request: CompOffAsked, language: Language): Promise<Problem[]> => {
  const { employeeId, workedOn, days } = request;
  const kind = await dayKindOf(tx, employeeId, workedOn);
  if (!earnsOn(terms, kind)) return [{ field: 'workedOn', ...finding('compOff.otherDay', {}, { days: `enum.CompOffWorkDay.${terms.workDayType}` }) }];
  const step = terms.allowHalfDayCompOffCredit ? 0.5 : 1;
  if (Number(days) <= 0 || Number(days) % step !== 0) return [{ field: 'days', ...finding(terms.allowHalfDayCompOffCredit ? 'compOff.halfDays' : 'compOff.wholeDays') }];
  const hours = await hoursOn(tx, employeeId, workedOn);
  const earned = hours === null ? mostDays(terms, kind) : earnedDays(terms, kind, hours);
  const asked = await askedDays(tx, request);
  const inDays = (count: number): string => say(language, 'leavePolicy.days', { smart_count: count, days: count });
  if (asked > 0 && earned > 0 && asked + Number(days) > earned) return [{ field: 'workedOn', ...finding('compOff.askedAlready', { asked: inDays(asked), days: inDays(earned) }) }];
  if (hours === null) return [];
  const inHours = (count: number): string => say(language, 'compOff.hours', { hours: Math.floor(count * 100) / 100 });
  const least = Math.max(terms.threshold, kind === 'WORKING_DAY' ? terms.regularHours + (terms.allowHalfDayCompOffCredit ? terms.minimumOvertimeHoursForHalfDay : terms.minimumOvertimeHoursForFullDay) : terms.allowHalfDayCompOffCredit ? terms.minimumRegularHoursForHalfDay : terms.minimumRegularHoursForFullDay);
  if (earned === 0) return [{ field: 'workedOn', ...finding('compOff.tooShort', { worked: inHours(hours), needed: inHours(least) }) }];
  return Number(days) <= earned ? [] : [{ field: 'days', ...finding('compOff.tooMany', { worked: inHours(hours), days: inDays(earned) }) }];
};
