/** The cycles of somebody's tickets. */
import { addDays, addMonths, lengthOfRange, yearsAndMonths } from '../dates.ts';
import type { Grounds, PolicyTerms } from './terms.ts';

export type Cycle = {
  readonly policy: PolicyTerms;
  /** From which tickets accrue: later than the cycle's first day where the policy began within it, or the employee joined. */
  readonly from: string;
  readonly until: string;
  /** Days of the whole cycle. */
  readonly days: number;
};

/** The policy by which a cycle begins on the day: that of a group before that of the organisation, the later one before the earlier. */
const policyOn = (policies: readonly PolicyTerms[], day: string): PolicyTerms | undefined =>
  policies
    .filter(({ effectiveFrom, effectiveUntil }) => effectiveFrom <= day && (effectiveUntil === null || day <= effectiveUntil))
    .toSorted((a, b) => Number(b.isForGroup) - Number(a.isForGroup) || b.effectiveFrom.localeCompare(a.effectiveFrom))[0];

/** The window of so many months, counted from the anchor, in which the day lies. A month without the anchor's day begins on its last one. */
const windowOn = (anchor: string, months: number, day: string): readonly [from: string, until: string] => {
  const whole = yearsAndMonths(anchor, day);
  let at = Math.floor((whole.years * 12 + whole.months) / months);
  if (addMonths(anchor, (at + 1) * months) <= day) at += 1;
  return [addMonths(anchor, at * months), addDays(addMonths(anchor, (at + 1) * months), -1)];
};

/**
 * All cycles that have begun by the day, first to last. A cycle ends by the policy with which it began; where none holds on the day after, the next one begins with the policy that does. Nobody who has left begins
 * another.
 */
export const cyclesOf = ({ joinedOn, leftOn, policies }: Pick<Grounds, 'joinedOn' | 'leftOn' | 'policies'>, by: string): readonly Cycle[] => {
  const last = leftOn !== null && leftOn < by ? leftOn : by;
  const cycles: Cycle[] = [];
  let day = joinedOn;
  while (day <= last) {
    const policy = policyOn(policies, day);
    if (policy === undefined) {
      const next = policies.map(({ effectiveFrom }) => effectiveFrom).filter((from) => from > day).toSorted()[0];
      if (next === undefined) break;
      day = next;
      continue;
    }
    const [first, until] = windowOn(policy.cycleFrom === 'JOINING' ? joinedOn : `${joinedOn.slice(0, 4)}-01-01`, policy.cycleMonths, day);
    cycles.push({ policy, from: day, until, days: lengthOfRange(first, until) });
    day = addDays(until, 1);
  }
  return cycles;
};

/** Days of the cycle that count for what has accrued by the day: none before it, none after the last working day. */
export const accruedDays = ({ from, until }: Pick<Cycle, 'from' | 'until'>, by: string, leftOn: string | null): number => {
  const last = [until, by, ...(leftOn === null ? [] : [leftOn])].toSorted()[0]!;
  return last < from ? 0 : lengthOfRange(from, last);
};

/** The first day on which somebody may claim by the policy; null before confirmation where the policy asks for it. */
export const eligibleFrom = ({ joinedOn, confirmedOn }: Pick<Grounds, 'joinedOn' | 'confirmedOn'>, { eligibleAfterMonths, afterConfirmation }: PolicyTerms): string | null => {
  const served = addMonths(joinedOn, eligibleAfterMonths);
  if (!afterConfirmation) return served;
  return confirmedOn === null ? null : confirmedOn > served ? confirmedOn : served;
};
