import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';

type Arguments = { readonly key: string; readonly value?: unknown };

const keyForm = /^[a-z][a-zA-Z0-9-]*(\.[a-zA-Z0-9/_-]+){0,5}$/;
const longestKey = 120;
/** Characters of JSON. */
const longestValue = 32_000;
const mostKeys = 500;

/** Keeps or forgets one arrangement of the caller. It is a taste and no record of work: no journal, the last write wins. */
export const updateMyPreference = async ({ key, value }: Arguments, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const text = JSON.stringify(value ?? null);
  if (key.length > longestKey || !keyForm.test(key) || text.length > longestValue) throw refuse('VALUE_UNFIT');
  await withOrg(db, session.orgCode, async (tx) => {
    if (value === null || value === undefined) {
      await tx.query('delete from preference where org_code = $1 and user_account_id = $2::bigint and key = $3', [session.orgCode, session.userId, key]);
      return;
    }
    const kept = await tx.query(
      `insert into preference (org_code, user_account_id, key, value)
       select $1, $2::bigint, $3, $4::jsonb
       where (select count(*) from preference where org_code = $1 and user_account_id = $2::bigint and key <> $3) < $5
       on conflict (org_code, user_account_id, key) do update set value = excluded.value, updated_at = now()
       returning key`,
      [session.orgCode, session.userId, key, text, mostKeys],
    );
    if (kept.length === 0) throw refuse('VALUE_UNFIT');
  });
  return { errorCode: '', message: '' };
};
