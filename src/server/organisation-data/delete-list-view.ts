import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { removeView } from '../list-views/keep-view.ts';
import { refuse } from '../refuse.ts';

/** Takes a view away; it can be brought back. */
export const deleteListView = async ({ id }: { readonly id: string }, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  await withOrg(db, session.orgCode, (tx) => removeView(tx, session, id));
  return { errorCode: '', message: '' };
};
