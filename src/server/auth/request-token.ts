import type { IncomingMessage } from 'node:http';
import { ACCESS_COOKIE, readCookie, REFRESH_COOKIE } from './cookies.ts';

/** A header's value; the first one where a client sent several. */
export const headerOf = (request: Pick<IncomingMessage, 'headers'>, name: string): string | undefined => {
  const value = request.headers[name];
  const text = (Array.isArray(value) ? value[0] : value)?.trim();
  return text === undefined || text === '' || text === '-' ? undefined : text;
};

/** The access token: `Authorization: <token>` or `Bearer <token>` of a program, else the browser's cookie. */
export const accessTokenOf = (request: Pick<IncomingMessage, 'headers'>): string | undefined =>
  headerOf(request, 'authorization')?.replace(/^Bearer\s+/i, '') ?? readCookie(request.headers.cookie, ACCESS_COOKIE);

/** The refresh token: the browser's cookie, else the `refresh_token` header of a program. */
export const refreshTokenOf = (request: Pick<IncomingMessage, 'headers'>): string | undefined =>
  readCookie(request.headers.cookie, REFRESH_COOKIE) ?? headerOf(request, 'refresh_token');

/** A program, which shows its tokens in headers, and no browser, whose cookies no script may read (decision 16). */
export const isProgram = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  (headerOf(request, 'authorization') !== undefined || headerOf(request, 'refresh_token') !== undefined) && readCookie(request.headers.cookie, REFRESH_COOKIE) === undefined;
