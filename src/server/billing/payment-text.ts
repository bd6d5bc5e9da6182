import type { Session } from '../session.ts';
import { refuseField } from './refuse-field.ts';

const LONGEST = 100;

/** What invoices quote: trimmed, null when empty, at most 100 characters. */
export const paymentText = (session: Pick<Session, 'language'>, field: string, given: string | null | undefined): string | null => {
  const text = (given ?? '').trim();
  if (text.length > LONGEST) throw refuseField(session, 'VALUE_UNFIT', field);
  return text === '' ? null : text;
};
