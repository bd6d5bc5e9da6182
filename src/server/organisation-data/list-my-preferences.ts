import type { Context } from '../context.ts';
import { readOrg } from '../db/read-org.ts';
import { refuse } from '../refuse.ts';

type Row = { readonly key: string; readonly value: unknown };

/** What the caller arranged for themselves, by key. */
export const listMyPreferences = async ({ keys }: { readonly keys?: readonly string[] | null }, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const rows = await readOrg<Row>(db, session.orgCode, {
    name: 'my-preferences',
    text: 'select key, value from preference where org_code = $1 and user_account_id = $2::bigint and ($3::text[] is null or key = any ($3)) order by key',
    values: [session.orgCode, session.userId, keys ?? null],
  });
  return { errorCode: '', message: '', rows };
};
