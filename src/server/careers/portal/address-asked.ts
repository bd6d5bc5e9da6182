/** The address to which a passcode was asked for, in this browser alone and as long as the passcode serves: the page with its field can be loaded anew, left for the mails and come back to. */
import { readCookie } from '../../auth/cookies.ts';
import type { Context } from '../../http/route.ts';

const COOKIE = 'candidateAddress';

/** The `Set-Cookie` value that keeps it; of an empty one that takes it away. */
export const noteAddress = ({ secure }: Pick<Context, 'secure'>, email: string, minutes: number): string => [`${COOKIE}=${encodeURIComponent(email)}`, 'Path=/v3/candidate-portal', `Max-Age=${minutes * 60}`, 'SameSite=Lax', 'HttpOnly', ...(secure ? ['Secure'] : [])].join('; ');

/** Null where none was asked for, or what the browser sent is nothing of ours. */
export const addressAsked = ({ request }: Pick<Context, 'request'>): string | null => {
  const value = readCookie(request.headers.cookie, COOKIE) ?? '';
  try {
    return decodeURIComponent(value) || null;
  } catch {
    return null;
  }
};
