import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { listedAt, viewFields } from '../list-views/listed-screen.ts';
import { mayShareViews } from '../list-views/rights.ts';
import { plainStarts, viewsOfScreen } from '../list-views/stored-views.ts';
import { startOf, toldView } from '../list-views/told-view.ts';
import { refuse } from '../refuse.ts';

/** The caller's views of a screen, each without what they may not see. */
export const listSavedViews = async ({ screen }: { readonly screen: string }, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const fields = viewFields(session, listedAt(session, screen));
  return withOrg(db, session.orgCode, async (tx) => {
    const stored = await viewsOfScreen(tx, session, screen);
    const start = startOf(stored, (await plainStarts(tx, session)).includes(screen));
    return { errorCode: '', message: '', views: stored.map((view) => toldView(session, fields, view)), mayShare: mayShareViews(session), start: start?.id ?? null };
  });
};
