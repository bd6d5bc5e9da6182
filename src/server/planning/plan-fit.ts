import { planOn } from '../../domain/planning/plan-on.ts';
import { quarterOfPlan } from '../../domain/planning/fiscal-year.ts';
import type { Fit } from '../../domain/planning/requisition.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';
import { approvedPlans } from './approved-plans.ts';
import { askedSql, joinersSql, placesSql, staffSql } from './seats-sql.ts';

type FitAsked = {
  readonly departmentId: string;
  readonly designationId: string;
  readonly locationId: string;
  readonly neededBy: string;
  /** Who leaves by it. */
  readonly replaced: readonly string[];
  /** The requisition that is asked about, which does not count beside itself. */
  readonly requisitionId: string | null;
};

/** What a requisition finds on its first day: the places of the plan that holds then, and who has them. */
export const planFit = async (tx: Transaction, { departmentId, designationId, locationId, neededBy, replaced, requisitionId }: FitAsked, firstMonth: number): Promise<Fit & { readonly plan: string | null }> => {
  const plan = planOn(neededBy, await approvedPlans(tx));
  const to = bindings(tx.orgCode);
  const today = to.bind(await todayOf(tx));
  const day = `${to.bind(neededBy)}::date`;
  const seat = [departmentId, designationId, locationId].map((id) => `${to.bind(id)}::bigint`);
  const here = (alias: string): string => `(${alias}.department_id, ${alias}.designation_id, ${alias}.location_id) = (${seat.join(', ')})`;
  const places = plan ? `coalesce((select ${placesSql('s', quarterOfPlan(plan.fiscalYear, neededBy, firstMonth))} from plan_seat s where s.org_code = $1 and s.plan_id = ${to.bind(plan.id)}::bigint and ${here('s')}), 0)` : 'null::int';
  const others = `r.id is distinct from ${to.bind(requisitionId)}::bigint`;
  const [found] = await tx.query<Fit>(
    `with ${staffSql(today)}, ${joinersSql(today)}, ${askedSql}
     select ${places} as planned,
       (select count(*)::int from staff s where ${here('s')} and (s.leaves_on is null or s.leaves_on >= ${day}) and s.id <> all(${to.bind(replaced)}::bigint[])) as staying,
       (select count(*)::int from joiners j where ${here('j')} and j.day <= ${day}) as joining,
       ((select coalesce(sum(r.places), 0) from asked r where ${here('r')} and ${others}) + (select coalesce(sum(r.openings), 0) from job_requisition r where r.org_code = $1 and r.status = 'PENDING' and ${here('r')} and ${others}))::int as asked`,
    to.values,
  );
  return { ...found!, plan: plan?.name ?? null };
};
