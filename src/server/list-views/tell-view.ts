import type { Transaction } from '../db/org.ts';
import type { Session } from '../session.ts';
import { listedAt, viewFields } from './listed-screen.ts';
import { findView } from './stored-views.ts';
import { toldView } from './told-view.ts';

/** One view as the answer of an operation; null where the person has it no longer: an administrator took another's view back from everybody. */
export const tellView = async (tx: Transaction, session: Session, id: string) => {
  const view = await findView(tx, session, id);
  return { errorCode: '', message: '', view: view ? toldView(session, viewFields(session, listedAt(session, view.screen)), view) : null };
};
