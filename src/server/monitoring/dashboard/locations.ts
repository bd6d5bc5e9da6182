/** Where people worked: the parts of the dashboard, a statement each. */
import type { Transaction } from '../../db/org.ts';
import { isMonitoredSql } from '../../activity/monitoring-terms.ts';
import { narrowed, type Asked } from './narrowed.ts';

/** Records `l` of employees `e` in the range, for `from`. */
export const recordsOf = (n: ReturnType<typeof narrowed>, { args }: Asked): string =>
  `location_record l join employee e on e.org_code = l.org_code and e.id = l.employee_id where l.org_code = $1 and l.day between ${n.day(args.fromDate)} and ${n.day(args.toDate)} and ${n.people()}`;

/** One line for each person and day, with the place that has most of its records: of two as many, an office, then the first by name. */
const personDays = (n: ReturnType<typeof narrowed>, asked: Asked): string =>
  `select distinct on (m.employee_id, m.day) m.employee_id, m.day, m.place, m.name from (
     select l.employee_id, l.day, l.place, l.work_location_name as name, count(*) as records from ${recordsOf(n, asked)} group by 1, 2, 3, 4) m
   order by m.employee_id, m.day, m.records desc, m.place = 'OFFICE' desc, m.place, m.name`;

export const readLocationFigures = async (tx: Transaction, asked: Asked): Promise<object | undefined> => {
  const n = narrowed(asked);
  const of = (place: string): string => `(count(*) filter (where d.place = '${place}'))::int`;
  const [row] = await tx.query<object>(
    `with d as (${personDays(n, asked)})
     select count(distinct d.employee_id)::int as people, count(*)::int as days, ${of('OFFICE')} as "officeDays", ${of('ELSEWHERE')} as "elsewhereDays", ${of('UNKNOWN')} as "unknownDays",
       (select count(distinct l.activity_device_id)::int from ${recordsOf(n, asked)}) as computers,
       (select count(*)::int from employee e where ${n.people()} and ${isMonitoredSql} and exists (select from location_tracking_setting s where s.org_code = $1 and s.is_on)) as tracked from d`,
    n.values,
  );
  return row;
};

export const readLocationDays = (tx: Transaction, asked: Asked): Promise<object[]> => {
  const n = narrowed(asked);
  return tx.query(`select d.day as date, d.place, d.name, count(*)::int as people from (${personDays(n, asked)}) d group by 1, 2, 3 order by 1, d.place = 'OFFICE' desc, d.name, d.place`, n.values);
};

export const readWorkLocationNames = async (tx: Transaction, asked: Asked): Promise<string[]> => {
  const n = narrowed(asked);
  return (await tx.query<{ name: string }>(`select distinct l.work_location_name as name from ${recordsOf(n, asked)} and l.work_location_name is not null order by 1 limit 200`, n.values)).map(({ name }) => name);
};
