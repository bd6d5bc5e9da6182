import { getDistance } from 'geolib';
import { coordinatesOf } from './coordinates.ts';
import type { Coordinates } from './coordinates.ts';

/** A circle: centre and radius in metres. */
export type Fence = { readonly center: Coordinates; readonly radiusMetres: number };

/** What a configuration keeps of it. */
export type FenceSettings = { readonly centerLatitude: string | number | null; readonly centerLongitude: string | number | null; readonly radiusMetres: number | null };

/** Metres that an inexact position may be beyond the edge, however inexact it says it is. */
const MOST_ALLOWANCE = 50;

/** The fence of a configuration; null where centre or radius cannot be used. */
export const fenceOf = ({ centerLatitude, centerLongitude, radiusMetres }: FenceSettings): Fence | null => {
  const center = coordinatesOf(centerLatitude, centerLongitude);
  return center !== null && radiusMetres !== null && Number.isFinite(radiusMetres) && radiusMetres > 0 ? { center, radiusMetres } : null;
};

/** Whole metres on the ground between two positions. */
export const metresBetween = (from: Coordinates, to: Coordinates): number => getDistance(from, to, 1);

/** Whether a position is inside, with as much allowance as it is inexact, at most 50 m. `accuracyMetres` is the radius of its uncertainty. */
export const isInside = ({ center, radiusMetres }: Fence, position: Coordinates, accuracyMetres: number | null): boolean =>
  metresBetween(center, position) <= radiusMetres + Math.min(MOST_ALLOWANCE, Math.max(0, accuracyMetres ?? 0));
