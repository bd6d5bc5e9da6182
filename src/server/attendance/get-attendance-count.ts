import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { employeesOf, isEmployedSql, isOnDutySql, isOnLeaveSql, isWorkingDaySql, withShiftOn } from '../people/day-sql.ts';
import { ownDays, sumOf, type OwnDay } from '../people/own-days.ts';
import { bindings } from '../resource/sql.ts';
import { arrivalsSql } from './arrivals.ts';

const FIGURES = ['onTimeArrivals', 'lateArrivals', 'expected', 'notCheckedIn'] as const;
type Count = Readonly<Record<(typeof FIGURES)[number], number>>;

const countOf = async (tx: Transaction, grant: Grant, { day: today, whereSql }: OwnDay): Promise<Count> => {
  const to = bindings(tx.orgCode);
  const [day, where] = [`${to.bind(today)}::date`, whereSql(to)];
  const [count] = await tx.query<Count>(
    `with arrived as materialized (select * from ${arrivalsSql(grant, to, today, today, where)} a),
       expected as (select e.id, ${isOnDutySql(day)} as is_on_duty from employee e ${withShiftOn(day)} where e.org_code = $1 and ${where} and ${isEmployedSql(day)} and ${isWorkingDaySql(day)} and not ${isOnLeaveSql(day)} and ${employeesOf(grant, to)})
     select (select count(*) from arrived where late = 0)::int as "onTimeArrivals", (select count(*) from arrived where late > 0)::int as "lateArrivals",
       (select count(*) from expected)::int as expected, (select count(*) from expected x where not x.is_on_duty and not exists (select from arrived a where a.employee_id = x.id))::int as "notCheckedIn"`,
    to.values,
  );
  return count!;
};

/** Document 0 §7: arrivals of today where each works, on time and late, of those within reach, and who is missing; whoever works elsewhere for the organisation is expected and not missing. */
export const getAttendanceCount = (_args: object, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    const grant = await withMembers(tx, asked, asked.session);
    const counts: Count[] = [];
    for (const own of await ownDays(tx)) counts.push(await countOf(tx, grant, own));
    return { errorCode: '', message: '', ...sumOf(counts, FIGURES) };
  });
