import { randomBytes } from 'node:crypto';
import { offersOn } from '../../../../domain/billing/plan.ts';
import type { Offer } from '../../../../domain/billing/plan.ts';
import { leastQuantity } from '../../../../domain/billing/quantity.ts';
import { addDays } from '../../../../domain/dates.ts';
import type { Transaction } from '../../../db/org.ts';
import { refuse } from '../../../refuse.ts';
import { readSubscription, writeSubscription } from '../../subscription.ts';
import type { Catalogue } from '../catalogue.ts';

type Start = { readonly currency: string; readonly activeMembers: number; readonly today: string };

/** The currency of plans where the organisation's own has no price. */
const OTHER_CURRENCY = 'USD';

/** The second plan of the list shows most of the product; a list of one has that one. */
const defaultOffer = (catalogue: Catalogue, { currency, today }: Start): Offer => {
  const monthly = (code: string): Offer[] => offersOn(catalogue.plans, today, { currency: code, periodUnit: 'month' }).filter(({ trialDays }) => trialDays > 0);
  const offers = [monthly(currency), monthly(OTHER_CURRENCY)].find((list) => list.length > 0) ?? [];
  const offer = offers[1] ?? offers[0];
  if (offer === undefined) throw refuse('PLAN_UNKNOWN');
  return offer;
};

/** Starts a trial of the default plan for everyone there is, unless the organisation has or had a subscription. Two at once start one. */
export const startDefault = async (tx: Transaction, catalogue: Catalogue, start: Start, by: string): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`billing ${tx.orgCode}`]);
  const known = await readSubscription(tx);
  if (known?.status === 'CANCELLED') throw refuse('SUBSCRIPTION_MISSING');
  if (known !== null) return;
  const offer = defaultOffer(catalogue, start);
  const ends = addDays(start.today, offer.trialDays);
  const term = { anchor: start.today, termFrom: start.today, termTo: ends, trialEnd: ends };
  const plan = { planId: offer.planId, planName: offer.name, dashboard: offer.dashboard, unitMinor: offer.unitMinor, currency: offer.currency, period: offer.period, periodUnit: offer.periodUnit };
  const nothing = { couponCode: null, discountPercentage: '0', discountUntil: null, termDiscount: '0', nextPlanId: null, nextQuantity: null, unpaidSince: null };
  const quantity = leastQuantity(start.activeMembers, offer.minimumQuantity);
  await writeSubscription(tx, { ...plan, ...term, ...nothing, id: `sub_${randomBytes(9).toString('hex')}`, quantity, status: 'IN_TRIAL', isChosen: false, version: 1 }, by);
};
