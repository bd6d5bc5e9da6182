import { circleHeads } from '../../domain/circle-heads.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { bindings } from '../resource/sql.ts';
import { describePeople } from './describe-people.ts';
import { inSight } from './in-sight.ts';
import { linesAbove } from './lines-above.ts';

type Row = { readonly id: string; readonly name: string; readonly code: string; readonly parentId: string | null; readonly headId: string | null; readonly people: number };

/** A department whose parents lead back to it is at the top. */
export const organisationChartDepartments = (_args: object, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const rows = await tx.query<Row>(
      `select d.id::text as id, d.name, d.code, d.parent_id::text as "parentId", d.head_id::text as "headId", coalesce(p.people, 0) as people
       from department d
       left join (select e.department_id, count(*)::int as people from employee e where e.org_code = $1 and e.status = 'ACTIVE' and ${inSight(grant, 'e', to.bind)} group by 1) p on p.department_id = d.id
       where d.org_code = $1 and (d.status = 'ACTIVE' or p.people > 0 or exists (select from department c where c.org_code = $1 and c.parent_id = d.id and c.status = 'ACTIVE')) order by d.name_folded, d.id`,
      to.values,
    );
    const circles = circleHeads(new Map(rows.map(({ id, parentId }) => [id, parentId])));
    const listed = new Set(rows.map(({ id }) => id));
    const headIds = [...new Set(rows.flatMap(({ headId }) => headId ?? []))];
    const { heads } = await linesAbove(tx, headIds);
    const people = new Map((await describePeople(tx, grant, headIds.map((id) => ({ id, under: null })), heads)).map((person) => [person.id, person]));
    const departments = rows.map(({ headId, parentId, ...row }) => ({ ...row, parentId: parentId !== null && listed.has(parentId) && !circles.has(row.id) ? parentId : null, head: people.get(headId ?? '') ?? null }));
    return { errorCode: '', message: '', totalRecords: departments.length, rows: departments };
  });
