/** Who follows a record: they are told of comments on it and changes of it, for as long as they may view it. */
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { SeenRecord } from './seen-record.ts';
import { MOST_FOLLOWERS } from './limits.ts';

type Of = { readonly resource: { readonly type: string }; readonly id: string };

/** From the first follower on the journal is read; what was written before concerns nobody. */
const noteBeginning = (tx: Transaction): Promise<unknown> =>
  tx.query('insert into record_follow_place (org_code, place) select $1, coalesce((select max(place) from journal_seal where org_code = $1), 0) on conflict do nothing', [tx.orgCode]);

/** Ids of the accounts that follow. */
export const followersOf = async (tx: Transaction, { resource, id }: Of): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>('select user_account_id::text as id from record_follower where org_code = $1 and entity = $2 and row_id = $3 and is_following order by since, user_account_id limit $4', [tx.orgCode, resource.type, id, MOST_FOLLOWERS]);
  return rows.map((row) => row.id);
};

/** The person follows from now on. Refuses LIMIT_EXCEEDED where too many do. */
export const follow = async (tx: Transaction, record: SeenRecord, userId: string): Promise<void> => {
  const others = (await followersOf(tx, record)).filter((id) => id !== userId);
  if (others.length >= MOST_FOLLOWERS) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST_FOLLOWERS } });
  await noteBeginning(tx);
  await tx.query(
    `insert into record_follower as f (org_code, entity, row_id, user_account_id) values ($1, $2, $3, $4)
     on conflict (org_code, entity, row_id, user_account_id) do update set is_following = true, since = case when f.is_following then f.since else now() end`,
    [tx.orgCode, record.resource.type, record.id, userId],
  );
};

/** People who are drawn in: they follow from now on, but who stopped following stays out of it, and so does everybody beyond the most. */
export const drawIn = async (tx: Transaction, record: SeenRecord, userIds: readonly string[]): Promise<void> => {
  if (userIds.length === 0) return;
  const free = MOST_FOLLOWERS - (await followersOf(tx, record)).length;
  await noteBeginning(tx);
  await tx.query('insert into record_follower (org_code, entity, row_id, user_account_id) select $1, $2, $3, u.id from unnest($4::bigint[]) u(id) on conflict do nothing', [tx.orgCode, record.resource.type, record.id, userIds.slice(0, Math.max(0, free))]);
};

/** The person follows no more, and is not drawn in again. */
export const unfollow = async (tx: Transaction, { resource, id }: Of, userId: string): Promise<void> => {
  await tx.query('update record_follower set is_following = false where org_code = $1 and entity = $2 and row_id = $3 and user_account_id = $4', [tx.orgCode, resource.type, id, userId]);
};
