import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { chartAnswer } from './chart-answer.ts';
import { within } from './chart-arguments.ts';
import { describePeople } from './describe-people.ts';

type Arguments = { readonly offset?: number | null; readonly limit?: number | null };

const nobody: ReadonlySet<string> = new Set();

/** Those at the top of the chart. Within a narrower reach than the organisation that is the person who asks. */
export const organisationChartTops = (args: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { scope, session } = grant;
    if (scope !== 'ALL') return chartAnswer(session.employeeId === null ? [] : await describePeople(tx, grant, [{ id: session.employeeId, under: null }], nobody));
    const found = await tx.query<{ id: string; total: number }>(
      `with recursive top(id, is_here) as (
         select id, status = 'ACTIVE' from employee where org_code = $1 and manager_id is null
         union select e.id, e.status = 'ACTIVE' from top join employee e on e.manager_id = top.id where e.org_code = $1 and not top.is_here
       ) select e.id::text as id, count(*) over ()::int as total
       from top join employee e on e.org_code = $1 and e.id = top.id where top.is_here
       order by exists (select from employee r where r.org_code = $1 and r.manager_id = e.id) desc, e.name_folded, e.id offset $2 limit $3`,
      [tx.orgCode, within(args.offset, 0, 0, 10_000_000), within(args.limit, 200, 1, 1000)],
    );
    const people = new Map((await describePeople(tx, grant, found.map(({ id }) => ({ id, under: null })), nobody)).map((person) => [person.id, person]));
    return chartAnswer(found.flatMap(({ id }) => people.get(id) ?? []), found[0]?.total ?? 0);
  });
