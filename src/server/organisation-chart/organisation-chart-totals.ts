import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { bindings } from '../resource/sql.ts';
import { readIds } from './chart-arguments.ts';
import { inSight } from './in-sight.ts';
import { linesAbove } from './lines-above.ts';

/** Counted on demand: at the top of 300,000 people this takes about a second. */
export const organisationChartTotals = (args: { readonly ids: readonly string[] }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const ids = readIds(args.ids);
    const { heads } = await linesAbove(tx, ids);
    const to = bindings(tx.orgCode);
    const [asked, cut] = [to.bind(ids), to.bind([...heads])];
    const rows = await tx.query(
      `with recursive seen(id) as (select e.id from employee e where e.org_code = $1 and e.id = any(${asked}::bigint[]) and ${inSight(grant, 'e', to.bind)}),
       below(root, id, is_here) as (
         select s.id, e.id, e.status = 'ACTIVE' from seen s join employee e on e.manager_id = s.id where e.org_code = $1 and e.id <> all(${cut}::bigint[])
         union all select b.root, e.id, e.status = 'ACTIVE' from below b join employee e on e.manager_id = b.id where e.org_code = $1 and e.id <> all(${cut}::bigint[])
       ) select s.id::text as id, count(b.id)::int as people from seen s left join below b on b.root = s.id and b.is_here group by s.id`,
      to.values,
    );
    return { errorCode: '', message: '', rows };
  });
