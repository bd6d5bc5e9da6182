/** What never reached GraphQL: the network, script chunks and HTTP answers. */
import type { ErrorCode } from '../errors.ts';

const CHUNK = /(?:loading chunk|dynamically imported module|importing a module script)/i;
const CSS_CHUNK = /(?:loading css chunk|unable to preload css)/i;
/** Chrome, Firefox, Safari and Node in this order. */
const BLOCKED = /failed to fetch|networkerror when attempting|load failed|fetch failed/i;

/** A script or style part that did not load, with its type (missing, timeout or error) and address. */
export const chunkOf = (name: string, message: string): { code: ErrorCode; args: Record<string, string> } | null => {
  const address = /(?:https?:\/\/|\/)[^\s()'"]+/.exec(message)?.[0] ?? '';
  if (CSS_CHUNK.test(message)) return { code: 'CSS_CHUNK_FAILED', args: { address } };
  if (!CHUNK.test(message) && name !== 'ChunkLoadError') return null;
  const type = /\b(missing|timeout)\b/.exec(message)?.[1] ?? 'error';
  return { code: 'CHUNK_FAILED', args: { type, address } };
};

export const isBlocked = (message: string): boolean => BLOCKED.test(message);
export const isCancelled = (name: string): boolean => name === 'AbortError' || name === 'CancelledError';

/** Statuses with a sentence of their own; 401 and 200 are the caller's. */
export const statusCodes: Readonly<Record<number, ErrorCode>> = {
  400: 'HTTP_400',
  403: 'HTTP_403',
  404: 'HTTP_404',
  413: 'BODY_TOO_LARGE',
  429: 'RATE_LIMITED',
  502: 'HTTP_502',
  503: 'SERVICE_UNAVAILABLE',
  504: 'HTTP_504',
  507: 'DISK_FULL',
};

/** The code that says what a status without words of its own means; empty where the status says nothing of that (none, success, 401). */
export const codeOfStatus = (status: number): ErrorCode | '' => (status < 400 || status === 401 ? '' : (statusCodes[status] ?? 'INTERNAL_SERVER_ERROR'));
