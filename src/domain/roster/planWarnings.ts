/** What speaks against a plan, by the rules of the organisation's roster settings. */
import { addDays } from '../dates.ts';
import { spanOf, type PlannedDay } from './plannedDay.ts';

export const planWarningKinds = ['AWAY', 'OVERLAP', 'REST', 'WEEKLY_HOURS', 'DAYS_IN_A_ROW'] as const;
export type PlanWarning = (typeof planWarningKinds)[number];

export type RosterRules = {
  /** The day of the week on which weeks begin, 1 for Monday to 7 for Sunday. */
  readonly weekBegins: number;
  readonly minimumRestHours: number;
  readonly maximumConsecutiveDays: number;
  readonly maximumHoursPerWeek: number;
};

const weekOf = (day: string, weekBegins: number): string => addDays(day, -((Temporal.PlainDate.from(day).dayOfWeek - weekBegins + 7) % 7));

/** Hours of a week count on every working day from that on which they are too many. */
const weeklyHours = (worked: readonly PlannedDay[], { weekBegins, maximumHoursPerWeek }: RosterRules): ReadonlySet<string> => {
  const sums = new Map<string, number>();
  return new Set(worked.flatMap(({ day, shift }) => {
    const week = weekOf(day, weekBegins);
    sums.set(week, (sums.get(week) ?? 0) + shift!.hours);
    return sums.get(week)! > maximumHoursPerWeek ? [day] : [];
  }));
};

const inARow = (days: readonly PlannedDay[], most: number): ReadonlySet<string> => {
  let row = 0;
  return new Set(days.flatMap(({ day, shift, isAway }) => {
    row = shift === null || isAway ? 0 : row + 1;
    return row > most ? [day] : [];
  }));
};

/** By day what speaks against its shift. `days` are in order and without a gap; those before the first one are not known, so a plan is asked about with a week more on either side. Days without work have nothing against them. */
export const planWarnings = (days: readonly PlannedDay[], rules: RosterRules): ReadonlyMap<string, readonly PlanWarning[]> => {
  const worked = days.filter(({ shift }) => shift !== null);
  const [many, long] = [weeklyHours(worked, rules), inARow(days, rules.maximumConsecutiveDays)];
  const found = new Map<string, readonly PlanWarning[]>();
  worked.forEach(({ day, shift, isAway }, at) => {
    const last = worked[at - 1];
    const rest = last === undefined ? Infinity : spanOf(last.day, day, shift!)[0] - spanOf(last.day, last.day, last.shift!)[1];
    const warnings: PlanWarning[] = [
      ...(isAway ? (['AWAY'] as const) : []),
      ...(rest < 0 ? (['OVERLAP'] as const) : rest < rules.minimumRestHours * 60 ? (['REST'] as const) : []),
      ...(many.has(day) ? (['WEEKLY_HOURS'] as const) : []),
      ...(long.has(day) ? (['DAYS_IN_A_ROW'] as const) : []),
    ];
    if (warnings.length > 0) found.set(day, warnings);
  });
  return found;
};
