import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';

/** Marks the caller's named notifications as read, or all of them; those of other people are not found and stay as they are. */
export const markNotificationsRead = async ({ notificationIds }: { readonly notificationIds?: readonly string[] | null }, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const mine = [session.orgCode, session.userId];
  return withOrg(db, session.orgCode, async (tx) => {
    await tx.query(
      'update notification set read_at = now() where org_code = $1 and user_account_id = $2::bigint and read_at is null and ($3::text[] is null or id = any($3::text[]))',
      [...mine, notificationIds ?? null],
    );
    const [left] = await tx.query<{ count: number }>('select count(*)::int as count from notification where org_code = $1 and user_account_id = $2::bigint and read_at is null', mine);
    return { errorCode: '', message: '', notificationCount: left?.count ?? 0 };
  });
};
