/** Where computers are, as programs on them tell it (docs/activity-agent.md). */
import { isIP } from 'node:net';
import { z } from 'zod';
import { moment, takesBatches } from '../../activity/takes-batches.ts';
import type { Route } from '../../http/route.ts';
import { readMoments } from '../recordable.ts';
import { takeLocations } from './take-locations.ts';

const position = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  accuracy: z.number().min(0).max(1_000_000).nullish().transform((metres) => (metres == null ? null : Math.round(metres))),
});

const location = z.strictObject({
  at: moment,
  addresses: z.array(z.string().max(45).refine((text) => isIP(text) !== 0, 'An address of IPv4 or IPv6.')).max(8).nullish().transform((addresses) => addresses ?? []),
  position: position.nullish().transform((one) => one ?? null),
});

const locations = takesBatches({
  kind: 'locations',
  bytes: 65_536,
  shape: { locations: z.array(location).min(1).max(200) },
  prepare: ({ locations: told }, sentAt, now, address) => {
    const { moments, problems } = readMoments('locations', told.map(({ at }) => at), sentAt, now);
    return { ready: { seen: address, locations: told.map((one, at) => ({ ...one, at: moments[at] ?? now })) }, problems };
  },
  take: takeLocations,
});

export const locationRoutes: readonly Route[] = [locations];
