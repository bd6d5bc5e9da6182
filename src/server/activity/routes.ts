/** What programs on computers send to and ask: by the token of the computer alone, never by a session (docs/activity-agent.md). */
import { z } from 'zod';
import { batchLimits, readBatch } from '../../domain/activity/batch.ts';
import { STATES } from '../../domain/activity/interval.ts';
import { withOrg } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { capturedOf } from './captures.ts';
import { monitoredSince, readTerms } from './monitoring-terms.ts';
import { senderOf } from './sender.ts';
import { takeIntervals } from './take-intervals.ts';
import { moment, takesBatches } from './takes-batches.ts';

const interval = z.strictObject({
  from: moment,
  to: moment,
  state: z.string().transform((word) => word.toUpperCase()).pipe(z.enum(STATES)),
  application: z.string().max(batchLimits.applicationLength).nullish().transform((text) => text ?? null),
  host: z.string().max(260).nullish().transform((text) => text ?? null),
});

const intervals = takesBatches({
  kind: 'intervals',
  bytes: batchLimits.bytes,
  shape: { intervals: z.array(interval).min(1).max(batchLimits.intervals) },
  prepare: ({ intervals: told }, sentAt, now) => {
    const { intervals: ready, problems } = readBatch(told, sentAt, now);
    return { ready, problems };
  },
  take: takeIntervals,
});

/** Whether and how anything is recorded of the person now: programs ask before they look at anything. */
const tellState = async (context: Context): Promise<void> => {
  const device = await senderOf(context);
  const state = await withOrg(context.db, device.orgCode, async (tx) => {
    const recording = (await readTerms(tx))?.isOn === true && (await monitoredSince(tx, device.employeeId)) !== null;
    return { recording, ...Object.fromEntries((recording ? await capturedOf(tx, device.employeeId, device.id) : []).map(({ name, terms }) => [name, terms])) };
  });
  sendJson(context, 200, { errorCode: '', message: '', ...state, serverTime: new Date().toISOString(), most: { intervals: batchLimits.intervals, bytes: batchLimits.bytes } });
};

export const activityRoutes: readonly Route[] = [intervals, { method: 'GET', path: '/activity/state', handle: answeringRefusals(tellState) }];
