/** How somebody passes the stages of a post: when, how far, and what ends it. */
import { chance } from '../demo/chance.ts';

export type Stage = 'APPLIED' | 'SCREENING' | 'SHORTLIST' | 'INTERVIEW' | 'OFFER' | 'HIRED' | 'REJECTED';
export type Step = { readonly to: Stage; readonly at: number };
export type Way = {
  readonly steps: readonly Step[];
  /** Why it ended, by the name of a reason; null while it goes on and for whoever was hired. */
  readonly ended: string | null;
};

/** The next stage, the usual days until the answer, and how many of a hundred pass. */
type Gate = readonly [next: Stage, days: number, pass: number];
const GATES: Readonly<Partial<Record<Stage, Gate>>> = {
  APPLIED: ['SCREENING', 4, 66],
  SCREENING: ['SHORTLIST', 6, 44],
  SHORTLIST: ['INTERVIEW', 8, 64],
  INTERVIEW: ['OFFER', 12, 27],
  OFFER: ['HIRED', 9, 76],
};
const WHY: Readonly<Partial<Record<Stage, readonly string[]>>> = {
  APPLIED: ['Skills do not match', 'Skills do not match', 'Position filled'],
  SCREENING: ['Skills do not match', 'Salary expectations', 'No answer'],
  SHORTLIST: ['Position filled', 'Skills do not match', 'Withdrew'],
  INTERVIEW: ['Skills do not match', 'Withdrew', 'Position filled'],
  OFFER: ['Declined the offer'],
};
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** In working hours, so that nobody is moved at night. */
const atWork = (time: number, ...words: readonly (string | number)[]): number => {
  const day = Math.floor(time / DAY) * DAY;
  const weekday = new Date(day).getUTCDay();
  const later = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return day + later * DAY + 4 * HOUR + chance(...words) * 288_000 + chance(...words, 's') * 2_400;
};

/** The vacancies of a post: nobody is offered one that somebody else has, or has been offered. */
export type Places = { /** Answers whether one is left, and takes it. */ readonly take: () => boolean; readonly giveBack: () => void };

/** From the application until today or until the post closes; whoever has been offered a place by then still answers. */
export const wayOf = (key: string, applied: number, { now, closed, places }: { readonly now: number; readonly closed: number | null; readonly places: Places }): Way => {
  const steps: Step[] = [{ to: 'APPLIED', at: applied }];
  let [stage, at]: [Stage, number] = ['APPLIED', applied];
  for (;;) {
    const gate: Gate | undefined = GATES[stage];
    if (!gate) return { steps, ended: null };
    const [next, days, pass]: Gate = gate;
    // Most are answered soon, a few wait long.
    const slow = 0.3 + (chance(key, stage, 'wait') / 100) * 1.1 + (chance(key, stage, 'tail') > 88 ? 1.8 : 0);
    const then = Math.max(at + HOUR, atWork(at + days * slow * DAY, key, stage));
    const end = stage === 'OFFER' ? now : Math.min(now, closed ?? now);
    if (then > end) {
      if (stage === 'OFFER' || closed === null || closed > now) return { steps, ended: null };
      steps.push({ to: 'REJECTED', at: Math.max(at + HOUR, end) });
      return { steps, ended: 'Position filled' };
    }
    const passes = chance(key, stage, 'pass') < pass;
    if (!passes || (next === 'OFFER' && !places.take())) {
      if (stage === 'OFFER') places.giveBack();
      steps.push({ to: 'REJECTED', at: then });
      const reasons = WHY[stage] ?? [];
      return { steps, ended: passes ? 'Position filled' : (reasons[chance(key, 'why') % reasons.length] ?? null) };
    }
    steps.push({ to: next, at: then });
    [stage, at] = [next, then];
  }
};
