import type { CompOffTerms, DayKind } from '../../domain/leave/comp-off.ts';
import { isWorkingDay } from '../../domain/leave/working-days.ts';
import { minutesOf } from '../../domain/overtime/hours-text.ts';
import { workedMinutes } from '../../domain/attendance/workedMinutes.ts';
import { configurationFor } from '../coverage/configuration-for.ts';
import type { Held } from '../coverage/configuration-for.ts';
import type { Transaction } from '../db/org.ts';
import { freeDaysOf } from './free-days.ts';

const hours = (column: string): string => `c.${column}::float8`;

const columns = `c.work_day_type as "workDayType", ${hours('threshold')} as threshold,
  coalesce(${hours('fixed_regular_hours')}, (select w.hours_per_day::float8 from work_schedule w where w.org_code = $1 and w.id = e.work_schedule_id), 8) as "regularHours",
  c.allow_half_day_comp_off_credit as "allowHalfDayCompOffCredit", ${hours('minimum_regular_hours_for_full_day')} as "minimumRegularHoursForFullDay", ${hours('minimum_regular_hours_for_half_day')} as "minimumRegularHoursForHalfDay",
  c.additional_comp_off_for_overtime_hours as "additionalCompOffForOvertimeHours", ${hours('minimum_overtime_hours_for_full_day')} as "minimumOvertimeHoursForFullDay",
  ${hours('minimum_overtime_hours_for_half_day')} as "minimumOvertimeHoursForHalfDay", c.expiry_type as "expiryType", c.expiry_days as "expiryDays", c.encashment`;

/** With whether days may be paid instead of taken. */
export type HeldTerms = CompOffTerms & { readonly encashment: boolean };

/** The comp off configuration that holds for an employee. Regular hours are the fixed ones, else those of the work schedule, else 8. */
export const compOffTerms = (tx: Transaction, employeeId: string): Promise<Held<HeldTerms>> => configurationFor<HeldTerms>(tx, employeeId, { form: 'COMP_OFF_SETTINGS', columns });

/** A holiday of the employee, also where a shift is planned for it; a rest day of the roster or the schedule; or neither. */
export const dayKindOf = async (tx: Transaction, employeeId: string, day: string): Promise<DayKind> => {
  const free = await freeDaysOf(tx, employeeId, day, day);
  if (free.holidays.has(day)) return 'HOLIDAY';
  return isWorkingDay(day, free) ? 'WORKING_DAY' : 'REST_DAY';
};

/** Hours between check-ins and check-outs of a day, to the minute, but for those that overtime is asked for; null where nothing was recorded. */
export const hoursOn = async (tx: Transaction, employeeId: string, day: string): Promise<number | null> => {
  const punches = await tx.query<{ type: 'IN' | 'OUT'; at: string }>('select type, at from punch where org_code = $1 and employee_id = $2::bigint and work_date = $3::date', [tx.orgCode, employeeId, day]);
  if (punches.length === 0) return null;
  const [overtime] = await tx.query<{ hours: number }>(`select coalesce(sum(hours), 0)::float8 as hours from overtime_request where org_code = $1 and employee_id = $2::bigint and work_date = $3::date and status in ('PENDING', 'APPROVED')`, [tx.orgCode, employeeId, day]);
  return Math.max(0, workedMinutes(punches.map(({ type, at }) => ({ type, at: new Date(at) })), null) - minutesOf(overtime!.hours)) / 60;
};

export type Grant = { readonly pastDays: number; readonly futureDays: number; readonly documentRequired: boolean; readonly reasonRequired: boolean };

/** What people observe when they ask for compensatory off; null where nobody has said anything. */
export const compOffGrant = async (tx: Transaction): Promise<Grant | null> =>
  (await tx.query<Grant>('select past_days as "pastDays", future_days as "futureDays", document_required as "documentRequired", reason_required as "reasonRequired" from comp_off_grant where org_code = $1 limit 1', [tx.orgCode]))[0] ?? null;
