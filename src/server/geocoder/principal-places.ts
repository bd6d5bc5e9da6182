import { readFileSync } from 'node:fs';
import type { Coordinates } from '../../domain/attendance/coordinates.ts';

export type PrincipalPlace = Coordinates & { readonly country: string; readonly name: string };

let places: readonly PrincipalPlace[] | undefined;

/** The 700 places of the world that Tenure knows without a service; read once. */
export const principalPlaces = (): readonly PrincipalPlace[] =>
  (places ??= readFileSync(new URL('places.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [country = '', name = '', latitude, longitude] = line.split('\t');
      return { country, name, latitude: Number(latitude), longitude: Number(longitude) };
    }));
