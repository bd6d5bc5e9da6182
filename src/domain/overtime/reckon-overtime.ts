/** What hours of overtime come to. */
import { compare, minus, plus, ratioOf, times, zero } from '../payroll/formula/ratio.ts';
import type { Ratio } from '../payroll/formula/ratio.ts';
import { roundOff } from '../payroll/salary/round-off.ts';
import type { RoundOff } from '../payroll/salary/round-off.ts';
import { hourlyRate } from './hourly-rate.ts';
import type { OvertimeTerms, WorkDayKind } from './terms.ts';

export type OvertimePayLine = { readonly hours: Ratio; /** Null where an amount is paid for each hour. */ readonly rate: string | null; readonly perHour: Ratio; readonly amount: Ratio };

export type OvertimePay = { /** Null where an amount is paid for each hour. */ readonly hourly: Ratio | null; readonly lines: readonly OvertimePayLine[]; readonly amount: Ratio };

type Worked = { readonly hours: Ratio; readonly kind: WorkDayKind; /** The pay of a month by the basis. */ readonly monthly: Ratio };

type Part = { readonly hours: Ratio; readonly rate: string };

/** Hours by slab, from the first hour on; those beyond the last slab are of its rate. */
const slabParts = ({ slabs }: OvertimeTerms, hours: Ratio): readonly Part[] => {
  let taken = zero;
  return slabs.flatMap(({ toHours, rate }, at): Part[] => {
    const isLast = at === slabs.length - 1;
    const end = isLast || toHours === null || compare(ratioOf(toHours), hours) > 0 ? hours : ratioOf(toHours);
    if (compare(end, taken) <= 0) return [];
    const part = { hours: minus(end, taken), rate };
    taken = end;
    return [part];
  });
};

const partsOf = (terms: OvertimeTerms, { hours, kind }: Worked): readonly Part[] => {
  if (terms.type === 'SLAB') return slabParts(terms, hours);
  const rate = terms.rates[kind];
  return rate === null ? [] : [{ hours, rate }];
};

/**
 * The pay of overtime: so much for each hour, or the hourly rate times the wage index times the rate of the day or of the slab. Rounded once, at the end, as the organisation rounds: lines are exact, so that they add up to what is
 * rounded.
 */
export const reckonOvertime = (terms: OvertimeTerms, worked: Worked, rounding: RoundOff): OvertimePay => {
  const isFixed = terms.type === 'FIXED_RATE';
  const hourly = isFixed ? null : hourlyRate(terms, worked.monthly);
  const indexed = hourly === null ? zero : times(hourly, ratioOf(terms.wageIndex));
  const fixed = ratioOf(terms.amount ?? '0');
  const lines = isFixed
    ? [{ hours: worked.hours, rate: null, perHour: fixed, amount: times(worked.hours, fixed) }]
    : partsOf(terms, worked).map(({ hours, rate }): OvertimePayLine => {
        const perHour = times(indexed, ratioOf(rate));
        return { hours, rate, perHour, amount: times(hours, perHour) };
      });
  return { hourly, lines, amount: roundOff(lines.reduce((sum, { amount }) => plus(sum, amount), zero), rounding) };
};
