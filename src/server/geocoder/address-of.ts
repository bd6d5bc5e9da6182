import type { Coordinates } from '../../domain/attendance/coordinates.ts';
import type { Logger } from '../log.ts';
import type { Settings } from '../settings.ts';
import { askMapsService } from './maps-service.ts';
import { nearestPlace } from './nearest-place.ts';

type Surroundings = { readonly settings: Pick<Settings, 'geocoderUrl'>; readonly log: Logger };

/**
 * The address of a position: from the maps service of GEOCODER_URL, else, or when that does not answer, the nearest place
 * that we know. Never fails: nobody is kept from checking in because a map is away.
 */
export const addressOf = async ({ settings, log }: Surroundings, position: Coordinates, isCity = false): Promise<string> => {
  if (settings.geocoderUrl === undefined) return nearestPlace(position);
  try {
    return await askMapsService(settings.geocoderUrl, position, isCity);
  } catch (error) {
    log.warn({ err: error }, 'the maps service did not answer; the nearest known place is named');
    return nearestPlace(position);
  }
};
