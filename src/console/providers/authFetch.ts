import { isAttended } from './attention.ts';
import { noteFormFields } from './formFieldsMark.ts';
import { userAddress } from './userAddress.ts';

let refreshing: Promise<boolean> | undefined;

/** Trades the refresh token for a new access token; several calls that fail together wait for one answer. */
const refreshOnce = (): Promise<boolean> => {
  refreshing ??= fetch('/auth/refresh', { method: 'POST', credentials: 'same-origin' })
    .then((answer) => answer.ok)
    .catch(() => false)
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
};

const isExempt = (address: string): boolean => /^\/auth\/(sign-in|second-step|partner|refresh|sign-out|organisation|index)/.test(address);

/** What is asked while nobody is at the page says so, so that it does not put off the organisation's lock. The address goes along under its specified name; the server trusts only what it sees itself. */
const marked = (init: RequestInit): RequestInit => {
  const address = userAddress.get();
  if (isAttended() && address === undefined) return init;
  const headers = new Headers(init.headers);
  if (!isAttended()) headers.set('x-unattended', '1');
  if (address !== undefined) headers.set('user_ip', address);
  return { ...init, headers };
};

/** `fetch` to our own origin. After a 401 it refreshes the session once and repeats the call; a second 401 is answered as it is. */
export const authFetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
  const call = async (): Promise<Response> => {
    const answer = await fetch(address, { credentials: 'same-origin', ...marked(init) });
    noteFormFields(answer.headers.get('form-fields'), address === '/auth/session');
    return answer;
  };
  const answer = await call();
  if (answer.status !== 401 || isExempt(address) || !(await refreshOnce())) return answer;
  return call();
};
