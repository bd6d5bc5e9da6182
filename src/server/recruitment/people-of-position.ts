import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { inOwnPart } from '../planning/own-part.ts';
import { staffSql } from '../planning/seats-sql.ts';
import { refuse } from '../refuse.ts';
import { bindings } from '../resource/sql.ts';

type Arguments = { readonly departmentId: string; readonly designationId: string; readonly locationId: string };
type Line = { readonly employeeId: string; readonly name: string; readonly employeeNumber: string; readonly dateOfJoin: string; readonly leavesOn: string | null; readonly total: number };

/** People who are named at most. */
const MOST = 200;

/** Who has the places of a position. */
export const peopleOfPosition = (args: Arguments, { db }: Context, grant: Grant) => {
  const ids = [args.departmentId, args.designationId, args.locationId];
  if (ids.some((id) => !/^\d{1,18}$/.test(id))) throw refuse('NOT_FOUND');
  return withOrg(db, grant.session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const lines = await tx.query<Line>(
      `with ${staffSql(to.bind(await todayOf(tx)))} select e.id::text as "employeeId", e.name, e.employee_number as "employeeNumber", e.date_of_join::text as "dateOfJoin", s.leaves_on::text as "leavesOn", count(*) over ()::int as total
       from staff s join employee e on e.org_code = $1 and e.id = s.id
       where (s.department_id, s.designation_id, s.location_id) = (${ids.map((id) => `${to.bind(id)}::bigint`).join(', ')}) and ${inOwnPart(grant, grant.session, 's.department_id', to)} order by e.name, e.id limit ${MOST}`,
      to.values,
    );
    return { errorCode: '', message: '', totalRecords: lines[0]?.total ?? 0, people: lines.map(({ total: _total, ...person }) => person) };
  });
};
