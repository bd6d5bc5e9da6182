/** The parts of the dashboard of work at computers, a statement each. */
import { isMonitoredSql } from '../../activity/monitoring-terms.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { narrowed, type Asked } from './narrowed.ts';
import { notesNamed, notesFew } from './noted.ts';

type Reads<Answer> = (tx: Transaction, asked: Asked) => Promise<Answer>;

const sum = (column: string): string => `coalesce(sum(a.${column}), 0)::int`;
/** On average of the days that are grouped, to the nearest whole minute. */
const mean = (column: string): string => `coalesce(round(avg(a.${column})), 0)::int`;
const minuteOf = (column: string): string => `round(avg(a.${column}))::int`;
const SUMS = (['active', 'idle', 'computer', 'productive', 'unproductive', 'neutral'] as const).map((one) => `${sum(`${one}_minutes`)} as "${one}Minutes"`).join(', ');
const START_END = `${minuteOf('start_minute')} as "startMinute", ${minuteOf('end_minute')} as "endMinute"`;
/** Productive of what is productive, unproductive or neutral; null of nothing. */
const SHARE = `(sum(a.productive_minutes)::float / nullif(sum(a.productive_minutes + a.unproductive_minutes + a.neutral_minutes), 0))`;

export const readFigures: Reads<object | undefined> = notesFew('DAYS', async (tx, asked) => {
  const n = narrowed(asked);
  const [row] = await tx.query<object>(
    `with sums as (select count(distinct a.employee_id)::int as people, count(*)::int as days, ${SUMS}, ${sum('uptime_minutes')} as "uptimeMinutes", ${START_END} from ${n.days()})
     select s.*, (select count(*)::int from employee e where ${n.people()} and ${isMonitoredSql}) as monitored, (select ${SHARE} from ${n.daysBefore()}) as "shareBefore" from sums s`,
    n.values,
  );
  return row;
});

export const readTracking: Reads<object[]> = notesFew('DAYS', (tx, asked) => {
  const n = narrowed(asked);
  const { fromDate, toDate } = asked.args;
  return tx.query<object>(
    `with sums as (select a.day, count(distinct a.employee_id)::int as people, ${SUMS}, ${START_END} from ${n.days()} group by a.day)
     select d.day as date, coalesce(s.people, 0) as people, ${(['active', 'idle', 'computer', 'productive', 'unproductive', 'neutral'] as const).map((one) => `coalesce(s."${one}Minutes", 0) as "${one}Minutes"`).join(', ')}, s."startMinute", s."endMinute"
     from (select generate_series(${n.day(fromDate)}, ${n.day(toDate)}, '1 day')::date as day) d left join sums s on s.day = d.day order by d.day`,
    n.values,
  );
});

export const readDepartments: Reads<object[]> = notesFew('DAYS', (tx, asked) => {
  const n = narrowed(asked);
  return tx.query<object>(
    `select x."departmentId", d.name, x.people, x."activeMinutes", x."productiveMinutes", x.share from (
       select e.department_id::text as "departmentId", count(distinct a.employee_id)::int as people, ${mean('active_minutes')} as "activeMinutes", ${mean('productive_minutes')} as "productiveMinutes", coalesce(${SHARE}, 0) as share
       from ${n.days()} group by e.department_id) x left join department d on d.org_code = $1 and d.id = x."departmentId"::bigint order by x.share desc, d.name, x."departmentId" limit 50`,
    n.values,
  );
});

export const readLocations: Reads<object[]> = notesFew('DAYS', (tx, asked) => {
  const n = narrowed(asked);
  return tx.query<object>(
    `select x.week, x."locationId", l.name, x.people, x."activeMinutes", x."productiveMinutes" from (
       select greatest(date_trunc('week', a.day)::date, ${n.day(asked.args.fromDate)}) as week, e.location_id::text as "locationId", count(distinct a.employee_id)::int as people, ${mean('active_minutes')} as "activeMinutes", ${mean('productive_minutes')} as "productiveMinutes"
       from ${n.days()} group by 1, 2) x left join location l on l.org_code = $1 and l.id = x."locationId"::bigint order by x.week, l.name, x."locationId" limit 500`,
    n.values,
  );
});

const uptime = (way: 'asc' | 'desc'): Reads<object[]> => notesNamed('DAYS', (tx, asked) => {
  const n = narrowed(asked);
  return tx.query<{ employeeId: string }>(
    `select x."employeeId", e.name, d.name as department, x."uptimeMinutes" from (select a.employee_id::text as "employeeId", ${mean('uptime_minutes')} as "uptimeMinutes" from ${n.days()} group by a.employee_id) x
     join employee e on e.org_code = $1 and e.id = x."employeeId"::bigint left join department d on d.org_code = $1 and d.id = e.department_id order by x."uptimeMinutes" ${way}, e.name, x."employeeId" limit 10`,
    n.values,
  );
});
export const readLowestUptime = uptime('asc');
export const readHighestUptime = uptime('desc');

export const readPerson: Reads<object | null> = async (tx, asked) => {
  if (asked.args.employeeId == null) return null;
  const n = narrowed(asked);
  const [row] = await tx.query<object>(
    `select e.id::text as "employeeId", e.name, e.employee_number as code, g.title as designation, d.name as department, ${isMonitoredSql} as "isMonitored" from employee e
     left join designation g on g.org_code = e.org_code and g.id = e.designation_id left join department d on d.org_code = e.org_code and d.id = e.department_id where ${n.people()}`,
    n.values,
  );
  if (row === undefined) throw refuse('NOT_FOUND');
  return row;
};

/** What there is to narrow by: departments and schedules of those within reach alone. */
export const readChoices: Reads<object> = async (tx, { grant, orgCode, args }) => {
  const of = (table: string, key: string): Promise<object[]> => {
    const n = narrowed({ grant, orgCode, args: { fromDate: args.fromDate, toDate: args.toDate } });
    return tx.query(`select t.id::text as id, t.name from ${table} t where t.org_code = $1 and t.id in (select e.${key} from employee e where e.status = 'ACTIVE' and ${n.people()}) order by t.name, t.id limit 500`, n.values);
  };
  return {
    departments: await of('department', 'department_id'),
    workSchedules: await of('work_schedule', 'work_schedule_id'),
    // Whoever has the own figures alone has no use for names of groups.
    customGroups: grant.scope === 'SELF' ? [] : await tx.query(`select g.id::text as id, g.name from custom_employee_group g where g.org_code = $1 and g.status = 'ACTIVE' order by g.name, g.id limit 500`, [orgCode]),
  };
};
