import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { reachedEmployee } from '../people/reached-employee.ts';

type Person = { readonly id: string; readonly name: string; readonly designation: string | null; readonly photo: string | null };

const PERSON = `e.id::text as id, e.name, d.title as designation, e.photo
  from employee e left join designation d on d.org_code = e.org_code and d.id = e.designation_id`;

/** A line longer than this is a circle that an import left: it is cut. */
const LONGEST = 50;

/** The managers of an employee up to the top, and the first twelve who report directly. Names and designations are no secret inside an organisation. */
export const reportingLine = ({ employeeId }: { readonly employeeId: string }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const id = await reachedEmployee(tx, grant, employeeId);
    const managers = await tx.query<Person>(
      `with recursive line(id, depth) as (
         select manager_id, 1 from employee where org_code = $1 and id = $2::bigint and manager_id is not null
         union all select m.manager_id, line.depth + 1 from employee m join line on m.id = line.id where m.org_code = $1 and m.manager_id is not null and line.depth < ${LONGEST}
       ) select ${PERSON} join line on line.id = e.id where e.org_code = $1 order by line.depth`,
      [tx.orgCode, id],
    );
    const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(`select count(*)::int as count from employee where org_code = $1 and manager_id = $2::bigint and status = 'ACTIVE'`, [tx.orgCode, id]);
    const reports = count === 0 ? [] : await tx.query<Person>(`select ${PERSON} where e.org_code = $1 and e.manager_id = $2::bigint and e.status = 'ACTIVE' order by e.name_folded, e.id limit 12`, [tx.orgCode, id]);
    return { errorCode: '', message: '', managers, reports, totalReports: count };
  });
