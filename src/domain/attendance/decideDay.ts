/** What a decision about somebody's day comes to, or why it cannot be taken. Times are 'HH:MM' of the clock where the person works. */
import { addDays } from '../dates.ts';
import { toInstant } from '../values/zones.ts';
import { momentsOf } from './shiftDay.ts';

export type DecisionKind = 'PRESENT' | 'CORRECTED' | 'ON_DUTY' | 'WORK_FROM_HOME' | 'LATENESS_EXCUSED' | 'EARLY_EXCUSED' | 'HALF_DAY_LOST' | 'DAY_LOST';

type DayProblem =
  | 'OWN' | 'NOT_EMPLOYED' | 'FINALIZED' | 'PAID' | 'AHEAD' | 'NOT_OVER' | 'HOLIDAY' | 'REST_DAY' | 'ON_LEAVE' | 'ON_DUTY' | 'NO_SHIFT' | 'AFTER_SHIFT' | 'COMPLETE' | 'ABSENT' | 'NOT_LATE'
  | 'NOT_EARLY' | 'DECIDED';

export type DecidedDay = {
  readonly isOwn: boolean;
  readonly isEmployed: boolean;
  readonly isFinalized: boolean;
  /** In a pay cycle that is final. */
  readonly isPaid: boolean;
  /** Days from today where the person works: negative when the day is over. */
  readonly ahead: number;
  /** 'HH:MM' now, where the person works. */
  readonly now: string;
  readonly isHoliday: boolean;
  /** Work is expected by the shift, leave apart. */
  readonly works: boolean;
  readonly isOnLeave: boolean;
  readonly isOnDuty: boolean;
  readonly shift: { readonly startsAt: string; readonly endsAt: string } | null;
  /** The first and the last check-in; null without one. */
  readonly firstIn: string | null;
  readonly lastIn: string | null;
  /** The last check-in has no check-out after it. */
  readonly isOpen: boolean;
  readonly minutesLate: number;
  readonly minutesEarly: number;
  readonly decided: readonly DecisionKind[];
};

type Told = { readonly kind: DecisionKind; readonly checkIn?: string | null; readonly checkOut?: string | null };
type DayOutcome = { readonly problem: DayProblem | null; /** What is entered. */ readonly checkIn: string | null; readonly checkOut: string | null; readonly minutes: number | null };

/** Decisions of which a day has one at most. */
const EITHER: readonly (readonly DecisionKind[])[] = [
  ['PRESENT', 'CORRECTED', 'ON_DUTY', 'WORK_FROM_HOME', 'DAY_LOST'],
  ['DAY_LOST', 'HALF_DAY_LOST'],
  ['DAY_LOST', 'LATENESS_EXCUSED'],
  ['DAY_LOST', 'HALF_DAY_LOST', 'EARLY_EXCUSED'],
];

/** Whether the day has the decision already, or one that contradicts it. */
export const isDecided = (kind: DecisionKind, decided: readonly DecisionKind[]): boolean => decided.some((had) => had === kind || EITHER.some((some) => some.includes(kind) && some.includes(had)));

const refused = (problem: DayProblem): DayOutcome => ({ problem, checkIn: null, checkOut: null, minutes: null });
const taken = (more: Partial<DayOutcome> = {}): DayOutcome => ({ problem: null, checkIn: null, checkOut: null, minutes: null, ...more });

/** Of days that are not over, only work elsewhere and at home is decided. */
const MAY_BE_AHEAD: ReadonlySet<DecisionKind> = new Set(['ON_DUTY', 'WORK_FROM_HOME']);
/** Hours may be corrected on days without work, too: somebody worked then. */
const OF_WORKING_DAYS: ReadonlySet<DecisionKind> = new Set(['PRESENT', 'ON_DUTY', 'WORK_FROM_HOME', 'HALF_DAY_LOST', 'DAY_LOST']);

/** Why nothing is decided about the day at all. */
const closedProblem = (day: DecidedDay): DayProblem | null => {
  if (day.isOwn) return 'OWN';
  if (!day.isEmployed) return 'NOT_EMPLOYED';
  if (day.isPaid) return 'PAID';
  return day.isFinalized ? 'FINALIZED' : null;
};

