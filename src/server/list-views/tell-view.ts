import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { listedAt, viewFields } from './listed-screen.ts';
import { findView } from './stored-views.ts';
import { toldView } from './told-view.ts';

/** One view as the answer of an operation. */
export const tellView = async (tx: Transaction, session: Session, id: string) => {
  const view = await findView(tx, session, id);
  if (!view) throw refuse('NOT_FOUND');
  return { errorCode: '', message: '', view: toldView(session, viewFields(session, listedAt(session, view.screen)), view) };
};
