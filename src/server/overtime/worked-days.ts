/** What attendance has of days of many people, in one statement. */
import type { WorkDayKind } from '../../domain/overtime/terms.ts';
import { workedSpans } from '../../domain/overtime/special-wages.ts';
import type { WorkedSpan } from '../../domain/overtime/special-wages.ts';
import type { Transaction } from '../db/org.ts';
import { isHolidayOfSql, isHolidaySql, isWorkingDaySql, withShiftOn } from '../people/day-sql.ts';

export type DayOf = { readonly employeeId: string; readonly day: string };

export type AttendedDay = DayOf & {
  readonly kind: WorkDayKind;
  /** Minutes, breaks included; null on a day off. */
  readonly shift: number | null;
  readonly shiftFrom: string | null;
  readonly shiftTo: string | null;
  /** Minutes of an ordinary day. */
  readonly ordinary: number;
  readonly spans: readonly WorkedSpan[];
  /** Whole minutes, cut down. */
  readonly worked: number;
  /** Whether the organisation recorded attendance by then: without any, nobody can tell how long somebody worked. */
  readonly isRecorded: boolean;
  readonly zone: string;
};

type Row = Omit<AttendedDay, 'spans' | 'worked'> & { readonly punches: readonly { readonly type: 'IN' | 'OUT'; readonly at: string }[] | null };

/** Of `withShiftOn` of the same day: a holiday of the person is one whatever shift is planned for it, and of two on a day the regular one counts. */
const dayKindSql = (day: string): string =>
  `case when exists (select from holiday h where h.org_code = $1 and h.pay = 'REGULAR' and h.date = ${day} and ${isHolidayOfSql}) then 'REGULAR_HOLIDAY'
     when ${isHolidaySql(day)} then 'SPECIAL_NON_WORKING_HOLIDAY' when not ${isWorkingDaySql(day)} then 'REST' else 'NORMAL' end`;

const HOURS_UNKNOWN = 8;

const sql = `select e.id::text as "employeeId", d.day::text as day, ${dayKindSql('d.day')} as kind,
    case when ${isWorkingDaySql('d.day')} then (extract(epoch from w.ends_at - w.starts_at) / 60 + case when w.ends_at < w.starts_at then 1440 else 0 end)::int end as shift,
    case when ${isWorkingDaySql('d.day')} then to_char(w.starts_at, 'HH24:MI') end as "shiftFrom", case when ${isWorkingDaySql('d.day')} then to_char(w.ends_at, 'HH24:MI') end as "shiftTo",
    round(coalesce(u.hours_per_day, ${HOURS_UNKNOWN}) * 60)::int as ordinary, coalesce(d.day >= (select min(p.work_date) from punch p where p.org_code = $1), false) as "isRecorded", coalesce(l.time_zone, w.time_zone, u.time_zone, 'UTC') as zone,
    p.punches
  from unnest($2::bigint[], $3::date[]) d(employee_id, day) join employee e on e.org_code = $1 and e.id = d.employee_id
    left join work_schedule u on u.org_code = e.org_code and u.id = e.work_schedule_id ${withShiftOn('d.day')}
    left join (select p.employee_id, p.work_date, json_agg(json_build_object('type', p.type, 'at', p.at)) as punches from punch p where p.org_code = $1 and p.employee_id = any($2::bigint[]) and p.work_date between $4::date and $5::date group by 1, 2) p on p.employee_id = e.id and p.work_date = d.day`;

export const dayKey = ({ employeeId, day }: DayOf): string => `${employeeId} ${day}`;

/** By `dayKey`. A check-in that is open counts nothing. */
export const attendedDays = async (tx: Transaction, days: readonly DayOf[]): Promise<ReadonlyMap<string, AttendedDay>> => {
  if (days.length === 0) return new Map();
  const dates = days.map(({ day }) => day);
  const inOrder = dates.toSorted();
  const rows = await tx.query<Row>(sql, [tx.orgCode, days.map(({ employeeId }) => employeeId), dates, inOrder[0], inOrder.at(-1)]);
  return new Map(
    rows.map(({ punches, ...row }): [string, AttendedDay] => {
      const spans = workedSpans(punches ?? []);
      return [dayKey(row), { ...row, spans, worked: Math.floor(spans.reduce((sum, { from, to }) => sum + to - from, 0) / 60_000) }];
    }),
  );
};
