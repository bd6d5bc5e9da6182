import { listValues } from './lists.ts';
import { presentZone } from './timeZones.ts';

let known: ReadonlyMap<string, string> | undefined;

const countries = (): ReadonlyMap<string, string> =>
  (known ??= new Map(listValues('COUNTRY').flatMap((country) => zonesOf(country).map((zone) => [presentZone(zone) ?? zone, country] as const))));

/** Older engines have them as a property. */
const zonesOf = (country: string): readonly string[] => {
  const locale: { readonly getTimeZones?: () => readonly string[] | undefined; readonly timeZones?: readonly string[] } = new Intl.Locale('und', { region: country });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};

/** The country, ISO 3166-1 alpha-2, whose clocks go by a zone under its present name; null for zones of none, such as UTC. */
export const countryOfZone = (zone: string): string | null => countries().get(zone) ?? null;
