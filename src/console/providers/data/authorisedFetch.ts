let refreshing: Promise<boolean> | undefined;

const refresh = (send: typeof fetch): Promise<boolean> => {
  refreshing ??= send('/auth/refresh', { method: 'POST', credentials: 'same-origin' })
    .then(({ ok }) => ok)
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
};

/**
 * A fetch with the session's cookies. A 401 refreshes the session once, however many requests met it, and asks again;
 * the second 401 is the caller's.
 */
export const authorisedFetch =
  (send: typeof fetch = fetch): typeof fetch =>
  async (input, init) => {
    const request = { ...init, credentials: 'same-origin' } satisfies RequestInit;
    const answer = await send(input, request);
    if (answer.status !== 401 || !(await refresh(send))) return answer;
    return send(input, request);
  };
