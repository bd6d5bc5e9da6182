/** Headcount beside the places of a plan: `seats`, one row a seat, and the figures over them. $1 is the organisation. */
import type { Quarter } from '../../domain/planning/fiscal-year.ts';
import { askedSql, placesSql, seatOf, staffSql } from './seats-sql.ts';

type Shown = { /** Placeholders. */ readonly today: string; readonly plan: string; readonly quarter: Quarter; /** Which departments, over the column `department_id`. */ readonly part: string };

/** `with … seats as (…)`: department, designation, location, position, planned, filled, on_notice, hiring, cost and uncosted. */
export const seatsSql = ({ today, plan, quarter, part }: Shown): string =>
  `with ${staffSql(today)}, ${askedSql},
   counted as (
     select ${seatOf('s')}, s.id as position_id, ${placesSql('s', quarter)} as planned, 0 as filled, 0 as on_notice, 0 as hiring, ${placesSql('s', quarter)} * s.annual_cost as cost, case when s.annual_cost is null then ${placesSql('s', quarter)} else 0 end as uncosted
       from plan_seat s where s.org_code = $1 and s.plan_id = ${plan}::bigint
     union all select ${seatOf('s')}, null, 0, 1, (s.leaves_on is not null)::int, 0, null, 0 from staff s
     union all select ${seatOf('r')}, null, 0, 0, 0, r.places, null, 0 from asked r),
   seats as (select department_id, designation_id, location_id, max(position_id) as position_id, sum(planned)::int as planned, sum(filled)::int as filled, sum(on_notice)::int as on_notice, sum(hiring)::int as hiring,
       sum(cost) as cost, sum(uncosted)::int as uncosted from counted where ${part} group by 1, 2, 3)`;

/** Sums over the rows of `seats`, open and over seat by seat. */
export const SUMS = `coalesce(sum(s.planned), 0)::int as planned, coalesce(sum(s.filled), 0)::int as filled, coalesce(sum(s.on_notice), 0)::int as "onNotice", coalesce(sum(s.hiring), 0)::int as hiring,
  coalesce(sum(greatest(0, s.planned - s.filled)), 0)::int as open, coalesce(sum(greatest(0, s.filled - s.planned)), 0)::int as over, trim_scale(coalesce(sum(s.cost), 0))::text as "annualCost", coalesce(sum(s.uncosted), 0)::int as uncosted`;

export type Figures = { readonly planned: number; readonly filled: number; readonly onNotice: number; readonly hiring: number; readonly open: number; readonly over: number; readonly annualCost: string | null; readonly uncosted: number | null };

/** Without what the person may not know. */
export const figuresFor = (mayCost: boolean, { planned, filled, onNotice, hiring, open, over, annualCost, uncosted }: Figures): Figures => ({ planned, filled, onNotice, hiring, open, over, annualCost: mayCost ? annualCost : null, uncosted: mayCost ? uncosted : null });
