const day = 86_400_000;
const pad = (value: number): string => String(value).padStart(2, '0');

/** A serial number of days as an ISO date or moment; the 1900 system counts a 29 February 1900 that never was. Out of years 1900–9999: undefined. */
export const serialDate = (serial: number, from1904: boolean, withTime: boolean): string | undefined => {
  const shifted = from1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const moment = Math.round(shifted * 86_400) * 1000 - 25_569 * day;
  if (shifted < 1 || moment >= 253_402_300_800_000) return undefined;
  const text = new Date(moment).toISOString();
  return withTime && moment % day !== 0 ? text.slice(0, 19) : text.slice(0, 10);
};

/** A part of a day as 'HH:MM', with seconds where there are any. */
export const serialTime = (serial: number): string => {
  const seconds = Math.round((serial - Math.floor(serial)) * 86_400) % 86_400;
  const text = `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? text : `${text}:${pad(seconds % 60)}`;
};

/** An elapsed time as 'H:MM', hours unbounded. */
export const serialElapsed = (serial: number): string => {
  const minutes = Math.round(Math.abs(serial) * 1440);
  return `${serial < 0 ? '-' : ''}${Math.floor(minutes / 60)}:${pad(minutes % 60)}`;
};
