/** What programs on computers send to: by the token of the computer alone, never by a session (docs/activity-agent.md). */
import { z } from 'zod';
import { batchLimits, readBatch } from '../../domain/activity/batch.ts';
import { STATES } from '../../domain/activity/interval.ts';
import { refuseCrossSite } from '../auth/read-input.ts';
import type { Database } from '../db/connection.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { readJson, sendJson } from '../http/json.ts';
import { limitRequests } from '../http/rate-limit.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { refuse } from '../refuse.ts';
import { deviceOf, type Device } from './device-token.ts';
import { monitoredSince, readTerms } from './monitoring-terms.ts';
import { takeIntervals, type Taken } from './take-intervals.ts';

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

const sender = async (context: Context): Promise<Device> => {
  refuseCrossSite(context);
  limitRequests(context, null);
  const [, token = ''] = /^Bearer ([\w.-]{1,120})$/.exec(context.request.headers.authorization ?? '') ?? [];
  const device = await deviceOf(context.db, token);
  if (device === null) throw refuse('UNAUTHENTICATED');
  limitDevice(context.db, device);
  return device;
};

const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const shape = z.strictObject({
  batchId: z.string().regex(/^[\w.:-]{8,64}$/),
  sentAt: moment,
  agent: z.string().trim().max(60).optional(),
  intervals: z
    .array(
      z.strictObject({
        from: moment,
        to: moment,
        state: z.string().transform((word) => word.toUpperCase()).pipe(z.enum(STATES)),
        application: z.string().max(batchLimits.applicationLength).nullish().transform((text) => text ?? null),
        host: z.string().max(260).nullish().transform((text) => text ?? null),
      }),
    )
    .min(1)
    .max(batchLimits.intervals),
});

const refuseAll = (problems: readonly { readonly field: string; readonly message: string }[]): never => {
  throw refuse('BAD_USER_INPUT', { validationError: problems.slice(0, 20) });
};

/** The answer of before, where the batch has come before. */
const answeredBefore = async (tx: Transaction, device: Device, batchId: string): Promise<Taken | undefined> =>
  (await tx.query<{ answer: Taken }>('select answer from activity_batch where org_code = $1 and activity_device_id = $2::bigint and batch_id = $3', [tx.orgCode, device.id, batchId]))[0]?.answer;

const takeBatch = async (context: Context): Promise<void> => {
  const device = await sender(context);
  const read = shape.safeParse(await readJson(context, batchLimits.bytes));
  if (!read.success) return refuseAll(read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
  const { batchId, sentAt, agent, intervals: told } = read.data;
  const now = Date.now();
  const { intervals, problems } = readBatch(told, sentAt, now);
  if (problems.length > 0) return refuseAll(problems);
  const taken = await withOrg(context.db, device.orgCode, async (tx) => {
    // The same batch twice at once: the second waits and finds the answer of the first.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`activity batch ${tx.orgCode} ${device.id}`]);
    const before = await answeredBefore(tx, device, batchId);
    if (before !== undefined) return before;
    const answer = await takeIntervals(tx, device, intervals, now);
    await tx.query('insert into activity_batch (org_code, activity_device_id, batch_id, answer) values ($1, $2::bigint, $3, $4::jsonb)', [tx.orgCode, device.id, batchId, JSON.stringify(answer)]);
    await tx.query('update activity_device set last_seen_at = now(), agent = coalesce($3, agent) where org_code = $1 and id = $2::bigint', [tx.orgCode, device.id, agent ?? null]);
    return answer;
  });
  sendJson(context, 200, { errorCode: '', message: '', ...taken });
};

/** Whether anything is recorded of the person now: programs ask before they look at anything. */
const tellState = async (context: Context): Promise<void> => {
  const device = await sender(context);
  const recording = await withOrg(context.db, device.orgCode, async (tx) => (await readTerms(tx))?.isOn === true && (await monitoredSince(tx, device.employeeId)) !== null);
  sendJson(context, 200, { errorCode: '', message: '', recording, serverTime: new Date().toISOString(), most: { intervals: batchLimits.intervals, bytes: batchLimits.bytes } });
};

export const activityRoutes: readonly Route[] = [
  { method: 'POST', path: '/activity/intervals', handle: answeringRefusals(takeBatch) },
  { method: 'GET', path: '/activity/state', handle: answeringRefusals(tellState) },
];
