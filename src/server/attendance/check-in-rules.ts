import { isInside, fenceOf } from '../../domain/attendance/fence.ts';
import type { Coordinates } from '../../domain/attendance/coordinates.ts';
import { refuse } from '../refuse.ts';
import type { Configuration } from './attendance-facts.ts';
import type { WorkPlaceRow } from './work-places.ts';

export type Source = 'WEB' | 'MOBILE';

/** Refuses a device of another kind than the configuration takes. */
export const checkSource = ({ attendanceType }: Pick<Configuration, 'attendanceType'>, source: string): Source => {
  if (source !== 'WEB' && source !== 'MOBILE') throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'source', message: 'WEB or MOBILE' }] });
  if (attendanceType !== 'WEB_AND_MOBILE' && attendanceType !== source) throw refuse('ATTENDANCE_DEVICE');
  return source;
};

/** Refuses a place that is not in use, or any place for somebody who may not choose. */
export const checkWorkPlace = (place: WorkPlaceRow | undefined, isGiven: boolean, mayChoose: boolean): void => {
  if (isGiven && (!mayChoose || place?.status !== 'ACTIVE')) throw refuse('WORK_PLACE_CLOSED');
};

type Position = { readonly at: Coordinates | null; readonly accuracyMetres: number | null };

/** What of a position is kept, and whether it is inside; nothing where the organisation does not ask for positions. */
export type Located = { readonly at: Coordinates | null; readonly accuracyMetres: number | null; readonly insideFence: boolean | null };

/**
 * Document 0 §5: a position where geo-fencing is on, with consent, and inside the fence where that is forced. At home with
 * an approved pre-approval, the fence of the office is not asked for; a place with automatic attendance asks for nothing.
 */
export const checkPosition = (
  configuration: Configuration,
  { at, accuracyMetres }: Position,
  { isHome, isAutomatic, hasConsent, source }: { readonly isHome: boolean; readonly isAutomatic: boolean; readonly hasConsent: boolean; readonly source: Source },
): Located => {
  if (!configuration.geoFencingEnabled || isHome || isAutomatic) return { at: null, accuracyMetres: null, insideFence: null };
  const fence = fenceOf(configuration);
  if (fence === null) throw refuse('GEOFENCE_INVALID');
  if (at === null) throw refuse(source === 'MOBILE' ? 'GPS_OFF_MOBILE' : 'GPS_OFF_DESKTOP');
  if (!hasConsent) throw refuse('LOCATION_CONSENT');
  const insideFence = isInside(fence, at, accuracyMetres);
  if (configuration.forceFencing && !insideFence) throw refuse('OUTSIDE_GEOFENCE');
  return { at, accuracyMetres, insideFence };
};
