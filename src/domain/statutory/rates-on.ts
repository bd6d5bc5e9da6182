import { compareDecimals } from '../decimal.ts';
import { latestInForce } from './terms.ts';
import type { ContributionPart, StatutoryRate, StatutoryScheme } from './terms.ts';

/** Asks for the rate of a part, for a wage of a month as decimal text; undefined where the law has none. */
export type RateOf = (part: ContributionPart, wage: string) => StatutoryRate | undefined;

/** The rates of a scheme on a day. Where the organisation contributes by slab, the one whose wage begins highest at or below the wage counts, else the one for all. */
export const ratesOn = (all: readonly StatutoryRate[], scheme: StatutoryScheme, day: string, bySlab: boolean): RateOf => {
  const held = latestInForce(
    all.filter((rate) => rate.scheme === scheme && (bySlab || compareDecimals(rate.wageFrom, '0') === 0)),
    day,
    ({ part, wageFrom }) => `${part} ${Number(wageFrom)}`,
  ).toSorted((one, other) => compareDecimals(other.wageFrom, one.wageFrom));
  return (part, wage) => held.find((rate) => rate.part === part && compareDecimals(rate.wageFrom, wage) <= 0);
};
