import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { chooseView, type ViewChoice } from '../list-views/choose-view.ts';
import { refuse } from '../refuse.ts';

/** What the caller's list begins with, and what stands in their menu. */
export const chooseListView = async (choice: ViewChoice, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  await withOrg(db, session.orgCode, (tx) => chooseView(tx, session, choice));
  return { errorCode: '', message: '' };
};
