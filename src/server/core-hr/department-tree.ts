import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { maySeeAllPeople } from '../people/may-see-all.ts';

/** Every department with its head and its own people, in the order of their names. */
export const departmentTree = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const departments = await tx.query(
      `select d.id::text as id, d.name, d.code, d.parent_id::text as "parentId", d.version, d.status, h.id::text as "headId", h.name as "headName",
         case when $2::boolean then coalesce(p.people, 0) end as people
       from department d
       left join employee h on h.org_code = $1 and h.id = d.head_id
       left join (select department_id, count(*)::int as people from employee where org_code = $1 and status = 'ACTIVE' group by department_id) p on p.department_id = d.id
       where d.org_code = $1 order by d.name_folded, d.id`,
      [tx.orgCode, maySeeAllPeople(session)],
    );
    return { errorCode: '', message: '', totalRecords: departments.length, departments };
  });
