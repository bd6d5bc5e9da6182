import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { noticeText } from '../notifications/notice-text.ts';
import { readFormats } from '../resource/import/rules.ts';
import { refuse } from '../refuse.ts';

type Arguments = { readonly offset?: number | null; readonly limit?: number | null };
type Row = { readonly id: string; readonly kind: string; readonly words: Record<string, string>; readonly path: string | null; readonly createdAt: Date; readonly isRead: boolean };
type Count = { readonly total: number; readonly unread: number; readonly decidesLeave: boolean; readonly decidesClaims: boolean };

const MOST = 100;

/**
 * Document 0 §3: the caller's notifications, newest first, with the count of those not read, and whether a workflow of the
 * organisation decides leave and reimbursements of anybody.
 */
export const listNotificationsInDashboard = async ({ offset, limit }: Arguments, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const { orgCode, userId, language } = session;
  return withOrg(db, orgCode, async (tx) => {
    const rows = await tx.prepared<Row>(
      'list notifications',
      `select id, kind, words, path, created_at as "createdAt", read_at is not null as "isRead" from notification
       where org_code = $1 and user_account_id = $2::bigint order by created_at desc, id limit $3 offset $4`,
      [orgCode, userId, Math.min(Math.max(limit ?? 20, 1), MOST), Math.max(offset ?? 0, 0)],
    );
    const [count] = await tx.prepared<Count>(
      'count notifications',
      `select count(*)::int as total, (count(*) filter (where read_at is null))::int as unread,
         exists (select from workflow where org_code = $1 and status = 'ACTIVE' and module = 'LEAVE') as "decidesLeave", exists (select from workflow where org_code = $1 and status = 'ACTIVE' and module = 'CLAIM') as "decidesClaims"
       from notification where org_code = $1 and user_account_id = $2::bigint`,
      [orgCode, userId],
    );
    const { dateFormat } = await readFormats(tx);
    return {
      errorCode: '',
      message: '',
      totalRecords: count?.total ?? 0,
      notificationCount: count?.unread ?? 0,
      notificationList: rows.map(({ id, kind, words, ...row }) => ({ ...row, notificationId: id, kind, text: noticeText(language, kind, words, dateFormat) })),
      leaveWorkflowEnabled: count?.decidesLeave ?? false,
      reimbursementWorkflowEnabled: count?.decidesClaims ?? false,
    };
  });
};
