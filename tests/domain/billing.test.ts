import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsOf, changeOf } from '../../src/domain/billing/charge.ts';
import type { Terms } from '../../src/domain/billing/charge.ts';
import { discountOn, findCoupon } from '../../src/domain/billing/coupon.ts';
import type { Coupon } from '../../src/domain/billing/coupon.ts';
import { offersOn, priceOn } from '../../src/domain/billing/plan.ts';
import type { Plan } from '../../src/domain/billing/plan.ts';
import { isQuantity, leastQuantity } from '../../src/domain/billing/quantity.ts';
import { quoteOf } from '../../src/domain/billing/quote.ts';
import type { Running } from '../../src/domain/billing/quote.ts';
import { alertOn, isOpen, planStatusOn } from '../../src/domain/billing/standing.ts';
import { subdivisionsOf } from '../../src/domain/billing/subdivisions.ts';
import { taxProblems, taxSettingsFrom } from '../../src/domain/billing/tax-settings.ts';
import { splitTerm, termFrom, termStart } from '../../src/domain/billing/term.ts';
import { addDays, daysBetween } from '../../src/domain/dates.ts';

const plan: Plan = {
  code: 'growth', name: 'Growth', dashboard: 'HRMS', features: [], minimumQuantity: 1, trialDays: 30, validFrom: '2026-01-01', validTo: null,
  prices: [{ currency: 'INR', periodUnit: 'month', unitMinor: 18_000n }, { currency: 'INR', periodUnit: 'year', unitMinor: 180_000n }],
};
const [monthly, yearly] = offersOn([plan], '2026-11-21');
const term = { from: '2026-11-01', to: '2026-12-01' };
const terms = (quantity: number, unitMinor = 18_000n, discountPercentage = '0'): Terms => ({ unitMinor, quantity, discountPercentage, period: 1, periodUnit: 'month' });
const running: Running = { status: 'ACTIVE', quantity: 10, unitMinor: 18_000n, period: 1, periodUnit: 'month', termFrom: term.from, termTo: term.to, trialEnd: null, discountPercentage: '0', discountUntil: null, termDiscount: '0' };
const coupon: Coupon = { code: 'WELCOME20', discountPercentage: '20', months: 3, validFrom: '2026-01-01', validTo: '2026-12-31' };

const money = fc.bigInt({ min: 0n, max: 10n ** 12n });
const days = fc.integer({ min: 0, max: 30 });
const counts = fc.integer({ min: 1, max: 5_000 });

describe('a term', () => {
  it('comes back to the day of the month on which it began', () => {
    expect([1, 2, 3].map((n) => termStart('2026-01-31', 1, 'month', n))).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
    expect(termFrom('2024-02-29', '2027-02-28', 1, 'year')).toEqual({ from: '2027-02-28', to: '2028-02-29' });
  });

  it('is split so that what is used and what is left add up to its amount, and what is left only shrinks', () => {
    fc.assert(
      fc.property(money, days, days, (amount, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map((count) => splitTerm(amount, term, addDays(term.from, count))) as [ReturnType<typeof splitTerm>, ReturnType<typeof splitTerm>];
        expect(early.used + early.left).toBe(amount);
        expect(early.used + (late.used - early.used) + late.left).toBe(amount);
        expect(late.left <= early.left).toBe(true);
      }),
    );
  });

  it('is whole on its first day and used up on its last', () => {
    expect(splitTerm(1_001n, term, term.from)).toEqual({ used: 0n, left: 1_001n });
    expect(splitTerm(1_001n, term, '2027-05-01')).toEqual({ used: 1_001n, left: 0n });
  });
});

