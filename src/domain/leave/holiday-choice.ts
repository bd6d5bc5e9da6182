/** Holidays of personal choice: which of them somebody may choose as a day off, and until when. Days are ISO calendar days where the person works; Temporal must be there (dates.ts). */
import { addDays } from '../dates.ts';

/** What settings say where nobody has said anything. */
export const usualChoiceTerms: ChoiceTerms = { perYear: 2, noticeDays: 1 };

export type ChoiceTerms = {
  /** In a calendar year, for each person; 0: nobody chooses. */
  readonly perYear: number;
  /** Days before the holiday by which it is chosen or taken back. */
  readonly noticeDays: number;
};

/** A holiday of personal choice as it is for one person, who has not chosen it. */
export type OfferedDay = {
  readonly date: string;
  readonly isEmployed: boolean;
  /** Whether the person would work on the day. */
  readonly works: boolean;
  /** Whether a published shift, or a rotation that goes on over holidays, has the person at work whatever holiday it is. */
  readonly isPlanned: boolean;
  /** Leave that waits or was approved. */
  readonly isOnLeave: boolean;
  /** Other days of the year that the person has chosen and that are not free for everybody. */
  readonly chosen: number;
};

export type ChoiceProblem = 'OFF' | 'NOT_EMPLOYED' | 'PAST' | 'TOO_LATE' | 'FREE' | 'SHIFT' | 'LEAVE' | 'LIMIT';

/** The last day on which a holiday is chosen or taken back. */
export const choiceUntil = (date: string, { noticeDays }: ChoiceTerms): string => addDays(date, -noticeDays);

export const mayTakeBack = (date: string, today: string, terms: ChoiceTerms): boolean => today <= choiceUntil(date, terms);

/** Why the day may not be chosen; null where it may. Whoever chooses `forOneself` keeps to the notice; HR enters for others what was agreed, days that are over, too. */
export const choiceProblem = ({ date, isEmployed, works, isPlanned, isOnLeave, chosen }: OfferedDay, today: string, terms: ChoiceTerms, forOneself: boolean): ChoiceProblem | null => {
  if (terms.perYear === 0) return 'OFF';
  if (!isEmployed) return 'NOT_EMPLOYED';
  if (forOneself && date < today) return 'PAST';
  if (!works) return 'FREE';
  if (isPlanned) return 'SHIFT';
  if (isOnLeave) return 'LEAVE';
  if (chosen >= terms.perYear) return 'LIMIT';
  return forOneself && !mayTakeBack(date, today, terms) ? 'TOO_LATE' : null;
};
