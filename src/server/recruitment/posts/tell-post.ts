import type { Transaction } from '../../db/org.ts';
import { notify } from '../../notifications/notify.ts';
import type { Image } from '../../resource/image.ts';

/** The sentence is `notification.jobPost<kind>`. */
export type PostNotice = 'Asked' | 'Approved' | 'Rejected' | 'Held' | 'Resumed' | 'Closed' | 'Overdue' | 'Reopened';

export const pathOf = (post: Pick<Image, 'id'>): string => `/recruitment/job-posts/${post.id}`;

/** The accounts of those who work on a post, and of who asked for it. */
export const concerned = async (tx: Transaction, post: Image): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    `select u.id::text as id from user_account u where u.org_code = $1 and (u.id = $3::bigint or u.employee_id in (select m.employee_id from job_post_member m where m.org_code = $1 and m.job_post_id = $2::bigint and m.role <> 'PANEL_MEMBER'))`,
    [tx.orgCode, post.id, post['requestedById'] ?? null],
  );
  return rows.map(({ id }) => id);
};

type Told = { readonly to: readonly string[]; readonly by?: { readonly userId: string | null; readonly name: string }; readonly reason?: string | null };

/** Tells them what came of a post; whoever did it knows. */
export const tellOfPost = (tx: Transaction, post: Image, kind: PostNotice, { to, by, reason }: Told): Promise<void> =>
  notify(tx, { to: to.filter((id) => id !== by?.userId), kind: `jobPost${kind}`, words: { title: String(post['title']), by: by?.name ?? '', reason: reason ?? '' }, path: pathOf(post) });
