import { HttpError } from 'ra-core';
import { codeOfStatus } from '../../../domain/catalogue/transport.ts';

/** What the console knows of an answer that says no, on the `body` of react-admin's HttpError. */
export type RefusalBody = {
  /** The catalogue's code (`_DB0101`), empty when the server gave none. */
  readonly errorCode: string;
  readonly requestId?: string;
  /** Messages by field, the form's own shape. */
  readonly errors: Readonly<Record<string, string>>;
  /** CONFLICT of an update: the record as it is now. */
  readonly current?: Record<string, unknown>;
};

type Extensions = {
  readonly code?: string;
  readonly errorCode?: string;
  readonly requestId?: string;
  readonly validationError?: readonly { readonly field: string; readonly message: string }[];
  readonly current?: Record<string, unknown>;
};

const statusOf: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 422,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CONFLICT: 409,
  RATE_LIMITED: 429,
};

/** Document 0 §8: a server may answer its error as JSON text in the message. */
const unpacked = (message: string, extensions: Extensions): { readonly message: string; readonly extensions: Extensions } => {
  if (!message.startsWith('{')) return { message, extensions };
  try {
    const inner = JSON.parse(message) as Extensions & { readonly message?: string };
    return { message: inner.message ?? message, extensions: { ...extensions, ...inner } };
  } catch {
    return { message, extensions };
  }
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const firstGraphQLError = (error: unknown): { readonly message: string; readonly extensions?: Extensions } | undefined => {
  const body = isObject(error) ? error.body : undefined;
  const source = isObject(body) && Array.isArray(body.graphQLErrors) ? body : error;
  if (!isObject(source) || !Array.isArray(source.graphQLErrors)) return undefined;
  return source.graphQLErrors[0] as { readonly message: string; readonly extensions?: Extensions } | undefined;
};

/** No answer of the server: none at all, status 0, or the page of something between, which its status names. */
const withoutAnswer = (error: unknown): HttpError => {
  const known = isObject(error) ? error : {};
  const network = isObject(known.networkError) ? known.networkError : known;
  const status = Number(network.statusCode ?? network.status ?? 0) || 0;
  const body: RefusalBody = { errorCode: codeOfStatus(status), errors: {} };
  return new HttpError(String(network.message ?? error), status, body);
};

export const isAbort = (error: unknown): boolean =>
  isObject(error) && (error.name === 'AbortError' || (isObject(error.networkError) && error.networkError.name === 'AbortError') || /abort/i.test(String(error.message)));

/**
 * Any failure of a call as react-admin's HttpError: 422 with field messages, 401, 403, 409 with the record as it is now,
 * 429, 500, and 0 when the server was not reached. `body` is a RefusalBody.
 */
export const toHttpError = (error: unknown): HttpError => {
  const first = firstGraphQLError(error);
  if (!first) return withoutAnswer(error);
  const { message, extensions } = unpacked(first.message, first.extensions ?? {});
  const errors = Object.fromEntries((extensions.validationError ?? []).map((problem) => [problem.field, problem.message]));
  const body: RefusalBody = {
    errorCode: extensions.errorCode ?? '',
    errors,
    ...(extensions.requestId === undefined ? {} : { requestId: extensions.requestId }),
    ...(extensions.current === undefined ? {} : { current: extensions.current }),
  };
  return new HttpError(message, statusOf[extensions.code ?? ''] ?? 500, body);
};

export const refusalBody = (error: unknown): RefusalBody =>
  isObject(error) && isObject(error.body) && 'errorCode' in error.body ? (error.body as RefusalBody) : { errorCode: '', errors: {} };
