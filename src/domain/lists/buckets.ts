/** Days grouped to weeks, months, quarters and years of the calendar. */
import { tagOf, type Language } from '../languages.ts';

export const dateBuckets = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const;
export type DateBucket = (typeof dateBuckets)[number];

const DAY_MS = 86_400_000;

const partsOf = (day: string): [year: number, month: number, date: number] => {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) throw new RangeError(`Not a day: ${day}`);
  return [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
};

const written = (year: number, month: number, date: number): string => {
  const at = new Date(0);
  at.setUTCFullYear(year, month, date);
  return at.toISOString().slice(0, 10);
};

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: string): number => {
  const [year, month, date] = partsOf(day);
  return new Date(Date.UTC(year, month, date)).getUTCDay() || 7;
};

/** The first day of the bucket that holds a day; weeks begin with `weekStart`, 1 Monday … 7 Sunday. Throws a RangeError for text that is no day. */
export const bucketStart = (day: string, bucket: DateBucket, weekStart = 1): string => {
  const [year, month, date] = partsOf(day);
  if (bucket === 'DAY') return written(year, month, date);
  if (bucket === 'WEEK') return written(year, month, date - ((weekdayOf(day) - weekStart + 7) % 7));
  if (bucket === 'MONTH') return written(year, month, 1);
  return bucket === 'QUARTER' ? written(year, month - (month % 3), 1) : written(year, 0, 1);
};

/** The next day. */
export const addDay = (day: string): string => {
  const [year, month, date] = partsOf(day);
  return written(year, month, date + 1);
};

/** The last day of the bucket that begins on a day. */
export const bucketEnd = (start: string, bucket: DateBucket): string => {
  const [year, month, date] = partsOf(start);
  if (bucket === 'DAY') return start;
  if (bucket === 'WEEK') return written(year, month, date + 6);
  return written(year, month + (bucket === 'MONTH' ? 1 : bucket === 'QUARTER' ? 3 : 12), 0);
};

/** The ISO week's year and number of the week that begins on a day, whichever weekday that is: the one that holds its Thursday. */
const isoWeek = (start: string): [year: number, week: number] => {
  const [year, month, date] = partsOf(start);
  const thursday = written(year, month, date + ((4 - weekdayOf(start) + 7) % 7));
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`);
  return [Number(thursday.slice(0, 4)), Math.floor((Date.parse(`${thursday}T00:00:00Z`) - first) / DAY_MS / 7) + 1];
};

/** A bucket as people read it: 'Nov 2026', 'Q4 2026', 'W47 2026', '2026'. A day is written by `day`, in the organisation's own format. */
export const bucketText = (start: string, bucket: DateBucket, language: Language, day: (iso: string) => string): string => {
  const [year, month] = partsOf(start);
  switch (bucket) {
    case 'DAY':
      return day(start);
    case 'WEEK': {
      const [of, week] = isoWeek(start);
      return language === 'ja' ? `${of}年 第${week}週` : `${language === 'en' ? 'W' : 'S'}${week} ${of}`;
    }
    case 'MONTH':
      return new Intl.DateTimeFormat(tagOf(language), { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${start}T00:00:00Z`));
    case 'QUARTER': {
      const quarter = month / 3 + 1;
      return language === 'ja' ? `${year}年 第${quarter}四半期` : `${language === 'en' ? 'Q' : 'T'}${quarter} ${year}`;
    }
    default:
      return language === 'ja' ? `${year}年` : String(year);
  }
};
