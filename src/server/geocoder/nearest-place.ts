import type { Coordinates } from '../../domain/attendance/coordinates.ts';
import { metresBetween } from '../../domain/attendance/fence.ts';
import { principalPlaces } from './principal-places.ts';
import type { PrincipalPlace } from './principal-places.ts';

/** Kilometres within which a place is named without its distance. */
const NEAR = 30;

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** 'Chennai, India', or 'Chennai, India (85 km)' where the nearest known place is farther than 30 km. */
export const nearestPlace = (position: Coordinates): string => {
  let nearest: PrincipalPlace | undefined;
  let metres = Number.POSITIVE_INFINITY;
  for (const place of principalPlaces()) {
    const distance = metresBetween(position, place);
    if (distance < metres) [nearest, metres] = [place, distance];
  }
  const kilometres = Math.round(metres / 1000);
  const name = `${nearest!.name}, ${countries.of(nearest!.country) ?? nearest!.country}`;
  return kilometres <= NEAR ? name : `${name} (${kilometres} km)`;
};
