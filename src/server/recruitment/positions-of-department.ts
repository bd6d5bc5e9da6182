import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { figuresFor, seatsSql, SUMS, type Figures } from '../planning/headcount-sql.ts';
import { inOwnPart } from '../planning/own-part.ts';
import { seesCosts } from '../planning/sees-costs.ts';
import { shownPlan } from '../planning/shown-plan.ts';
import { refuse } from '../refuse.ts';
import { bindings } from '../resource/sql.ts';

type Arguments = { readonly departmentId: string; readonly planId?: string | null; readonly quarter?: number | null };
type Line = Figures & Readonly<Record<'designationId' | 'designation' | 'locationId' | 'location', string>> & { readonly positionId: string | null };

/** The positions of one department itself: those of the plan, and people and requisitions for which it has none. */
export const positionsOfDepartment = ({ departmentId, ...args }: Arguments, { db }: Context, grant: Grant) => {
  if (!/^\d{1,18}$/.test(departmentId)) throw refuse('NOT_FOUND');
  return withOrg(db, grant.session.orgCode, async (tx) => {
    const { today, plan, quarter } = await shownPlan(tx, grant, args);
    const to = bindings(tx.orgCode);
    const [day, id] = [to.bind(today), to.bind(plan?.id ?? null)];
    const part = `department_id = ${to.bind(departmentId)}::bigint and ${inOwnPart(grant, grant.session, 'department_id', to)}`;
    const lines = await tx.query<Line>(
      `${seatsSql({ today: day, plan: id, quarter, part })}
       select g.id::text as "designationId", g.title as designation, l.id::text as "locationId", l.name as location, max(s.position_id)::text as "positionId", ${SUMS}
       from seats s join designation g on g.org_code = $1 and g.id = s.designation_id join location l on l.org_code = $1 and l.id = s.location_id
       where s.planned + s.filled + s.hiring > 0 or s.position_id is not null group by g.id, g.title, l.id, l.name order by g.title, l.name, g.id, l.id`,
      to.values,
    );
    const mayCost = seesCosts(grant.session);
    return { errorCode: '', message: '', positions: lines.map(({ designationId, designation, locationId, location, positionId, ...figures }) => ({ designationId, designation, locationId, location, positionId, figures: figuresFor(mayCost, figures) })) };
  });
};
