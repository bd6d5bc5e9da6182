/** Days of people by their places, as charts show them. */
import { addDays } from '../../../domain/dates.ts';
import { limitSeries, type ChartRow, type Series } from '../../shell/charts/series.ts';

export type LocationDay = { readonly date: string; readonly place: 'OFFICE' | 'ELSEWHERE' | 'UNKNOWN'; readonly name?: string | null | undefined; readonly people: number };
export type Step = 'DAY' | 'WEEK';
type Words = { readonly elsewhere: string; readonly unknown: string; readonly other: string; readonly step: (day: string) => string };

const OFFICES = ['var(--c3)', 'var(--c1)', 'var(--c5)', 'var(--c6)', 'var(--c7)', 'var(--c4)'];

const keyOf = ({ place, name }: LocationDay): string => (place === 'OFFICE' ? `office ${name ?? ''}` : place);

/** The Monday of the week; 1970-01-05 was one. */
const mondayOf = (day: string): string => addDays(day, -(((Date.parse(day) / 86_400_000 - 4) % 7) + 7) % 7);

/** A bar for each day of the range, or for each week that it touches: work locations by name, then elsewhere, then unknown. */
export const placeChart = (days: readonly LocationDay[], { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string }, step: Step, words: Words): { readonly rows: readonly ChartRow[]; readonly series: readonly Series[] } => {
  const names = [...new Set(days.flatMap(({ place, name }) => (place === 'OFFICE' ? [name ?? ''] : [])))].toSorted();
  const series: Series[] = names.map((name, at) => ({ key: `office ${name}`, label: name, colour: OFFICES[at % OFFICES.length]! }));
  if (days.some(({ place }) => place === 'ELSEWHERE')) series.push({ key: 'ELSEWHERE', label: words.elsewhere, colour: 'var(--c8)' });
  if (days.some(({ place }) => place === 'UNKNOWN')) series.push({ key: 'UNKNOWN', label: words.unknown, colour: 'var(--c2)' });
  const stepOf = step === 'DAY' ? (day: string) => day : mondayOf;
  const steps = new Map<string, Record<string, number>>();
  for (let day = fromDate; day <= toDate; day = addDays(day, 1)) steps.set(stepOf(day), {});
  for (const day of days) {
    const sums = steps.get(stepOf(day.date));
    if (sums) sums[keyOf(day)] = (sums[keyOf(day)] ?? 0) + day.people;
  }
  return limitSeries([...steps].map(([day, values]) => ({ id: day, name: words.step(day), values })), series, words.other);
};
