/** Compensatory off that is earned, taken and lapses, and days without pay that are given back. */
import { describe, expect, it } from 'vitest';
import { availableFor, compOffBalance, unpaidCredits } from '../../src/domain/leave/comp-off-balance.ts';
import { lastDayToAsk, recoverableCycles, runningCycle } from '../../src/domain/leave/lop-recovery.ts';

const credit = (id: string, workedOn: string, expiresOn: string | null, days = 100) => ({ id, workedOn, expiresOn, days });

describe('a balance of compensatory off', () => {
  it('takes what expires first, and lets lapse what nobody took in time', () => {
    const credits = [credit('late', '2026-09-06', '2026-12-05'), credit('early', '2026-08-02', '2026-10-31'), credit('ever', '2026-07-05', null, 50)];
    const balance = compOffBalance(credits, [{ on: '2026-10-05', days: 50 }], '2026-11-30');
    expect(balance).toMatchObject({ earned: 250, taken: 50, lapsed: 50, left: 150, nextExpiry: '2026-12-05' });
    expect(balance.credits.map(({ id, taken, left, lapsed }) => [id, taken, left, lapsed])).toEqual([['early', 50, 0, 50], ['late', 0, 100, 0], ['ever', 0, 50, 0]]);
  });

  it('may be taken on the last day, not before the work and not after it', () => {
    const one = [credit('one', '2026-09-06', '2026-10-06')];
    expect(compOffBalance(one, [{ on: '2026-10-06', days: 100 }], '2026-11-30')).toMatchObject({ taken: 100, left: 0, lapsed: 0 });
    expect(compOffBalance(one, [{ on: '2026-10-07', days: 100 }], '2026-11-30')).toMatchObject({ taken: 100, left: -100, lapsed: 100 });
    expect([availableFor(one, [], '2026-09-05'), availableFor(one, [], '2026-10-06'), availableFor(one, [], '2026-10-07')]).toEqual([0, 100, 0]);
  });

  it('leaves to other leave what it counts on', () => {
    const two = [credit('a', '2026-09-06', '2026-10-06'), credit('b', '2026-09-13', '2026-12-13')];
    expect(availableFor(two, [{ on: '2026-11-02', days: 100 }], '2026-09-20')).toBe(100);
    expect(availableFor(two, [{ on: '2026-11-02', days: 50 }], '2026-09-20')).toBe(150);
    expect(availableFor(two, [], '2026-09-20')).toBe(200);
  });
});

describe('days without pay', () => {
  const cycle = (id: string, isFinalized: boolean) => ({ id, name: id, fromDate: `${id}-01`, toDate: `${id}-28`, payDate: `${id}-28`, isFinalized });
  const cycles = ['2026-07', '2026-08', '2026-09', '2026-10'].map((id) => cycle(id, true)).concat(cycle('2026-11', false), cycle('2026-12', false));

  it('are given back of so many finalized cycles before the running one', () => {
    expect(runningCycle(cycles, '2026-11-10')?.id).toBe('2026-11');
    expect(runningCycle(cycles, '2026-11-30')?.id).toBe('2026-12');
    expect(recoverableCycles(cycles, '2026-11-10', { pastCycles: 2 }).map(({ id }) => id)).toEqual(['2026-10', '2026-09']);
    expect(lastDayToAsk(cycles[4]!, { closesDaysBeforePay: 3 })).toBe('2026-11-25');
  });
});

describe('compensatory off that is paid', () => {
  const credits = [
    { id: 'old', workedOn: '2026-01-02', expiresOn: '2026-03-30', days: 100 },
    { id: 'over', workedOn: '2026-09-06', expiresOn: '2026-10-06', days: 100, paid: 25 },
    { id: 'wished', workedOn: '2026-10-04', expiresOn: '2027-01-04', days: 200, encashed: 50 },
  ];
  const asked = { day: '2026-12-01', since: '2026-04-01', paysLapsed: true, leaves: false };

  it('is what was wished, and what lapsed within the year where that is paid, less what was paid', () => {
    expect(unpaidCredits(credits, [], asked)).toEqual([{ id: 'over', days: 75 }, { id: 'wished', days: 50 }]);
    expect(unpaidCredits(credits, [], { ...asked, paysLapsed: false })).toEqual([{ id: 'wished', days: 50 }]);
    expect(unpaidCredits(credits, [{ on: '2026-10-01', days: 100 }], asked)).toEqual([{ id: 'wished', days: 50 }]);
  });

  it('is all that is left for whoever leaves', () => {
    expect(unpaidCredits(credits, [{ on: '2026-11-01', days: 50 }], { ...asked, paysLapsed: false, leaves: true })).toEqual([{ id: 'over', days: 75 }, { id: 'wished', days: 150 }]);
  });

  it('is not taken afterwards by leave of the past', () => {
    const lapsedAndPaid = [{ id: 'paid', workedOn: '2026-09-06', expiresOn: '2026-10-06', days: 100, paid: 100 }];
    expect(availableFor(lapsedAndPaid, [], '2026-10-05')).toBe(0);
    expect(compOffBalance(lapsedAndPaid, [{ on: '2026-10-05', days: 100 }], '2026-12-01')).toMatchObject({ taken: 100, encashed: 100, left: -100, lapsed: 0 });
  });

  it('can neither be taken nor lapse', () => {
    expect(availableFor(credits, [], '2026-11-01')).toBe(150);
    expect(compOffBalance(credits, [], '2026-12-01')).toMatchObject({ earned: 400, encashed: 75, lapsed: 175, left: 150 });
  });
});
