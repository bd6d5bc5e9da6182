import { lengthOfRange } from '../../domain/dates.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { isPaidSql } from '../people/attendance-final.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';
import { holdDays, stampFinalized } from '../people/hold-days.ts';
import { settledOf } from './days/settled.ts';

const MOST_DAYS = 31;
const at = (field: string, message: string, args: Problem['args'] = {}): Problem => ({ field, ...finding(message, args) });

/** Days that another record has; one that begins on the same day is refused as the same. */
const overlaps = async (tx: Transaction, employeeId: string, from: string, until: string): Promise<boolean> =>
  (await tx.query(`select from attendance_finalization z where z.org_code = $1 and z.employee_id = $2::bigint and z.from_date <= $4::date and z.to_date >= $3::date and z.from_date <> $3::date limit 1`, [tx.orgCode, employeeId, from, until])).length > 0;

/** Days are finalized once they are over and nothing of them waits for a decision, by somebody else. Reopening is deleting; days of a pay cycle that is final stay. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (before !== null) return;
    const { employeeId, fromDate, toDate } = values as Readonly<Record<string, string | null | undefined>>;
    if (employeeId == null || fromDate == null || toDate == null) return;
    const id = String(employeeId);
    await holdDays(tx);
    if (id === caller.session.employeeId) refuseProblems(caller, [at('employeeId', 'attendanceFinalization.own')]);
    if (lengthOfRange(fromDate, toDate) > MOST_DAYS) refuseProblems(caller, [at('toDate', 'attendanceFinalization.tooLong')]);
    if (toDate >= (await todayOf(tx, id))) refuseProblems(caller, [at('toDate', 'attendanceFinalization.notOver')]);
    if (await overlaps(tx, id, fromDate, toDate)) refuseProblems(caller, [at('fromDate', 'attendanceFinalization.overlaps')]);
    const [settled] = await settledOf(tx, null, [id], fromDate, toDate);
    const open = settled?.unsettled.length ?? 0;
    if (open > 0) refuseProblems(caller, [at('toDate', 'attendanceFinalization.unsettled', { smart_count: open })]);
  },
  afterSave: async (tx, _caller, after) => {
    await stampFinalized(tx, [after.id]);
  },
  beforeDelete: async (tx, caller, images) => {
    const paid = await tx.query(
      `select from unnest($2::date[], $3::date[]) d(first, last), generate_series(d.first, d.last, interval '1 day') x(day) where ${isPaidSql('x.day::date')} limit 1`,
      [tx.orgCode, images.map((image) => image['fromDate']), images.map((image) => image['toDate'])],
    );
    if (paid.length > 0) refuseProblems(caller, [at('fromDate', 'attendanceFinalization.paid')]);
  },
};
