import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { hasCompOffSql } from '../people/comp-off-account.ts';
import { employeesOf } from '../people/day-sql.ts';
import { refuse } from '../refuse.ts';
import { escaped } from '../resource/filter.ts';
import { bindings } from '../resource/sql.ts';
import { balancesAnswer, countedColumns } from './comp-off-rows.ts';
import type { Counted } from './comp-off-rows.ts';

type Arguments = { readonly search?: string | null; readonly offset?: number | null; readonly limit?: number | null };

const MOST = 200;

/** Balances of those within reach, by name; a page is reckoned when it is read, in one statement. */
export const compOffBalances = ({ search, offset, limit }: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const [from, most] = [offset ?? 0, limit ?? 50];
    if (from < 0 || most < 1 || most > MOST) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'limit', message: `At most ${MOST} rows.` }] });
    const to = bindings(tx.orgCode);
    const sought = search?.trim() ? `and e.search like '%' || fold(${to.bind(escaped(search.trim()))}::text) || '%'` : '';
    const where = `e.org_code = $1 and e.status = 'ACTIVE' and ${hasCompOffSql} and ${employeesOf(grant, to)} ${sought}`;
    const rows = await tx.query<Counted>(
      `select ${countedColumns}, p.total from (select e.org_code, e.id, count(*) over ()::int as total from employee e where ${where} order by e.name, e.id limit ${to.bind(most)} offset ${to.bind(from)}) p
       join employee e on e.org_code = p.org_code and e.id = p.id left join location l on l.org_code = e.org_code and l.id = e.location_id order by e.name, e.id`,
      to.values,
    );
    return balancesAnswer(tx, rows, rows[0]?.total ?? 0);
  });
