import { isPayoutMonth } from '../payroll/payout-day.ts';
import { minorOf } from './amounts.ts';
import type { Coins } from './amounts.ts';
import { latestInForce } from './terms.ts';
import type { Dated, Share } from './terms.ts';

export type WelfareFundRule = Dated & {
  /** Folded, as the places of people are. */
  readonly state: string;
  readonly wageFrom: string;
  readonly wageLimit: string | null;
  readonly deductedIn: readonly string[];
  readonly employeeAmount: string;
  readonly employerAmount: string;
};

/** What a state takes for its labour welfare fund in the month of a day: fixed amounts of both sides, as the law says them, in the months that it names. */
export const welfareFundShares = (wage: bigint, state: string | null, rules: readonly WelfareFundRule[], day: string, coins: Coins): readonly Share[] => {
  const rule = latestInForce(rules.filter((one) => one.state === state), day, ({ wageFrom }) => String(Number(wageFrom)))
    .filter(({ wageFrom }) => minorOf(wageFrom, coins) <= wage)
    .toSorted((one, other) => Number(other.wageFrom) - Number(one.wageFrom))[0];
  if (rule === undefined || wage <= 0n || !isPayoutMonth(rule.deductedIn, day) || (rule.wageLimit !== null && wage > minorOf(rule.wageLimit, coins))) return [];
  const share = (code: Share['code'], kind: Share['kind'], text: string): readonly Share[] => {
    const amount = minorOf(text, coins);
    return amount === 0n ? [] : [{ code, kind, amount, wage: null, percentage: null, law: rule.law }];
  };
  return [...share('LABOUR_WELFARE_FUND_EMPLOYEE', 'DEDUCTION', rule.employeeAmount), ...share('LABOUR_WELFARE_FUND_EMPLOYER', 'EMPLOYER', rule.employerAmount)];
};
