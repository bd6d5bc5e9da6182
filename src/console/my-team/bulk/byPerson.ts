import type { DayProblem } from '../days/kinds.ts';
import type { DayAhead } from './useDaysAhead.ts';

export type PersonAhead = { readonly employeeId: string; readonly name: string; readonly number: string; /** That can be decided. */ readonly days: readonly DayAhead[]; readonly refused: readonly DayAhead[] };

export const keyOf = ({ employeeId, day }: Pick<DayAhead, 'employeeId' | 'day'>): string => `${employeeId} ${day}`;

/** The days by person, in the order in which they come. */
export const peopleAhead = (rows: readonly DayAhead[]): readonly PersonAhead[] =>
  [...Map.groupBy(rows, ({ employeeId }) => employeeId)].map(([employeeId, own]) => ({
    employeeId, name: own[0]!.employeeName, number: own[0]!.employeeNumber, days: own.filter(({ problem }) => problem == null), refused: own.filter(({ problem }) => problem != null),
  }));

/** Why days are refused, with the days of each reason. */
export const problemsOf = (refused: readonly DayAhead[]): readonly { readonly problem: DayProblem; readonly dates: readonly string[] }[] =>
  [...Map.groupBy(refused, ({ problem }) => problem!)].map(([problem, days]) => ({ problem, dates: days.map(({ day }) => day) }));
