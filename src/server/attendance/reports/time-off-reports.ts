import type { TimeOffReport } from '../../../../generated/attendance/resolvers.ts';
import type { Transaction } from '../../db/org.ts';
import { isWorkingDaySql, withShiftOn } from '../../people/day-sql.ts';
import { settledSql } from '../days/settled.ts';
import { readFigures, type Asked, type Report } from './reading.ts';

type Kind = { readonly id: string; readonly name: string };

/** Kinds of leave that somebody took in the period, in the order of their names. */
const kindsTaken = (tx: Transaction, { from, until }: Asked): Promise<Kind[]> =>
  tx.query<Kind>(
    `select t.id::text as id, t.name from leave_type t where t.org_code = $1 and exists (select from leave_request r where r.org_code = $1 and r.leave_type_id = t.id and r.status = 'APPROVED' and r.from_date <= $3::date and r.to_date >= $2::date) order by t.name`,
    [tx.orgCode, from, until],
  );

/** What counts of a request on one of its days: the working days, a request of a single day as much of it as it says. */
const leaveTaken: Report = async (tx, grant, asked) => {
  const kinds = await kindsTaken(tx, asked);
  const people = await readFigures(tx, grant, asked, (to) => {
    const [from, until] = [`${to.bind(asked.from)}::date`, `${to.bind(asked.until)}::date`];
    return {
      joins: `cross join lateral (select coalesce(json_object_agg('kind' || y.kind, y.days), '{}') as taken, coalesce(sum(y.days), 0) as total
        from (select r.leave_type_id as kind, sum(case when r.from_date = r.to_date then least(1, coalesce(r.days, 1)) else 1 end) as days
          from (select e.*) e join leave_request r on r.org_code = e.org_code and r.employee_id = e.id and r.status = 'APPROVED' and r.from_date <= ${until} and r.to_date >= ${from}
            cross join lateral (select x::date as day from generate_series(greatest(r.from_date, ${from}), least(r.to_date, ${until}), interval '1 day') x) d ${withShiftOn('d.day')}
          where ${isWorkingDaySql('d.day')} group by 1) y) a`,
      figures: `(a.taken::jsonb || jsonb_build_object('leaveDays', a.total))`,
    };
  });
  return { measures: [{ key: 'leaveDays' }, ...kinds.map(({ id, name }) => ({ key: `kind${id}`, label: name, isCharted: true as const }))], people };
};

/** By the balances of the year of the last day; leave counts in the year in which it begins. */
const leaveBalance: Report = async (tx, grant, asked) => ({
  measures: [{ key: 'granted' }, { key: 'taken', isCharted: true }, { key: 'waitingDays', isCharted: true }, { key: 'leaveLeft', isCharted: true }],
  people: await readFigures(tx, grant, asked, (to) => {
    const year = `${to.bind(Number(asked.until.slice(0, 4)))}::int`;
    const asks = (status: string): string =>
      `(select coalesce(sum(r.days), 0) from leave_request r where r.org_code = $1 and r.employee_id = e.id and r.status = '${status}' and extract(year from r.from_date) = ${year} and exists (select from leave_balance c where c.org_code = $1 and c.employee_id = e.id and c.year = ${year} and c.leave_type_id = r.leave_type_id))`;
    return {
      joins: `cross join lateral (select sum(b.entitled_days + b.carried_forward_days - b.encashed_days - b.lapsed_days) as granted from leave_balance b where b.org_code = $1 and b.employee_id = e.id and b.year = ${year}) b cross join lateral (select ${asks('APPROVED')} as taken, ${asks('PENDING')} as waiting) a`,
      figures: `json_build_object('granted', b.granted, 'taken', a.taken, 'waitingDays', a.waiting, 'leaveLeft', greatest(0, b.granted - a.taken - a.waiting))`,
      where: 'b.granted is not null',
    };
  }),
});

const absence: Report = async (tx, grant, asked) => ({
  measures: [{ key: 'workingDays' }, { key: 'absent', isCharted: true }, { key: 'noCheckOut', isCharted: true }, { key: 'lost', isCharted: true }, { key: 'absenceRate', share: ['absent', 'workingDays'] }],
  people: await readFigures(tx, grant, asked, (to) => ({
    joins: `join (${settledSql('e.org_code = $1', to.bind(asked.from), to.bind(asked.until))}) s on s."employeeId" = e.id::text
      cross join lateral (select count(*) filter (where y->>'checkIn' is null)::int as absent, count(*) filter (where y->>'checkIn' is not null)::int as open from json_array_elements(s.unsettled) y) a`,
    figures: `json_build_object('workingDays', s."workingDays", 'absent', a.absent, 'noCheckOut', a.open, 'lost', s.lost / 100.0)`,
  })),
});

export const timeOffReports: Readonly<Record<TimeOffReport, Report>> = { LEAVE_TAKEN: leaveTaken, LEAVE_BALANCE: leaveBalance, ABSENCE: absence };
