/** Calls an address of our own origin. */
export type Send = (address: string, init?: RequestInit) => Promise<Response>;

/** Answers of something between the server and here: whether the server did what was asked is not known. */
const unknown: ReadonlySet<number> = new Set([502, 503, 504]);
export const HEADER = 'idempotency-key';
const keptMs = 60 * 60_000;

/** Writes that were sent and whose answer never came, by address and body. */
const open = new Map<string, { readonly key: string; readonly until: number }>();

/** A document of ours begins with its operation. */
const isWrite = (body: unknown): body is string => typeof body === 'string' && body.includes('"query":"mutation');

/** Whether the answer to a request never came: the server may have done what was asked. */
export const isAnswerLost = (error: unknown): boolean => {
  const { status } = (error ?? {}) as { readonly status?: unknown };
  return error instanceof TypeError || status === 0 || (typeof status === 'number' && unknown.has(status));
};

/** A name for one act. Browsers have `crypto.randomUUID` at https and on the machine itself only. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (part) => part.toString(16).padStart(2, '0')).join('');

const keyOf = (act: string, given: string | null): string => {
  const now = Date.now();
  for (const [one, { until }] of open) if (until < now) open.delete(one);
  const key = open.get(act)?.key ?? given ?? newKey();
  open.set(act, { key, until: now + keptMs });
  return key;
};

/**
 * Gives each GraphQL mutation an `Idempotency-Key` of its own. One whose answer was lost keeps it for an hour: the same request sent again is the same
 * act, and the server answers what it did the first time. An act that has its name already keeps it, but for what was sent before in these very words.
 */
export const sendingOnce =
  (send: Send): Send =>
  async (address, init = {}) => {
    if (!isWrite(init.body)) return send(address, init);
    const act = `${address} ${init.body}`;
    const headers = new Headers(init.headers);
    headers.set(HEADER, keyOf(act, headers.get(HEADER)));
    const answer = await send(address, { ...init, headers });
    if (!unknown.has(answer.status)) open.delete(act);
    return answer;
  };