describe('a charge', () => {
  it('takes the discount off rounded half up', () => expect(amountsOf(terms(3, 3_333n, '12.5'))).toEqual({ subtotal: 9_999n, discount: 1_250n, total: 8_749n }));

  it('of a change never pays back: what costs less waits for the next term', () => {
    fc.assert(
      fc.property(counts, counts, days, (before, after, day) => {
        const change = changeOf(terms(before), terms(after), term, addDays(term.from, day));
        if (change.when === 'NOW') {
          expect(change.total).toBe(change.charge - change.credit);
          expect(change.total >= 0n).toBe(true);
        } else expect(after).toBeLessThan(before);
      }),
    );
  });

  it('costs the same in one step or in two on the same day', () => {
    fc.assert(
      fc.property(counts, counts, counts, days, (start, more, evenMore, day) => {
        const today = addDays(term.from, day);
        const cost = (from: number, to: number): bigint => {
          const change = changeOf(terms(from), terms(to), term, today);
          return change.when === 'NOW' ? change.total : -1n;
        };
        expect(cost(start, start + more) + cost(start + more, start + more + evenMore)).toBe(cost(start, start + more + evenMore));
      }),
    );
  });

  it('of nothing is nothing', () => expect(changeOf(terms(10), terms(10), term, '2026-11-11')).toMatchObject({ when: 'NOW', total: 0n }));

  it('of a longer period begins a term today, of a shorter one waits', () => {
    const year: Terms = { ...terms(10, 180_000n), periodUnit: 'year' };
    expect(changeOf(terms(10), year, term, '2026-11-16')).toEqual({ when: 'NOW', credit: 90_000n, charge: 1_800_000n, total: 1_710_000n, term: { from: '2026-11-16', to: '2027-11-16' } });
    expect(changeOf(year, terms(10), { from: '2026-11-01', to: '2027-11-01' }, '2026-11-16')).toEqual({ when: 'AT_TERM_END', from: '2027-11-01' });
  });
});

describe('a quote', () => {
  it('costs nothing before the trial ends', () => {
    expect(quoteOf(null, { offer: monthly!, quantity: 5, coupon: null }, '2026-11-21')).toMatchObject({ when: 'AT_TRIAL_END', from: '2026-12-21', dueToday: 0n, lines: [] });
    const trial: Running = { ...running, status: 'IN_TRIAL', trialEnd: '2026-12-01' };
    expect(quoteOf(trial, { offer: yearly!, quantity: 5, coupon: null }, '2026-11-30')).toMatchObject({ when: 'AT_TRIAL_END', from: '2026-12-01', dueToday: 0n });
    expect(quoteOf(trial, { offer: monthly!, quantity: 5, coupon: null }, '2026-12-01')).toMatchObject({ when: 'NOW', dueToday: 90_000n });
  });

  it('has lines that add up to what is due', () => {
    fc.assert(
      fc.property(counts, counts, days, fc.constantFrom(null, coupon), fc.constantFrom(monthly!, yearly!), (before, after, day, used, offer) => {
        const quote = quoteOf({ ...running, quantity: before }, { offer, quantity: after, coupon: used }, addDays(term.from, day));
        expect(quote.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0n) - quote.lineDiscount).toBe(quote.dueToday);
        expect(quote.dueToday >= 0n).toBe(true);
      }),
    );
  });

  it('keeps the discount of the term for people who are added, even after the coupon ended', () => {
    const discounted: Running = { ...running, termDiscount: '20', discountPercentage: '20', discountUntil: '2026-11-10' };
    const quote = quoteOf(discounted, { offer: monthly!, quantity: 11, coupon: null }, '2026-11-16');
    expect(quote.dueToday).toBe(7_200n);
    expect(quote).toMatchObject({ discountPercentage: '0', discountUntil: null });
  });

  it('lets a coupon count from the first charge', () => {
    expect(quoteOf(null, { offer: monthly!, quantity: 1, coupon }, '2026-11-21')).toMatchObject({ discountPercentage: '20', discountUntil: '2027-03-21' });
  });
});

describe('plans and coupons', () => {
  it('are found by period, type and currency in any case, at the prices of the day', () => {
    const dearer: Plan = { ...plan, validFrom: '2027-01-01', prices: [{ currency: 'INR', periodUnit: 'month', unitMinor: 20_000n }] };
    expect(offersOn([plan, dearer], '2026-12-31', { periodUnit: 'Monthly', currency: 'inr', type: 'hrms', period: 1 }).map(({ unitMinor }) => unitMinor)).toEqual([18_000n]);
    expect(priceOn([plan, dearer], 'growth-inr-month', '2027-01-01')?.unitMinor).toBe(20_000n);
    expect(offersOn([{ ...plan, validTo: '2026-06-30' }], '2026-07-01')).toEqual([]);
    expect(offersOn([plan], '2025-12-31')).toEqual([]);
  });

  it('count from their first to their last day', () => {
    expect(findCoupon([coupon], ' welcome20 ', '2026-12-31')).toBe(coupon);
    expect(findCoupon([coupon], 'WELCOME20', '2027-01-01')).toBeUndefined();
    expect(discountOn({ discountPercentage: '20', discountUntil: '2027-03-01' }, '2027-03-01')).toBe('0');
  });

  it('cover everyone who is active and what the plan asks for', () => {
    expect(leastQuantity(42, 10)).toBe(42);
    expect(leastQuantity(0, 1)).toBe(1);
    expect([41, 42, 42.5, 1_000_001].map((quantity) => isQuantity(quantity, 42))).toEqual([false, true, false, false]);
  });
});

