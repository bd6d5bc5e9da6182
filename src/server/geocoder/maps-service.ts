import { z } from 'zod';
import type { Coordinates } from '../../domain/attendance/coordinates.ts';
import { constants } from '../../domain/constants.ts';
import { askOutside } from '../http/outbound.ts';

/** Document 0 §7 and constant C-051: for a city the seventh result counts, otherwise the first. */
const CITY_RESULT = constants.geocodingResult.city;

const answerForm = z.object({ results: z.array(z.object({ formatted_address: z.string().min(1).max(1000) })).min(1).max(100) });

/** Characters of a stored address. */
const LONGEST = 300;

/** Asks the maps service for the address of a position; `service` may carry a key in its query. Throws when it does not answer as it should. */
export const askMapsService = async (service: URL, { latitude, longitude }: Coordinates, isCity: boolean): Promise<string> => {
  const url = new URL(service);
  url.searchParams.set('latlng', `${latitude},${longitude}`);
  const answer = await askOutside({ outboundHosts: [url.host] }, url, { headers: { accept: 'application/json' } });
  if (answer.status !== 200) throw new Error(`${url.host} answered ${answer.status}.`);
  const { results } = answerForm.parse(await answer.json());
  const chosen = isCity ? (results[CITY_RESULT] ?? results.at(-1)) : results[constants.geocodingResult.address];
  return chosen!.formatted_address.slice(0, LONGEST);
};
