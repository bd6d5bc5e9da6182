import type { Transaction } from '../db/org.ts';
import type { Session } from '../session.ts';
import { findListed, viewFields } from './listed-screen.ts';
import { plainStarts, viewsAtHand } from './stored-views.ts';
import { startOf, toldView, type ToldView } from './told-view.ts';

export type SessionView = Pick<ToldView, 'id' | 'screen' | 'name' | 'definition' | 'missing' | 'isReadable' | 'isPinned'> & { /** The list begins with it. */ readonly isStart: boolean };

/** What the console knows of views from the start, so that neither menu nor list waits for them. */
export const sessionViews = async (tx: Transaction, session: Session): Promise<readonly SessionView[]> => {
  const stored = await viewsAtHand(tx, session);
  if (stored.length === 0) return [];
  const plain = new Set(await plainStarts(tx, session));
  return [...Map.groupBy(stored, ({ screen }) => screen)].flatMap(([path, views]) => {
    const listed = findListed(session, path);
    if (!listed) return [];
    const fields = viewFields(session, listed);
    const start = startOf(views, plain.has(path));
    return views
      .filter((view) => view.isPinned || view === start)
      .map((view) => {
        const { id, screen, name, definition, missing, isReadable, isPinned } = toldView(session, fields, view);
        return { id, screen, name, definition, missing, isReadable, isPinned, isStart: view === start };
      });
  });
};
