import type { TeamSummaryReport } from '../../../../generated/attendance/resolvers.ts';
import { isDecidedSql, isWorkingDaySql, minutesLateSql, withShiftOn } from '../../people/day-sql.ts';
import type { Bindings } from '../../resource/sql.ts';
import { withPunchesOn } from '../days/early-sql.ts';
import { settledSql } from '../days/settled.ts';
import { readEarly } from '../early-check-outs.ts';
import { readFigures, type Asked, type Report } from './reading.ts';

const days = (to: Bindings, { from, until }: Asked): string => `(select x::date as day from generate_series(${to.bind(from)}::date, ${to.bind(until)}::date, interval '1 day') x) d`;

const attendanceSummary: Report = async (tx, grant, asked) => ({
  measures: [
    { key: 'workingDays' }, { key: 'present', isCharted: true }, { key: 'onLeave', isCharted: true }, { key: 'onDuty', isCharted: true }, { key: 'absentDays', isCharted: true }, { key: 'unsettled' }, { key: 'lost' }, { key: 'attendanceRate', share: ['there', 'workingDays'] },
  ],
  people: await readFigures(tx, grant, asked, (to) => ({
    joins: `join (${settledSql('e.org_code = $1', to.bind(asked.from), to.bind(asked.until))}) s on s."employeeId" = e.id::text`,
    figures: `json_build_object('workingDays', s."workingDays", 'present', s.present, 'onLeave', s."onLeave", 'onDuty', s."onDuty", 'lost', s.lost / 100.0, 'unsettled', json_array_length(s.unsettled), 'absentDays', (select count(*) from json_array_elements(s.unsettled) y where y->>'checkIn' is null), 'there', s.there)`,
  })),
});

const lateness: Report = async (tx, grant, asked) => ({
  measures: [{ key: 'arrivals' }, { key: 'late', isCharted: true }, { key: 'excused' }, { key: 'lateHours' }, { key: 'lateRate', share: ['late', 'arrivals'] }],
  people: await readFigures(tx, grant, asked, (to) => ({
    joins: `cross join lateral (select count(*)::int as arrivals, count(*) filter (where y.late > 0 and not y.excused)::int as late, count(*) filter (where y.late > 0 and y.excused)::int as excused, coalesce(sum(y.late) filter (where not y.excused), 0)::int as minutes
      from (select ${minutesLateSql('p.first_in', 'd.day')} as late, ${isDecidedSql('d.day', ['LATENESS_EXCUSED'])} as excused from (select e.*) e cross join ${days(to, asked)} ${withShiftOn('d.day')} ${withPunchesOn('d.day')} where p.first_in is not null) y) a`,
    figures: `json_build_object('arrivals', a.arrivals, 'late', a.late, 'excused', a.excused, 'lateHours', round(a.minutes / 60.0, 2))`,
    where: 'a.arrivals > 0',
  })),
});

const earlyLeaving: Report = async (tx, grant, asked) => {
  const early = Map.groupBy(await readEarly(tx, grant, asked.filter, asked.from, asked.until), ({ employeeId }) => employeeId);
  const people = await readFigures(tx, grant, asked, (to) => ({ figures: `'{}'::json`, where: `e.id = any(${to.bind([...early.keys()])}::bigint[])` }));
  return {
    measures: [{ key: 'early', isCharted: true }, { key: 'earlyHours' }, { key: 'letPass' }, { key: 'halfDays' }, { key: 'waiting' }],
    people: people.map((one) => {
      const own = early.get(one.employeeId)!;
      const minutes = own.reduce((sum, row) => sum + row.minutes, 0);
      const count = (of: (allowance: string | null) => boolean): number => own.filter(({ allowance }) => of(allowance)).length;
      return { ...one, figures: { early: own.length, earlyHours: minutes / 60, halfDays: count((is) => is === 'HALF_DAY_LOST'), waiting: count((is) => is === null), letPass: count((is) => is !== null && is !== 'HALF_DAY_LOST') } };
    }),
  };
};

/** Minutes between check-ins and the check-outs after them. */
const workedSql = `(select coalesce(sum(extract(epoch from y.until - y.at)) filter (where y.type = 'IN' and y.next = 'OUT'), 0) / 60
  from (select z.at, z.type, lead(z.at) over (order by z.at, z.id) as until, lead(z.type) over (order by z.at, z.id) as next from punch z where z.org_code = $1 and z.employee_id = e.id and z.work_date = d.day) y)`;
/** Minutes from the start of the shift to its end, breaks included: whoever does not check out for a break is at work for it, too. */
const shiftSql = `(case when w.id is null or not ${isWorkingDaySql('d.day')} then 0 else extract(epoch from w.ends_at - w.starts_at) / 60 + case when w.ends_at < w.starts_at then 1440 else 0 end end)`;

const overtime: Report = async (tx, grant, asked) => ({
  measures: [{ key: 'daysWorked' }, { key: 'workedHours' }, { key: 'overtimeHours', isCharted: true }, { key: 'freeDaysWorked' }],
  people: await readFigures(tx, grant, asked, (to) => ({
    joins: `cross join lateral (select count(*)::int as days, coalesce(sum(y.worked), 0) as worked, coalesce(sum(greatest(0, y.worked - y.shift)), 0) as beyond, count(*) filter (where y.shift = 0)::int as free
      from (select ${workedSql} as worked, ${shiftSql} as shift from (select e.*) e cross join ${days(to, asked)} ${withShiftOn('d.day')}) y where y.worked > 0) a`,
    figures: `json_build_object('daysWorked', a.days, 'workedHours', round(a.worked / 60, 2), 'overtimeHours', round(a.beyond / 60, 2), 'freeDaysWorked', a.free)`,
    where: 'a.days > 0',
  })),
});

/** Who is active without an exit, or left later, is there; who is inactive without one has no last day that anybody knows, and is not counted. */
const headcount: Report = async (tx, grant, asked) => ({
  measures: [{ key: 'atStart' }, { key: 'joined', isCharted: true }, { key: 'left', isCharted: true }, { key: 'atEnd' }],
  people: await readFigures(tx, grant, asked, (to) => {
    const [from, until] = [`${to.bind(asked.from)}::date`, `${to.bind(asked.until)}::date`];
    return {
      joins: `cross join lateral (select max(v.last_working_day) as last from exit v where v.org_code = $1 and v.employee_id = e.id and v.status = 'APPROVED' and v.last_working_day >= e.date_of_join) v`,
      figures: `json_build_object('atStart', (e.date_of_join < ${from} and coalesce(v.last >= ${from}, true))::int, 'joined', (e.date_of_join between ${from} and ${until})::int, 'left', coalesce(v.last between ${from} and ${until}, false)::int, 'atEnd', (e.date_of_join <= ${until} and coalesce(v.last > ${until}, true))::int)`,
      where: `e.date_of_join <= ${until}`,
    };
  }),
});

export const summaryReports: Readonly<Record<TeamSummaryReport, Report>> = { ATTENDANCE_SUMMARY: attendanceSummary, LATENESS: lateness, EARLY_LEAVING: earlyLeaving, OVERTIME: overtime, HEADCOUNT: headcount };

