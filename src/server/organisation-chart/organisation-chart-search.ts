import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { resourceOf } from '../resource/registry.ts';
import { findIds, searchSql } from '../resource/search.ts';
import { bindings } from '../resource/sql.ts';
import { chartAnswer } from './chart-answer.ts';
import { within } from './chart-arguments.ts';
import { describePeople } from './describe-people.ts';
import { inSight } from './in-sight.ts';
import { linesAbove } from './lines-above.ts';

type Arguments = { readonly search: string; readonly limit?: number | null };

/** The search of employees knows their numbers and addresses too, which the chart does not show: here the name itself has to fit. */
export const organisationChartSearch = async (args: Arguments, { db }: Context, grant: Grant) => {
  const employees = resourceOf('Employee');
  const found = await findIds(db, grant.session.orgCode, employees, args.search, () => true);
  if (found === undefined) return chartAnswer([]);
  return withOrg(db, grant.session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const fits = searchSql(employees, found, 'e', to);
    const words = to.bind(found.words);
    const rows = await tx.query<{ id: string }>(
      `select e.id::text as id from employee e where e.org_code = $1 and ${fits} and strpos(e.name_folded, fold(${words}::text)) > 0 and e.status = 'ACTIVE' and ${inSight(grant, 'e', to.bind)}
       order by starts_with(e.name_folded, fold(${words}::text)) desc, e.name_folded, e.id limit ${within(args.limit, 20, 1, 50)}`,
      to.values,
    );
    const ids = rows.map(({ id }) => id);
    const { heads } = await linesAbove(tx, ids);
    const people = new Map((await describePeople(tx, grant, ids.map((id) => ({ id, under: null })), heads)).map((person) => [person.id, person]));
    return chartAnswer(ids.flatMap((id) => people.get(id) ?? []));
  });
};
