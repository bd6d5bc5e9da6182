/** What the forecast is reckoned from: seat by seat, in one statement. */
import type { DatedPlan } from '../../domain/planning/plan-on.ts';
import { quarterOfPlan } from '../../domain/planning/fiscal-year.ts';
import type { Seat } from '../../domain/planning/forecast.ts';
import type { Period } from '../../domain/planning/periods.ts';
import type { Transaction } from '../db/org.ts';
import type { Bindings } from '../resource/sql.ts';
import { askedSql, joinersSql, placesBySql, seatOf, staffSql } from './seats-sql.ts';

export type SeatFacts = Seat & {
  readonly departmentId: string;
  readonly designationId: string;
  readonly locationId: string;
  /** Places of approved requisitions, by period; what should be there already stands in the first. */
  readonly asked: readonly number[];
  /** Of one place a year; null where no plan says. */
  readonly cost: string | null;
};

type What = 'STAFF' | 'PLANNED' | 'LEAVING' | 'RETIRING' | 'JOINING' | 'ASKED';
type Row = { readonly departmentId: string; readonly designationId: string; readonly locationId: string; readonly what: What; readonly n: number; readonly count: number; readonly cost: string | null };
type Asked = { readonly today: string; readonly periods: readonly Period[]; /** By period; undefined where none holds at its end. */ readonly plans: readonly (DatedPlan | undefined)[]; readonly firstMonth: number; readonly retirementAge: number | null };

/** The last day of the month in which somebody born on the day comes to the age. */
const retiresOn = (born: string, age: string): string => `(date_trunc('month', ${born} + make_interval(years => ${age}::int)) + interval '1 month - 1 day')::date`;

const factsSql = ({ today, periods, plans, firstMonth, retirementAge }: Asked, to: Bindings, part: string): string => {
  const day = to.bind(today);
  const quarters = periods.map(({ to: last }, at) => (plans[at] ? quarterOfPlan(plans[at].fiscalYear, last, firstMonth) : null));
  const columns = [periods.map((period) => period.from), periods.map((period) => period.to), plans.map((plan) => plan?.id ?? null), quarters].map((values) => to.bind(values));
  const retires = retirementAge === null ? 'null::date' : retiresOn('s.date_of_birth', to.bind(retirementAge));
  return `with ${staffSql(day)}, ${joinersSql(day)}, ${askedSql},
    periods as (select * from unnest(${columns[0]}::date[], ${columns[1]}::date[], ${columns[2]}::bigint[], ${columns[3]}::int[]) with ordinality as p(first, last, plan_id, quarter, n)),
    leavers as (select ${seatOf('s')}, s.leaves_on, ${retires} as retires_on from staff s),
    facts as (
      select ${seatOf('s')}, 'STAFF' as what, 1 as n, 1 as count, null::numeric as cost from staff s
      union all select ${seatOf('s')}, 'PLANNED', p.n, ${placesBySql('s', 'p.quarter')}, s.annual_cost from periods p join plan_seat s on s.org_code = $1 and s.plan_id = p.plan_id
      union all select ${seatOf('l')}, 'LEAVING', p.n, 1, null from leavers l join periods p on l.leaves_on between p.first and p.last
      union all select ${seatOf('l')}, 'RETIRING', p.n, 1, null from leavers l join periods p on l.leaves_on is null and l.retires_on between p.first and p.last
      union all select ${seatOf('j')}, 'JOINING', p.n, 1, null from joiners j join periods p on j.day between p.first and p.last where num_nonnulls(${seatOf('j')}) = 3
      union all select ${seatOf('r')}, 'ASKED', p.n, r.places, null from asked r join periods p on greatest(r.day, ${day}::date) between p.first and p.last)
    select department_id::text as "departmentId", designation_id::text as "designationId", location_id::text as "locationId", what, n::int - 1 as n, sum(count)::int as count, trim_scale(max(cost))::text as cost
    from facts where ${part} group by department_id, designation_id, location_id, what, n order by department_id, designation_id, location_id`;
};

/** The seats at which somebody works, is planned, is to come or is asked for. `part` narrows the departments over the column `department_id`. */
export const forecastFacts = async (tx: Transaction, asked: Asked, to: Bindings, part: string): Promise<readonly SeatFacts[]> => {
  const rows = await tx.query<Row>(factsSql(asked, to, part), to.values);
  return [...Map.groupBy(rows, ({ departmentId, designationId, locationId }) => `${departmentId} ${designationId} ${locationId}`).values()].map((facts) => {
    const of = (what: What): number[] => asked.periods.map((_, at) => facts.find((fact) => fact.what === what && fact.n === at)?.count ?? 0);
    const places = of('PLANNED');
    const [{ departmentId, designationId, locationId }] = facts as [Row];
    return {
      departmentId, designationId, locationId,
      headcount: of('STAFF')[0] ?? 0,
      planned: asked.plans.map((plan, at) => (plan === undefined ? null : places[at]!)),
      leaving: of('LEAVING'), retiring: of('RETIRING'), joining: of('JOINING'), asked: of('ASKED'),
      cost: facts.findLast(({ cost }) => cost !== null)?.cost ?? null,
    };
  });
};
