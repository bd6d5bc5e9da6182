import { hoursText, minutesOf } from '../../domain/overtime/hours-text.ts';
import { payableMinutes } from '../../domain/overtime/payable-minutes.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { attendanceProblem, lookAtDay } from '../overtime/look-at-day.ts';
import type { OvertimeDay } from '../overtime/look-at-day.ts';
import { reckonedPay } from '../overtime/reckoned-pay.ts';
import { dayKey } from '../overtime/worked-days.ts';
import type { DayOf } from '../overtime/worked-days.ts';
import { readPaidHours } from '../payroll/paid-hours.ts';
import { reachedEmployee } from '../people/reached-employee.ts';
import { seesPay } from '../people/sees-pay.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';

type Asked = { readonly employeeId?: string | null; readonly workDate: string; readonly hours?: string | null; readonly requestId?: string | null };

/** The request that is looked at, where it is of the employee: whether somebody said why more hours count. */
const isException = async (tx: Transaction, employeeId: string, requestId: string | null | undefined): Promise<boolean> => {
  if (requestId == null || !/^\d{1,18}$/.test(requestId)) return false;
  return (await tx.query(`select from overtime_request o where o.org_code = $1 and o.id = $2::bigint and o.employee_id = $3::bigint and nullif(trim(o.remark), '') is not null`, [tx.orgCode, requestId, employeeId])).length > 0;
};

const finalCycle = async (tx: Transaction, day: string): Promise<string | null> =>
  (await tx.query<{ name: string }>(`select name from payroll_cycle where org_code = $1 and status = 'FINALIZED' and $2::date between from_date and to_date limit 1`, [tx.orgCode, day]))[0]?.name ?? null;

/** Hours of the day for which a special wage was paid that is not paid besides overtime. */
const wageHours = async (tx: Transaction, one: DayOf): Promise<string | null> => {
  const { wages } = await readPaidHours(tx, [one.employeeId], one.day, () => false);
  const minutes = Math.max(0, ...(wages.get(dayKey(one)) ?? []).filter(({ onTop }) => !onTop).map((wage) => wage.minutes));
  return minutes === 0 ? null : hoursText(minutes);
};

const minutesToPay = ({ attended, open, compOff, terms }: OvertimeDay, hours: string | null, isExcepted: boolean): number => {
  if (hours === null) return open ?? 0;
  // Of a day for which hours are planned nothing is worked yet.
  return open === null || terms === null ? minutesOf(hours) : payableMinutes({ asked: minutesOf(hours), isException: isExcepted, compOff, attended }, terms);
};

/** What attendance has of a day of overtime, what is left to ask for, and, for whom pay is their business, what the hours come to. */
export const reckonOvertime = ({ employeeId, workDate, hours, requestId }: Asked, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const asked = employeeId ?? grant.session.employeeId;
    if (asked === null) throw refuse('NOT_FOUND');
    const { session } = grant;
    const id = await reachedEmployee(tx, grant, asked);
    const looked = await lookAtDay(tx, { employeeId: id, day: workDate });
    if (looked === undefined) throw refuse('NOT_FOUND');
    const { attended, beyond, compOff, open, terms, problem } = looked;
    const isExcepted = await isException(tx, id, requestId);
    const said = problem ?? (open === 0 && !isExcepted ? attendanceProblem(looked, 1, session.language) : null);
    const pay = terms !== null && problem === null && (await seesPay(tx, session, id))
      ? await reckonedPay(tx, terms, { employeeId: id, day: workDate, kind: attended.kind, minutes: minutesToPay(looked, hours ?? null, isExcepted), month: (await todayOf(tx, id)).slice(0, 7) })
      : null;
    return {
      errorCode: '', message: '', dayKind: attended.kind, shiftFrom: attended.shiftFrom, shiftTo: attended.shiftTo,
      workedHours: attended.isRecorded ? hoursText(attended.worked) : null, beyondHours: attended.isRecorded ? hoursText(beyond) : null, compOffHours: hoursText(compOff), openHours: open === null ? null : hoursText(open),
      payableHours: hours == null || open === null ? null : hoursText(minutesToPay(looked, hours, isExcepted)),
      problem: said === null ? null : say(session.language, said.message, said.args), wageHours: await wageHours(tx, { employeeId: id, day: workDate }), finalCycle: await finalCycle(tx, workDate), pay,
    };
  });
