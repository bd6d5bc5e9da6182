import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { findListed, listedAt } from './listed-screen.ts';
import { findView, viewsAtHand } from './stored-views.ts';

export type ViewChoice = { readonly screen: string; /** Null for the list without a view. */ readonly id?: string | null; readonly isDefault?: boolean | null; readonly isPinned?: boolean | null };

/** In one menu. */
const MOST_PINNED = 20;

/** What the person's own list begins with, and what stands in their menu. What is not told stays. */
export const chooseView = async (tx: Transaction, session: Session, { screen, id, isDefault, isPinned }: ViewChoice): Promise<void> => {
  listedAt(session, screen);
  if (id && (await findView(tx, session, id))?.screen !== screen) throw refuse('NOT_FOUND');
  const own = [tx.orgCode, session.userId];
  await tx.query('select from list_view_choice where org_code = $1 and user_account_id = $2::bigint and is_pinned for update', own);
  const pins = isPinned === true ? (await viewsAtHand(tx, session)).filter((view) => view.isPinned && view.id !== id && findListed(session, view.screen)) : [];
  if (pins.length >= MOST_PINNED) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST_PINNED } });
  if (isDefault === true) await tx.query('update list_view_choice set is_default = false where org_code = $1 and user_account_id = $2::bigint and screen = $3 and is_default', [...own, screen]);
  await tx.query(
    `insert into list_view_choice as c (org_code, user_account_id, screen, view_id, is_default, is_pinned) values ($1, $2::bigint, $3, $4, coalesce($5::boolean, false), coalesce($6::boolean, false))
     on conflict (org_code, user_account_id, screen, view_id) do update set is_default = coalesce($5::boolean, c.is_default), is_pinned = coalesce($6::boolean, c.is_pinned)`,
    [...own, screen, id ?? '', isDefault ?? null, id ? (isPinned ?? null) : false],
  );
};
