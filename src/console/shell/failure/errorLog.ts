import { userAddress } from '../../providers/userAddress.ts';
import { sessionState } from '../../providers/authSession.ts';

/** The same error is told once in this many milliseconds; a page tells at most so many. */
const rest = 60_000;
const most = 30;

const told = new Map<string, number>();
let count = 0;

const mutation = 'mutation LogError($errorMessage: String!, $url: String!) { addErrorLog(errorMessage: $errorMessage, url: $url) { errorCode } }';

/**
 * Notes an error of this browser in the organisation's error log (document 0 §8), for administrators to read. Needs a session; what cannot be
 * noted is left at that, because the person was told already and a log that fails must not become another failure.
 */
export const logError = (message: string): void => {
  const now = Date.now();
  if (sessionState.get().status !== 'in' || count >= most || now - (told.get(message) ?? -rest) < rest) return;
  told.set(message, now);
  count += 1;
  const from = userAddress.get();
  void fetch('/graphql/monitoring', {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: mutation, variables: { errorMessage: `${message.slice(0, 1900)}${from === undefined ? '' : ` (from ${from})`}`, url: window.location.pathname } }),
  }).catch(() => undefined);
};

/** Notes what no part of the console caught. */
export const watchErrors = (): void => {
  window.addEventListener('error', ({ message, filename, lineno }) => logError(`${message} (${filename.replace(/^.*\//, '')}:${lineno})`));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && reason.name === 'AbortError') return;
    logError(reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason));
  });
};
