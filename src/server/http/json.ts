/** JSON in and out of a handler. */
import type { Context } from './route.ts';
import { readBody } from './body.ts';
import { isJsonBody } from './same-origin.ts';
import { isStorable } from './storable-text.ts';
import { refuse } from '../refuse.ts';

/** Answers `body` as JSON with the status; extra headers (cookies, Retry-After) come last. Nothing is cached on the way. */
export const sendJson = (
  context: Pick<Context, 'response'>,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string | readonly string[]>> = {},
): void => {
  const text = JSON.stringify(body);
  context.response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...(headers as Record<string, string | string[]>),
  });
  context.response.end(text);
};

/**
 * The request's body as a JSON object. Refuses other content types with 415 (a cross-site form cannot send JSON),
 * more than `limit` bytes (1 MB unless told) with 413, and anything but one object with 400.
 */
export const readJson = async (context: Pick<Context, 'request'>, limit = 1_048_576): Promise<Record<string, unknown>> => {
  if (!isJsonBody(context.request.headers['content-type'])) throw refuse('MEDIA_TYPE');
  const text = (await readBody(context.request, limit)).toString('utf8');
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse('MALFORMED_REQUEST');
  if (!isStorable(value)) throw refuse('TEXT_NOT_STORABLE');
  return value as Record<string, unknown>;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refuse('MALFORMED_REQUEST');
  }
};
