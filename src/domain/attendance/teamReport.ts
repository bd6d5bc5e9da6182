/** Figures of people in the lines of a report: each alone, or gathered by what they have in common. */

export type ReportGroup = 'EMPLOYEE' | 'DEPARTMENT' | 'LOCATION';

/** A figure of a report. `share`: percent of one figure in another, by their keys, reckoned anew for each line; without it lines add up. */
export type Measure = { readonly key: string; /** Of a kind of leave; else the key says it. */ readonly label?: string; readonly share?: readonly [part: string, whole: string]; readonly isCharted?: true };

type Subject = { readonly employeeId: string; readonly name: string; readonly employeeNumber: string; readonly department: string | null; readonly location: string | null };
/** Figures by the keys of measures that are no shares; what is absent is nothing. */
export type Figures = Subject & { readonly figures: Readonly<Record<string, number>> };

export type Line = { readonly id: string | null; /** Null: those who have none of it. */ readonly name: string | null; readonly code: string | null; readonly people: number; /** One a measure; null for a share of nothing. */ readonly values: readonly (number | null)[] };

/** Percent with one digit, half away from zero. */
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10);
/** Two digits: hours and halves of days are exact in them. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

const lineOf = (measures: readonly Measure[], people: readonly Figures[], head: Pick<Line, 'id' | 'name' | 'code'>): Line => {
  const sum = (key: string): number => people.reduce((total, { figures }) => total + (figures[key] ?? 0), 0);
  return { ...head, people: people.length, values: measures.map(({ key, share }) => (share === undefined ? rounded(sum(key)) : shareOf(sum(share[0]), sum(share[1])))) };
};

/** The lines in the order of their names, those without a group last, and the one below them. */
export const reportLines = (people: readonly Figures[], measures: readonly Measure[], by: ReportGroup): { readonly lines: readonly Line[]; readonly total: Line } => {
  const total = lineOf(measures, people, { id: null, name: null, code: null });
  if (by === 'EMPLOYEE') return { total, lines: people.map((one) => lineOf(measures, [one], { id: one.employeeId, name: one.name, code: one.employeeNumber })) };
  const groups = Map.groupBy(people, (one) => (by === 'DEPARTMENT' ? one.department : one.location));
  const names = [...groups.keys()].toSorted((a, b) => (a === null ? 1 : b === null ? -1 : a.localeCompare(b)));
  return { total, lines: names.map((name) => lineOf(measures, groups.get(name)!, { id: null, name, code: null })) };
};
