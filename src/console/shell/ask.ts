import { HttpError } from 'react-admin';
import { codeOfStatus } from '../../domain/catalogue/transport.ts';
import { authFetch } from '../providers/authFetch.ts';
import { HEADER, sendingOnce } from '../providers/sendOnce.ts';
import { forgetSession } from '../providers/authSession.ts';

type Refusal = { readonly message: string; readonly extensions?: { readonly errorCode?: string; readonly requestId?: string } };
/** What is refused before GraphQL, as a locked session is, has a code and words of its own. */
type Answer<Data> = { readonly data?: Data | null; readonly errors?: readonly Refusal[]; readonly errorCode?: string; readonly message?: string };

const send = sendingOnce(authFetch);

/**
 * One GraphQL request of the frame itself (counts, look-ups, undo), without the data provider's client.
 * Answers the whole or throws, as the data provider does: half an answer would pass for all there is. Without a session any more it leads to the sign-in page.
 */
export const ask = async <Data extends object>(endpoint: string, query: string, variables: object = {}, signal?: AbortSignal, act?: string): Promise<Data> => {
  const response = await send(`/graphql/${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...(act === undefined ? {} : { [HEADER]: act }) },
    body: JSON.stringify({ query, variables }),
    ...(signal ? { signal } : {}),
  });
  const answer = (await response.json().catch(() => ({}))) as Answer<Data>;
  const refusal = answer.errors?.[0];
  if (answer.data && !refusal) return answer.data;
  if (response.status === 401) forgetSession({ status: 'out', isExpired: true, isLocked: answer.errorCode === 'SESSION_LOCKED' });
  throw new HttpError(refusal?.message ?? answer.message ?? response.statusText, response.status, refusal ?? { errorCode: answer.errorCode ?? codeOfStatus(response.status), errors: {} });
};
