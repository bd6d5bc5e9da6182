/** A comment as it is kept: who is named in it, and who could not be told. */
import { cleanComment, commentLength, mentionsIn, MOST_COMMENT, MOST_MENTIONS, withMentions } from '../../domain/talk/commentText.ts';
import { sessionsOf } from '../access/sessions-of.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import type { SeenRecord } from './seen-record.ts';
import { seersOf, type Seers } from './seers.ts';

export type OwnWords = { readonly text: string; readonly mentions: readonly string[]; readonly notTold: readonly string[]; readonly seers: Seers };

const fitting = (written: string, { language }: Session): string => {
  const text = cleanComment(written);
  if (text === '') throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'text', message: say(language, 'rule.requiredPlain') }] });
  const length = commentLength(text);
  if (length > MOST_COMMENT) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'text', message: say(language, 'rule.maxLength', { smart_count: MOST_COMMENT, length }) }] });
  if (mentionsIn(text).length > MOST_MENTIONS) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST_MENTIONS } });
  return text;
};

/**
 * What a person wrote on a record. A mention of somebody who may view it is kept by their account alone; any other stands as the plain text that
 * was written, whether there is such an account or not. `seers` knows of `others` too.
 */
export const ownWords = async (tx: Transaction, session: Session, { resource, id }: SeenRecord, written: string, others: readonly string[]): Promise<OwnWords> => {
  const text = fitting(written, session);
  const named = mentionsIn(text);
  const sessions = await sessionsOf(tx, [...new Set([...named, ...others])], resource.screens.map(({ form }) => form));
  const seers = await seersOf(tx, resource, sessions.map((one) => ({ session: one, ids: [id] })));
  const notTold = new Set<string>();
  const kept = withMentions(text, ({ userId, name }) => {
    if (seers.has(userId)) return `@[](user:${userId})`;
    notTold.add(name.trim() || '?');
    return `@${name.trim() || '?'}`;
  });
  return { text: kept, mentions: named.filter((userId) => seers.has(userId)), notTold: [...notTold], seers };
};
