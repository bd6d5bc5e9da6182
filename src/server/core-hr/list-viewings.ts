import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

type Page = { readonly offset?: number | null; readonly limit?: number | null };

const MOST = 200;

/** Who looked at Tenure as whom and for how long; one that nobody ended ended with its time. */
export const listViewings = ({ offset, limit }: Page, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const [count] = await tx.query<{ total: number }>('select count(*)::int as total from view_as where org_code = $1', [tx.orgCode]);
    const rows = await tx.query(
      `select id, by_name as "by", kind, target_name as name, started_at as "startedAt", coalesce(ended_at, case when until <= now() then until end) as "endedAt",
         coalesce(ended_because, case when until <= now() then 'TIME' end) as "endedBecause"
       from view_as where org_code = $1 order by started_at desc, id limit $2 offset $3`,
      [tx.orgCode, Math.min(Math.max(limit ?? 50, 1), MOST), Math.max(offset ?? 0, 0)],
    );
    return { errorCode: '', message: '', totalRecords: count!.total, rows };
  });
