/** One day of overtime as it is known now. */
import { hoursText } from '../../domain/overtime/hours-text.ts';
import { overtimeMinutes } from '../../domain/overtime/overtime-minutes.ts';
import type { OvertimeTerms } from '../../domain/overtime/terms.ts';
import { finding } from '../../domain/problem.ts';
import type { Finding } from '../../domain/problem.ts';
import { formatDuration } from '../../domain/values/durations.ts';
import { preApprovalSetting } from '../coverage/pre-approval.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import type { Language } from '../session.ts';
import { compOffTaken } from './comp-off-taken.ts';
import { isOvertimePaid, overtimeTerms } from './overtime-terms.ts';
import { attendedDays, dayKey } from './worked-days.ts';
import type { AttendedDay, DayOf } from './worked-days.ts';

export type OvertimeDay = {
  readonly terms: OvertimeTerms | null;
  readonly attended: AttendedDay;
  /** Minutes. */
  readonly beyond: number;
  readonly compOff: number;
  /** Minutes that are left to ask for; null where nobody records attendance, and of a day for which hours are planned. */
  readonly open: number | null;
  /** Why nothing can be asked for at all. */
  readonly problem: Finding | null;
};

const uncovered = async (tx: Transaction, employeeId: string): Promise<Finding> => {
  if (!(await isOvertimePaid(tx))) return finding('overtimeRequest.noConfiguration');
  const [person] = await tx.query<{ name: string }>('select name from employee where org_code = $1 and id = $2::bigint', [tx.orgCode, employeeId]);
  return finding('overtimeRequest.notCovered', { name: person?.name ?? '' });
};

/** Days to come, and today, are asked for where a pre-approval setting of overtime holds for the employee: then hours are planned, and attendance says how many are paid. Undefined where nobody is the employee. */
export const lookAtDay = async (tx: Transaction, one: DayOf): Promise<OvertimeDay | undefined> => {
  const { employeeId, day } = one;
  const attended = (await attendedDays(tx, [one])).get(dayKey(one));
  if (attended === undefined) return undefined;
  const terms = (await overtimeTerms(tx, [employeeId])).get(employeeId) ?? null;
  const today = await todayOf(tx, employeeId);
  const isPlanned = day >= today && (await preApprovalSetting(tx, employeeId, 'OVERTIME')) !== null;
  const beyond = terms === null ? 0 : overtimeMinutes(attended, terms);
  const compOff = (await compOffTaken(tx, new Map([[dayKey(one), attended]]), ['PENDING', 'APPROVED'])).get(dayKey(one)) ?? 0;
  const problem = terms === null ? await uncovered(tx, employeeId) : day > today && !isPlanned ? finding('overtimeRequest.ahead') : null;
  return { terms, attended, beyond, compOff, open: isPlanned || !attended.isRecorded ? null : Math.max(0, beyond - compOff), problem };
};

/** What attendance says against so many minutes. */
export const attendanceProblem = ({ beyond, compOff, open }: OvertimeDay, minutes: number, language: Language): Finding | null => {
  if (open === null || minutes <= open) return null;
  if (beyond === 0) return finding('overtimeRequest.nothing');
  return finding(compOff > 0 ? 'overtimeRequest.besideCompOff' : 'overtimeRequest.tooMany', { hours: formatDuration(hoursText(open), language) });
};
