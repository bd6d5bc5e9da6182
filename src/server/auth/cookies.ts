import { lifetimesOf } from './lifetimes.ts';
import type { Tokens } from './start-session.ts';

export const ACCESS_COOKIE = 'accessToken';
export const REFRESH_COOKIE = 'refreshToken';
/** Between a right password and the second step. */
export const TICKET_COOKIE = 'signInTicket';
/** On the way to the identity provider and back. */
export const FLOW_COOKIE = 'signInFlow';
/** A registered device; outlives sessions. */
export const DEVICE_COOKIE = 'device';
/** Holds no secret: it only tells the console that asking for the session is worth while. */
const MARKER_COOKIE = 'signedIn';
/** Mirrors that a partner's product signed the person in; nothing on the server reads it (decision 22). */
const PARTNER_COOKIE = 'partnerid';
const SHORT_SECONDS = 10 * 60;
/** As long as browsers keep a cookie at most. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

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
export const sessionCookies = ({ accessToken, refreshToken, way, partnerId }: Tokens, isSecure: boolean): string[] => {
  const { access, refresh } = lifetimesOf(way);
  return [
    cookie(ACCESS_COOKIE, accessToken, access, '/', isSecure),
    cookie(REFRESH_COOKIE, refreshToken, refresh, '/auth', isSecure),
    cookie(MARKER_COOKIE, '1', refresh, '/', isSecure, true),
    ...(partnerId ? [cookie(PARTNER_COOKIE, encodeURIComponent(partnerId), refresh, '/', isSecure, true)] : []),
  ];
};

/** `Set-Cookie` values that take a session away. */
export const noCookies = (isSecure: boolean): string[] => [
  cookie(ACCESS_COOKIE, '', 0, '/', isSecure),
  cookie(REFRESH_COOKIE, '', 0, '/auth', isSecure),
  cookie(MARKER_COOKIE, '', 0, '/', isSecure, true),
  cookie(PARTNER_COOKIE, '', 0, '/', isSecure, true),
];

/** A cookie of ten minutes that only `/auth` sees; without a value it is taken away. */
export const shortCookie = (name: string, value: string | null, isSecure: boolean): string => cookie(name, value ?? '', value === null ? 0 : SHORT_SECONDS, '/auth', isSecure);

export const deviceCookie = (value: string, isSecure: boolean): string => cookie(DEVICE_COOKIE, value, DEVICE_SECONDS, '/auth', isSecure);

/** The value of a cookie in a `Cookie` header; the first one where a name stands twice, as browsers send the most specific first. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
