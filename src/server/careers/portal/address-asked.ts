/** The address to which a passcode was asked for, in this browser alone and as long as the passcode serves: the page with its field can be loaded anew, left for the mails and come back to. */
import { readCookie } from '../../auth/cookies.ts';
import type { Context } from '../../http/route.ts';

const COOKIE = 'candidateAddress';
const ASKER_COOKIE = 'candidateAsker';

type Asked = { readonly email: string; /** What shows that this browser asked. */ readonly asker: string };

/** The `Set-Cookie` values that keep them; of nothing asked those that take them away. */
export const noteAddress = ({ secure }: Pick<Context, 'secure'>, { email, asker }: Asked, minutes: number): string[] =>
  [`${COOKIE}=${encodeURIComponent(email)}`, `${ASKER_COOKIE}=${asker}`].map((value) => [value, 'Path=/v3/candidate-portal', `Max-Age=${minutes * 60}`, 'SameSite=Lax', 'HttpOnly', ...(secure ? ['Secure'] : [])].join('; '));

export const askerOf = ({ request }: Pick<Context, 'request'>): string | null => /^[\w-]{22}$/.exec(readCookie(request.headers.cookie, ASKER_COOKIE) ?? '')?.[0] ?? null;

/** Null where none was asked for, or what the browser sent is nothing of ours. */
export const addressAsked = ({ request }: Pick<Context, 'request'>): string | null => {
  const value = readCookie(request.headers.cookie, COOKIE) ?? '';
  try {
    return decodeURIComponent(value) || null;
  } catch {
    return null;
  }
};