describe('how an organisation stands', () => {
  const active = { status: 'ACTIVE', trialEnd: null } as const;
  const due = [{ dueOn: '2026-11-20' }];

  it('follows trial, payment and end', () => {
    expect(planStatusOn(null, [], '2026-11-21')).toBe('NONE');
    expect(planStatusOn({ status: 'IN_TRIAL', trialEnd: '2026-11-22' }, [], '2026-11-21')).toBe('TRIAL');
    expect(planStatusOn({ status: 'IN_TRIAL', trialEnd: '2026-11-22' }, [], '2026-11-22')).toBe('TRIAL_ENDED');
    expect(planStatusOn(active, due, '2026-12-20')).toBe('ACTIVE');
    expect(planStatusOn(active, due, '2026-12-21')).toBe('SUSPENDED');
    expect((['NONE', 'TRIAL', 'ACTIVE', 'TRIAL_ENDED', 'SUSPENDED', 'CANCELLED'] as const).filter(isOpen)).toEqual(['TRIAL', 'ACTIVE']);
  });

  it('is told orange in the week before an invoice is due, red after it, else of the demo', () => {
    expect(['2026-11-12', '2026-11-13', '2026-11-20', '2026-11-21'].map((day) => alertOn(due, true, day))).toEqual(['present-demo-booking-card', 'present-orange-payment-alert', 'present-orange-payment-alert', 'present-red-payment-alert']);
    expect(alertOn([], false, '2026-11-21')).toBeNull();
  });
});

describe('tax settings', () => {
  const whole = taxSettingsFrom({
    businessName: 'Northwind', firstName: 'Priya', lastName: 'Menon', email: 'p@demo.example', phone: '+91 44 2345 6789', addressLine1: '14 Mill Road', city: 'Chennai', pincode: '600032', state: 'Tamil Nadu', countryCode: 'IN', stateCode: 'TN',
  });

  it('need everything but the second line and the number', () => {
    expect(taxProblems(whole)).toEqual([]);
    expect(taxProblems(taxSettingsFrom({})).map(({ field }) => field)).toEqual(['businessName', 'firstName', 'lastName', 'email', 'phone', 'addressLine1', 'city', 'pincode', 'state', 'countryCode', 'stateCode']);
  });

  it('name a state of the country, where it has states', () => {
    expect(taxProblems({ ...whole, stateCode: 'XX' })).toEqual([{ field: 'stateCode', rule: 'state' }]);
    expect(taxProblems({ ...whole, countryCode: 'SG', stateCode: 'SG', state: 'Singapore' })).toEqual([]);
    expect(taxProblems({ ...whole, countryCode: 'XX' })).toContainEqual({ field: 'countryCode', rule: 'country' });
  });

  it('know the states of ten countries by ISO 3166-2', () => {
    expect(Object.fromEntries(['IN', 'US', 'FR', 'JP', 'ES', 'MX', 'CA', 'AU', 'GB', 'SG'].map((country) => [country, subdivisionsOf(country).length]))).toEqual({ IN: 36, US: 56, FR: 24, JP: 47, ES: 19, MX: 32, CA: 13, AU: 8, GB: 4, SG: 0 });
    expect(subdivisionsOf('jp')).toContainEqual({ stateCode: '13', stateName: 'Tokyo' });
  });
});

it('terms of a year follow each other without a gap', () => {
  let day = '2026-01-31';
  for (let n = 0; n < 24; n += 1) {
    const next = termFrom('2026-01-31', day, 1, 'month');
    expect(next.from).toBe(day);
    expect(daysBetween(next.from, next.to)).toBeGreaterThanOrEqual(28);
    day = next.to;
  }
  expect(day).toBe('2028-01-31');
});
