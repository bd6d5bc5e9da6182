import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { keepView, type ViewInput, type ViewKey } from '../list-views/keep-view.ts';
import { tellView } from '../list-views/tell-view.ts';
import { refuse } from '../refuse.ts';

/** Keeps a new view, or what was changed of one. */
export const saveListView = async ({ input, ...key }: ViewKey & { readonly input: ViewInput }, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  return withOrg(db, session.orgCode, async (tx) => tellView(tx, session, await keepView(tx, session, key, input)));
};