const expectedProblem = (kind: DecisionKind, day: DecidedDay): DayProblem | null => {
  if (day.ahead > 0 && !MAY_BE_AHEAD.has(kind)) return 'AHEAD';
  if (isDecided(kind, day.decided)) return 'DECIDED';
  if (!OF_WORKING_DAYS.has(kind)) return null;
  if (day.isOnLeave) return 'ON_LEAVE';
  if (!day.works) return day.isHoliday ? 'HOLIDAY' : 'REST_DAY';
  return day.isOnDuty ? 'ON_DUTY' : null;
};

/** Any day does: times of the clock are compared where no clock is changed. */
const [DAY, ZONE] = ['2000-01-03', 'UTC'] as const;

/** Whether any of these times is later than now: after midnight, the check-out of a shift that began the day before is. */
const isToCome = (hours: { readonly checkIn: string | null; readonly checkOut: string | null }, { ahead, now, shift, lastIn }: DecidedDay): boolean => {
  const on = { workDate: DAY, checkOut: null };
  const recorded = lastIn === null ? null : momentsOf({ ...on, checkIn: lastIn }, shift, ZONE).checkIn;
  const { checkIn, checkOut } = momentsOf({ ...on, ...hours }, shift, ZONE, recorded === null ? [] : [recorded]);
  const until = Date.parse(toInstant(addDays(DAY, -ahead), now, ZONE)!);
  return [checkIn, checkOut].some((at) => at !== null && Date.parse(at) > until);
};

/** Enters what is missing of check-in and check-out by these hours. */
const entered = (hours: { readonly checkIn: string | null; readonly checkOut: string | null }, day: DecidedDay, isOfShift: boolean): DayOutcome => {
  const checkIn = day.firstIn === null ? hours.checkIn : null;
  const checkOut = day.firstIn === null || day.isOpen ? hours.checkOut : null;
  if (checkIn === null && checkOut === null) return refused('COMPLETE');
  const isOvernight = hours.checkIn !== null && hours.checkOut !== null && hours.checkOut < hours.checkIn;
  if (isOfShift && checkOut !== null && day.lastIn !== null && !isOvernight && day.lastIn >= checkOut) return refused('AFTER_SHIFT');
  return isToCome({ checkIn, checkOut }, day) ? refused('NOT_OVER') : taken({ checkIn, checkOut });
};

const byShift = (day: DecidedDay): DayOutcome => (day.shift === null ? refused('NO_SHIFT') : entered({ checkIn: day.shift.startsAt, checkOut: day.shift.endsAt }, day, true));

/** Where attendance is complete, or the day is not over, work at home needs nothing entered: check-ins from home are let through. */
const atHome = (day: DecidedDay): DayOutcome => (day.ahead >= 0 || (day.firstIn !== null && !day.isOpen) ? taken() : byShift(day));

/**
 * The outcome for one day. What attendance shows already is never changed, only completed. Half a day is lost where somebody came; a whole one where nothing settles the day,
 * so nobody loses the pay of a day on which they checked in and out.
 */
export const decideDay = ({ kind, checkIn = null, checkOut = null }: Told, day: DecidedDay): DayOutcome => {
  const problem = closedProblem(day) ?? expectedProblem(kind, day);
  if (problem !== null) return refused(problem);
  switch (kind) {
    case 'PRESENT':
      return byShift(day);
    case 'CORRECTED':
      return entered({ checkIn, checkOut }, day, false);
    case 'ON_DUTY':
      return taken();
    case 'WORK_FROM_HOME':
      return atHome(day);
    case 'LATENESS_EXCUSED':
      return day.minutesLate > 0 ? taken({ minutes: day.minutesLate }) : refused('NOT_LATE');
    case 'EARLY_EXCUSED':
      return day.minutesEarly > 0 ? taken({ minutes: day.minutesEarly }) : refused('NOT_EARLY');
    case 'HALF_DAY_LOST':
      return day.firstIn === null ? refused('ABSENT') : taken({ minutes: day.minutesEarly > 0 ? day.minutesEarly : null });
    case 'DAY_LOST':
      return day.firstIn !== null && !day.isOpen ? refused('COMPLETE') : day.ahead === 0 ? refused('NOT_OVER') : taken();
  }
};
