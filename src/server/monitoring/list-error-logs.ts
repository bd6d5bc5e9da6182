import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';

type Row = { readonly id: string; readonly at: string; readonly by: string | null; readonly errorMessage: string; readonly url: string; readonly total: number };

const MOST = 500;

/** Errors that browsers of the organisation reported, newest first. */
export const listErrorLogs = async ({ offset, limit }: { readonly offset?: number | null; readonly limit?: number | null }, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const rows = await withOrg(db, session.orgCode, (tx) =>
    tx.query<Row>(
      `select e.id, e.created_at as at, u.name as by, e.message as "errorMessage", e.url, (count(*) over ())::int as total
       from error_log e left join user_account u on u.org_code = e.org_code and u.id = e.user_account_id
       where e.org_code = $1 order by e.created_at desc, e.id limit $2 offset $3`,
      [session.orgCode, Math.min(Math.max(limit ?? 50, 1), MOST), Math.max(offset ?? 0, 0)],
    ),
  );
  return { errorCode: '', message: '', totalRecords: rows[0]?.total ?? 0, rows };
};
