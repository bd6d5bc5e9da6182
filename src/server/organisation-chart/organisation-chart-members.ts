import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { bindings } from '../resource/sql.ts';
import { chartAnswer } from './chart-answer.ts';
import { readIds, within } from './chart-arguments.ts';
import { describePeople } from './describe-people.ts';
import { inSight } from './in-sight.ts';
import { linesAbove } from './lines-above.ts';

type Arguments = { readonly departmentId: string; readonly offset?: number | null; readonly limit?: number | null };

/** The people of one department; those of the departments below it are not among them. */
export const organisationChartMembers = (args: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const [department] = readIds([args.departmentId]);
    const to = bindings(tx.orgCode);
    const rows = await tx.query<{ id: string; total: number }>(
      `select e.id::text as id, count(*) over ()::int as total from employee e join department d on d.org_code = $1 and d.id = e.department_id
       where e.org_code = $1 and e.department_id = ${to.bind(department)}::bigint and e.status = 'ACTIVE' and ${inSight(grant, 'e', to.bind)}
       order by e.id is not distinct from d.head_id desc, e.name_folded, e.id offset ${within(args.offset, 0, 0, 10_000_000)} limit ${within(args.limit, 200, 1, 1000)}`,
      to.values,
    );
    const ids = rows.map(({ id }) => id);
    const { heads } = await linesAbove(tx, ids);
    const people = new Map((await describePeople(tx, grant, ids.map((id) => ({ id, under: null })), heads)).map((person) => [person.id, person]));
    return chartAnswer(ids.flatMap((id) => people.get(id) ?? []), rows[0]?.total ?? 0);
  });
