import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { returnView } from '../list-views/keep-view.ts';
import { tellView } from '../list-views/tell-view.ts';
import { refuse } from '../refuse.ts';

/** Brings a deleted view back under its id, so that menus and defaults name it again. */
export const restoreListView = async ({ id }: { readonly id: string }, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  return withOrg(db, session.orgCode, async (tx) => {
    await returnView(tx, session, id);
    return tellView(tx, session, id);
  });
};
