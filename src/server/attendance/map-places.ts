import { foldText } from '../../domain/rank.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { principalPlaces } from '../geocoder/principal-places.ts';
import { ownCountries } from '../places/own-countries.ts';
import { beginningWith, spotsOf } from '../places/places.ts';
import type { Spot } from '../places/places.ts';

type Area = { readonly south: number; readonly west: number; readonly north: number; readonly east: number };
type Arguments = { readonly search?: string | null; readonly area?: Area | null };

/** More than these crowd a map and a menu. */
const MOST = 60;

const principal = (): readonly Spot[] => principalPlaces().map((place, id) => ({ ...place, id, folded: ` ${foldText(place.name)}` }));

const isIn = ({ latitude, longitude }: Spot, { south, west, north, east }: Area): boolean => latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** Places of a map without any service outside. */
export const mapPlaces = async ({ search, area }: Arguments, { db, settings }: Context, { session }: Grant) => {
  const words = search?.trim() ?? '';
  const own = words === '' && !area ? [] : (await Promise.all((await ownCountries(db, session.orgCode)).map(spotsOf))).flat();
  const named = new Map([...principal(), ...own].map((spot) => [`${spot.country} ${spot.folded} ${spot.latitude.toFixed(1)} ${spot.longitude.toFixed(1)}`, spot]));
  const within = [...named.values()].filter((spot) => !area || isIn(spot, area));
  const rows = words === '' && !area ? [] : beginningWith(within, words).slice(0, MOST);
  return { errorCode: '', message: '', totalRecords: rows.length, tilesUrl: settings.mapTilesUrl ?? null, rows };
};
