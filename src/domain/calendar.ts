/** Calendar days, times of day and instants as text, checked without Temporal so that the first grid does not wait for it. */

/** Days of a month of the Gregorian calendar; month 1 to 12. */
export const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** Whether year (1 to 9999), month and day name a day that exists. */
export const isDay = (year: number, month: number, day: number): boolean =>
  [year, month, day].every(Number.isInteger) && year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

const two = (value: number): string => String(value).padStart(2, '0');

/** 'YYYY-MM-DD', or null when there is no such day. */
export const toDate = (year: number, month: number, day: number): string | null =>
  isDay(year, month, day) ? `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` : null;

/** 'HH:MM', with seconds where they are not 0, or null when there is no such time of day. */
export const toTime = (hour: number, minute: number, second = 0): string | null => {
  if (![hour, minute, second].every(Number.isInteger) || hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59) return null;
  return `${two(hour)}:${two(minute)}${second === 0 ? '' : `:${two(second)}`}`;
};

export const isDate = (text: string): boolean => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return parts !== null && isDay(Number(parts[1]), Number(parts[2]), Number(parts[3]));
};

/** 'HH:MM' or 'HH:MM:SS', 00:00 to 23:59:59. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text);

/** ISO 8601 with an offset: '2026-11-20T09:30:00Z', '2026-11-20T09:30+05:30'. */
export const isDateTime = (text: string): boolean => {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/.exec(text);
  return parts !== null && isDate(parts[1] ?? '') && isTime(parts[2] ?? '');
};
