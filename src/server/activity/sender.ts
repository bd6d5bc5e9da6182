/** Whose computer a request is from: by its token alone. */
import { refuseCrossSite } from '../auth/read-input.ts';
import type { Database } from '../db/connection.ts';
import { limitRequests } from '../http/rate-limit.ts';
import type { Context } from '../http/route.ts';
import { refuse } from '../refuse.ts';
import { deviceOf, type Device } from './device-token.ts';

/** A program sends each minute; more is a loop. What waited while it was offline goes in the same pace. */
const MOST_A_MINUTE = 30;
const MINUTE_MS = 60_000;
type Window = { readonly since: number; count: number };
const sent = new WeakMap<Database, Map<string, Window>>();

const limitDevice = (db: Database, { orgCode, id }: Device): void => {
  const windows = sent.get(db) ?? new Map<string, Window>();
  sent.set(db, windows);
  const now = performance.now();
  if (windows.size > 20_000) windows.clear();
  const had = windows.get(`${orgCode} ${id}`);
  const window = had && now - had.since < MINUTE_MS ? had : { since: now, count: 0 };
  window.count += 1;
  windows.set(`${orgCode} ${id}`, window);
  if (window.count > MOST_A_MINUTE) throw refuse('RATE_LIMITED', { words: { seconds: 60 }, retryAfterSeconds: 60 });
};

/** The computer that sends; refused without a token that may still send, and beyond some requests a minute. */
export const senderOf = async (context: Context): Promise<Device> => {
  refuseCrossSite(context);
  limitRequests(context, null);
  const [, token = ''] = /^Bearer ([\w.-]{1,120})$/.exec(context.request.headers.authorization ?? '') ?? [];
  const device = await deviceOf(context.db, token);
  if (device === null) throw refuse('UNAUTHENTICATED');
  limitDevice(context.db, device);
  return device;
};
