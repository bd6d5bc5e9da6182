/** What programs on computers send of keys and windows (docs/activity-agent.md). */
import { z } from 'zod';
import { CONTROL_KEYS, keyLogLimits, readKeyBatch, type ControlKey } from '../../../domain/data-loss-prevention/keyLog.ts';
import { moment, takesBatches } from '../../activity/takes-batches.ts';
import type { Route } from '../../http/route.ts';
import { takeKeyLogs } from './take-key-logs.ts';

const count = z.int().min(0).max(keyLogLimits.count);
const text = (most: number) => z.string().max(most).nullish().transform((told) => told ?? null);
const controlKeys = z.strictObject(Object.fromEntries(CONTROL_KEYS.map((key) => [key, count.default(0)])) as Record<ControlKey, z.ZodDefault<typeof count>>);

const record = z.strictObject({
  from: moment,
  to: moment,
  keyStrokes: count.nullish().transform((told) => told ?? null),
  controlKeys: controlKeys.nullish().transform((told) => told ?? null),
  application: text(keyLogLimits.nameLength),
  applicationTitle: text(keyLogLimits.nameLength),
  windowTitle: text(keyLogLimits.titleLength),
  host: text(260),
});

export const keyRoutes: readonly Route[] = [
  takesBatches({
    kind: 'keys',
    bytes: keyLogLimits.bytes,
    shape: { records: z.array(record).min(1).max(keyLogLimits.records) },
    prepare: ({ records }, sentAt, now) => {
      const { records: ready, problems } = readKeyBatch(records, sentAt, now);
      return { ready, problems };
    },
    take: takeKeyLogs,
  }),
];
