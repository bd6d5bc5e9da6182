import { describe, expect, it } from 'vitest';
import { gratuityOn } from '../../../src/domain/statutory/gratuity.ts';
import type { GratuityRule } from '../../../src/domain/statutory/gratuity.ts';
import { lawBookOf } from '../../../src/server/statutory/law-book.ts';

const INR = { currency: 'INR' };
const [before, now] = lawBookOf('IN')!.GratuityRule as unknown as readonly [GratuityRule, GratuityRule];
const on = (joined: string, day: string, wage: number, rule: Partial<GratuityRule> = {}) => {
  const { earned, taxFree, ...rest } = gratuityOn(joined, day, BigInt(wage) * 100n, { ...now, ...rule }, INR);
  return { ...rest, earned: Number(earned) / 100, taxFree: Number(taxFree) / 100 };
};

describe('Gratuity', () => {
  it('is fifteen days of 26 for each year, more than six months counting as one: 10 years and 7 months on 50,000 rupees give 317,308', () =>
    expect(on('2016-01-01', '2026-07-31', 50000)).toEqual({ years: 10, months: 7, counted: 11, isEntitled: true, earned: 317308, taxFree: 317308 }));
  it('does not count six months and less', () => expect(on('2016-01-01', '2026-06-30', 50000)).toMatchObject({ years: 10, months: 6, counted: 10 }));
  it('counts whole years alone outside the act', () => expect(on('2016-01-01', '2026-07-31', 50000, { partOfGratuityAct: false, workingDaysPerMonth: 30 })).toMatchObject({ counted: 10, earned: 250000 }));
  it('is paid after five years, the last day among them', () => {
    expect(on('2021-12-01', '2026-11-29', 30000).isEntitled).toBe(false);
    expect(on('2021-12-01', '2026-11-30', 30000).isEntitled).toBe(true);
  });
  it('is earned before that as well', () => expect(on('2024-04-01', '2026-11-30', 26000)).toMatchObject({ isEntitled: false, counted: 3, earned: 45000 }));
  it('is no more than 2,000,000 rupees under the act, unless the organization gives more, which is taxed', () => {
    expect(on('1996-12-01', '2026-11-30', 150000)).toMatchObject({ counted: 30, earned: 2000000, taxFree: 2000000 });
    expect(on('1996-12-01', '2026-11-30', 150000, { maximumAmount: null })).toMatchObject({ earned: 2596154, taxFree: 2000000 });
    expect(on('2016-12-01', '2026-11-30', 26000, { salaryDaysOrganization: 30 })).toMatchObject({ earned: 300000, taxFree: 150000 });
  });
  it('knows the limit of before', () => expect(before.taxExemptionLimit).toBe('1000000'));
  it('is nothing before joining', () => expect(on('2026-12-01', '2026-11-30', 30000)).toMatchObject({ counted: 0, earned: 0 }));
});
