import { sendJson } from '../http/json.ts';
import type { Context } from '../http/route.ts';
import { refuse } from '../refuse.ts';
import type { Entrance } from './let-in.ts';
import { readSession } from './read-session.ts';
import { sessionUser } from './session-answer.ts';
import { hashOfToken } from './token.ts';

type Open = Exclude<Entrance, { kind: 'DEVICE' }>;

/**
 * Who is signed in; or, where a second step is due, 200 with `secondStep` ('CODE', or 'ENROL' to set the app up first) and
 * the `ticket` that `/auth/second-step` takes. Browsers hold the ticket in a cookie as well. `more` is added to the answer.
 */
export const answerEntrance = async (context: Context, orgCode: string, entrance: Open, more: object = {}): Promise<void> => {
  if (entrance.kind === 'STEP') {
    const { step: secondStep, ticket, cookies } = entrance;
    return sendJson(context, 200, { errorCode: '', message: 'The second step is due', secondStep, ticket, ...more }, { 'set-cookie': cookies });
  }
  const found = await readSession(context.db, orgCode, hashOfToken(entrance.tokens.accessToken));
  if (found === null) throw refuse('INVALID_CREDENTIALS');
  sendJson(context, 200, { errorCode: '', message: 'Signed in', user: sessionUser(found.session), ...more }, { 'set-cookie': entrance.cookies });
};
