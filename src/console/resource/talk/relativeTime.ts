import { daysPassed, relativeFormat } from '../../../domain/relativeFormat.ts';

const STEPS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago, for what is younger than a week: '5 minutes ago', and from a day on by the days of the calendar; undefined for what is older. `locale` is `Intl`'s. */
export const relativeTime = (at: string, locale: string, now: number = Date.now()): string | undefined => {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  if (seconds >= 7 * 86_400) return undefined;
  const [unit, size] = STEPS.find(([, length]) => seconds >= length) ?? ['second', Number.POSITIVE_INFINITY];
  return relativeFormat(locale)(unit === 'day' ? -daysPassed(new Date(at), new Date(now)) : -Math.floor(seconds / size), unit);
};
