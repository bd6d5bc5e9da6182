/** `POST employees/attendance-finalization/list-attendance-finalization` (document 0 §7), at the root and under the base path. */
import { z } from 'zod';
import { isDate } from '../../domain/calendar.ts';
import { addDays, isRangeTooLong } from '../../domain/dates.ts';
import { authorise } from '../access/authorise.ts';
import { readInput } from '../auth/read-input.ts';
import { withOrg } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import { limitRequests } from '../http/rate-limit.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { say } from '../messages.ts';
import { regularisationLimit } from '../people/regularisation-limit.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { loadSession } from '../session.ts';
import { missedCheckOuts, noAttendance } from './unsettled-days.ts';

const day = z.string().refine((text) => isDate(text), 'YYYY-MM-DD');
const id = z.coerce.number().int().min(1).max(2_147_483_647);
/** Widgets of the original send one value, a list of values, or nothing. */
const ids = z.union([id.transform((one) => [one]), z.array(id).max(1000), z.literal('').transform(() => [])]).nullish();

const shape = z.object({
  finalizationMethod: z.enum(['dashboardNoAttendance', 'dashboardAttendance']),
  startDate: day.nullish(),
  endDate: day.nullish(),
  employeeId: ids,
  status: z.string().max(40).nullish(),
  employeeType: ids,
  location: ids,
  department: ids,
});

const DAYS = 30;

/**
 * Days without attendance, or without a check-out, of those within the caller's reach; the period is under 31 days and
 * ends today unless told. The limit is that of the one employee asked about, else the caller's own, in the month of the last day.
 */
const listAttendanceFinalization = async (context: Context): Promise<void> => {
  const grant = authorise(await loadSession(context), [
    { forms: ['ATTENDANCE_RECORDS'], right: 'VIEW', scope: 'ALL' },
    { forms: ['ATTENDANCE_FINALIZATION', 'TEAM_ATTENDANCE'], right: 'VIEW', scope: 'TEAM' },
    { forms: ['SELF_ATTENDANCE'], right: 'VIEW', scope: 'SELF' },
  ]);
  const { session } = grant;
  limitRequests(context, session);
  const { finalizationMethod, startDate, endDate, employeeId, employeeType, location, department, status } = await readInput(context, shape, 'BAD_USER_INPUT');
  const answer = await withOrg(context.db, session.orgCode, async (tx) => {
    const until = endDate ?? (await todayOf(tx));
    const from = startDate ?? addDays(until, 1 - DAYS);
    if (from > until) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'startDate', message: say(session.language, 'rule.periodBackwards') }] });
    if (isRangeTooLong(from, until)) throw refuse('DATE_RANGE', { validationError: [{ field: 'endDate', message: say(session.language, 'error.DATE_RANGE') }] });
    const filters = { from, until, employees: employeeId ?? [], employeeTypes: employeeType ?? [], locations: location ?? [], departments: department ?? [], status: status || null };
    const target = employeeId?.length === 1 ? String(employeeId[0]) : session.employeeId;
    const reading = finalizationMethod === 'dashboardNoAttendance' ? noAttendance : missedCheckOuts;
    const aaData = await reading(tx, grant, filters);
    const isVisible = target !== null && (target === session.employeeId || aaData.some((row) => String(row.Employee_Id) === target));
    const { limit, used } = isVisible ? await regularisationLimit(tx, target, until) : { limit: 0, used: 0 };
    const regularizationRequestLimitDetails = isVisible ? { monthlyLimit: limit, requestsUsed: used, requestsLeft: Math.max(0, limit - used), isLimitExceeded: used >= limit } : null;
    const data = { aaData, iTotalRecords: aaData.length };
    return { ...(finalizationMethod === 'dashboardNoAttendance' ? { noAttendanceData: data } : { attendanceData: data }), regularizationRequestLimitDetails };
  });
  sendJson(context, 200, { success: true, msg: '', errorCode: '', message: '', ...answer });
};

const handle = answeringRefusals(listAttendanceFinalization);

export const attendanceFinalizationRoutes: readonly Route[] = ['', '/v3'].map((base) => ({ method: 'POST', path: `${base}/employees/attendance-finalization/list-attendance-finalization`, handle }));
