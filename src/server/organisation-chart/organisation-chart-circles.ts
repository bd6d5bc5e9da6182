import { circleHeads } from '../../domain/circle-heads.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { chartAnswer } from './chart-answer.ts';
import { describePeople } from './describe-people.ts';
import { directReports } from './direct-reports.ts';

/** Who stands for each circle of managers. What no walk from the top reaches is in a circle or below one. */
export const organisationChartCircles = (_args: object, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    if (grant.scope !== 'ALL') return chartAnswer([]);
    const lost = await tx.query<{ id: string; manager: string | null }>(
      `with recursive down(id) as (
         select id from employee where org_code = $1 and manager_id is null
         union all select e.id from down join employee e on e.manager_id = down.id where e.org_code = $1
       ) select e.id::text as id, e.manager_id::text as manager from employee e
       where e.org_code = $1 and e.manager_id is not null and not exists (select from down where down.id = e.id)`,
      [tx.orgCode],
    );
    const heads = circleHeads(new Map(lost.map(({ id, manager }) => [id, manager])));
    const here = await describePeople(tx, grant, [...heads].map((id) => ({ id, under: null })), heads);
    // Who has left stands for nobody: those next below do.
    const left = [...heads].filter((id) => here.every((person) => person.id !== id));
    const next = left.length === 0 ? [] : await directReports(tx, left, heads);
    return chartAnswer([...here, ...(await describePeople(tx, grant, next.map(({ id }) => ({ id, under: null })), heads))]);
  });
