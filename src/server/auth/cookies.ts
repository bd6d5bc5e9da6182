export const ACCESS_COOKIE = 'accessToken';
export const REFRESH_COOKIE = 'refreshToken';
/** Holds no secret: it only tells the console that asking for the session is worth while. */
const MARKER_COOKIE = 'signedIn';

/** Document 0 §9: the access token's cookie lasts 59 minutes. */
export const ACCESS_SECONDS = 59 * 60;
/** A session that nobody refreshes for a fortnight is over. */
export const REFRESH_SECONDS = 14 * 24 * 60 * 60;

type Tokens = { readonly accessToken: string; readonly refreshToken: string };

const cookie = (name: string, value: string, seconds: number, path: string, isSecure: boolean, isOpen = false): string =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${seconds}`,
    'SameSite=Lax',
    ...(isOpen ? [] : ['HttpOnly']),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** `Set-Cookie` values of a fresh session. */
export const sessionCookies = ({ accessToken, refreshToken }: Tokens, isSecure: boolean): string[] => [
  cookie(ACCESS_COOKIE, accessToken, ACCESS_SECONDS, '/', isSecure),
  cookie(REFRESH_COOKIE, refreshToken, REFRESH_SECONDS, '/auth', isSecure),
  cookie(MARKER_COOKIE, '1', REFRESH_SECONDS, '/', isSecure, true),
];

/** `Set-Cookie` values that take a session away. */
export const noCookies = (isSecure: boolean): string[] => [
  cookie(ACCESS_COOKIE, '', 0, '/', isSecure),
  cookie(REFRESH_COOKIE, '', 0, '/auth', isSecure),
  cookie(MARKER_COOKIE, '', 0, '/', isSecure, true),
];

/** The value of a cookie in a `Cookie` header; the first one where a name stands twice, as browsers send the most specific first. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
