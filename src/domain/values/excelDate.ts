/** Serial numbers of spreadsheets, 1900 system: 1 is 1900-01-01, and 60 is a 29 February 1900 that never was. */
import { toDate } from '../calendar.ts';

const DAY = 86_400_000;
/** 9999-12-31. */
const LAST = 2_958_465;

/** The ISO day of a serial number (a fraction is the time of day), or null outside 1 to 2,958,465 and for 60. */
export const excelDate = (serial: number): string | null => {
  const days = Math.floor(serial);
  if (!Number.isFinite(serial) || days < 1 || days > LAST || days === 60) return null;
  const day = new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + days * DAY);
  return toDate(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
};

/** Seconds of the day of a serial's fraction, rounded to a whole second; 0 to 86,399. */
export const excelSeconds = (serial: number): number => Math.round((serial - Math.floor(serial)) * 86_400) % 86_400;
