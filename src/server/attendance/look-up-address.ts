import { coordinatesOf } from '../../domain/attendance/coordinates.ts';
import type { Context } from '../context.ts';
import { addressOf } from '../geocoder/address-of.ts';
import { refuse } from '../refuse.ts';

type Arguments = { readonly latitude?: string | null; readonly longitude?: string | null; readonly isCity?: boolean | null };

/** Document 0 §5, §7: the address of a position; refuses COORDINATES without one. */
export const lookUpAddress = async ({ latitude, longitude, isCity }: Arguments, { settings, log }: Context) => {
  const position = coordinatesOf(latitude, longitude);
  if (position === null) throw refuse('COORDINATES');
  return { errorCode: '', message: '', address: await addressOf({ settings, log }, position, isCity === true) };
};
