import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { figuresFor, seatsSql, SUMS, type Figures } from '../planning/headcount-sql.ts';
import { inOwnPart } from '../planning/own-part.ts';
import { seesCosts } from '../planning/sees-costs.ts';
import { planChoices, shownPlan } from '../planning/shown-plan.ts';
import { bindings } from '../resource/sql.ts';

type Arguments = { readonly planId?: string | null; readonly quarter?: number | null };
type Line = Figures & { readonly departmentId: string; readonly name: string; readonly code: string; readonly parentId: string | null; readonly headName: string | null };

/** Every department that the person plans for, with its own figures; those below it are added up where they are shown. */
export const tableOfOrganization = (args: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { today, settings, inForce, plan, quarter } = await shownPlan(tx, grant, args);
    const to = bindings(tx.orgCode);
    const [day, id] = [to.bind(today), to.bind(plan?.id ?? null)];
    const lines = await tx.query<Line>(
      `${seatsSql({ today: day, plan: id, quarter, part: inOwnPart(grant, grant.session, 'department_id', to) })}
       select d.id::text as "departmentId", d.name, d.code, d.parent_id::text as "parentId", h.name as "headName", x.*
       from department d left join employee h on h.org_code = $1 and h.id = d.head_id cross join lateral (select ${SUMS}, count(*) > 0 as is_used from seats s where s.department_id = d.id) x
       where d.org_code = $1 and (d.status = 'ACTIVE' or x.is_used) and ${inOwnPart(grant, grant.session, 'd.id', to)} order by d.name, d.id`,
      to.values,
    );
    const seen = new Set(lines.map(({ departmentId }) => departmentId));
    const mayCost = seesCosts(grant.session);
    return {
      errorCode: '',
      message: '',
      today,
      plans: (await planChoices(tx, grant)).map((choice) => ({ ...choice, isInForce: choice.id === inForce?.id })),
      planId: plan?.id ?? null,
      quarter,
      firstMonth: settings.firstMonth,
      currency: settings.currency,
      departments: lines.map(({ departmentId, name, code, parentId, headName, ...figures }) => ({ departmentId, name, code, parentId: parentId !== null && seen.has(parentId) ? parentId : null, headName, own: figuresFor(mayCost, figures) })),
    };
  });
