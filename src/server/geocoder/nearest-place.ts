import { readFileSync } from 'node:fs';
import type { Coordinates } from '../../domain/attendance/coordinates.ts';
import { metresBetween } from '../../domain/attendance/fence.ts';

type Place = Coordinates & { readonly country: string; readonly name: string };

/** Kilometres within which a place is named without its distance. */
const NEAR = 30;

let places: readonly Place[] | undefined;

const readPlaces = (): readonly Place[] =>
  readFileSync(new URL('places.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [country = '', name = '', latitude, longitude] = line.split('\t');
      return { country, name, latitude: Number(latitude), longitude: Number(longitude) };
    });

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** 'Chennai, India', or 'Chennai, India (85 km)' where the nearest known place is farther than 30 km. */
export const nearestPlace = (position: Coordinates): string => {
  places ??= readPlaces();
  let nearest: Place | undefined;
  let metres = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const distance = metresBetween(position, place);
    if (distance < metres) [nearest, metres] = [place, distance];
  }
  const kilometres = Math.round(metres / 1000);
  const name = `${nearest!.name}, ${countries.of(nearest!.country) ?? nearest!.country}`;
  return kilometres <= NEAR ? name : `${name} (${kilometres} km)`;
};
