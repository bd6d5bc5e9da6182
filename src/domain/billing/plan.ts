/** What is sold: plans with prices that hold from a day on. A plan and a price together are what people choose, so their id names both. */
export type PeriodUnit = 'month' | 'year';

/** Per employee and period, in minor units of the currency (paise, cents, yen). */
export type PlanPrice = { readonly currency: string; readonly periodUnit: PeriodUnit; readonly unitMinor: bigint };

export type Plan = {
  readonly code: string;
  readonly name: string;
  /** The dashboard that people of the organisation see (document 0 §6). */
  readonly dashboard: string;
  /** What it holds, as message keys `billing.feature.<key>`. */
  readonly features: readonly string[];
  readonly minimumQuantity: number;
  readonly trialDays: number;
  /** First day of these prices; the latest list that has begun counts. */
  readonly validFrom: string;
  /** Last day on which it can be chosen; who has it keeps it. */
  readonly validTo: string | null;
  readonly prices: readonly PlanPrice[];
};

/** A plan at one price. */
export type Offer = Omit<Plan, 'prices' | 'validFrom' | 'validTo'> & PlanPrice & { readonly planId: string; readonly period: number };

export type OfferFilter = { readonly periodUnit?: string | null; readonly period?: number | null; readonly type?: string | null; readonly currency?: string | null };

const offersOf = ({ prices, validFrom: _from, validTo: _to, ...plan }: Plan): Offer[] =>
  prices.map((price) => ({ ...plan, ...price, period: 1, planId: `${plan.code}-${price.currency.toLowerCase()}-${price.periodUnit}` }));

/** The newest list of each plan that has begun on the day. */
const inForce = (plans: readonly Plan[], day: string): Plan[] => {
  const newest = new Map<string, Plan>();
  for (const plan of plans) {
    const known = newest.get(plan.code);
    if (plan.validFrom <= day && (known === undefined || known.validFrom < plan.validFrom)) newest.set(plan.code, plan);
  }
  return [...newest.values()];
};

/** What may be chosen on a day, in the order of the list; words of the filter in any case. */
export const offersOn = (plans: readonly Plan[], day: string, { periodUnit, period, type, currency }: OfferFilter = {}): Offer[] =>
  inForce(plans, day)
    .filter(({ validTo }) => validTo === null || day <= validTo)
    .flatMap(offersOf)
    .filter((offer) => !periodUnit || offer.periodUnit === periodUnit.toLowerCase().replace(/ly$|s$/, ''))
    .filter((offer) => period == null || offer.period === period)
    .filter((offer) => !type || offer.dashboard.toLowerCase() === type.toLowerCase())
    .filter((offer) => !currency || offer.currency === currency.toUpperCase());

/** The price of a plan on a day, also when it can no longer be chosen: what a renewal costs. */
export const priceOn = (plans: readonly Plan[], planId: string, day: string): Offer | undefined => inForce(plans, day).flatMap(offersOf).find((offer) => offer.planId === planId);
