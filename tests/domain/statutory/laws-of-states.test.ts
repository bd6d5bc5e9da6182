import { describe, expect, it } from 'vitest';
import { foldText } from '../../../src/domain/rank.ts';
import { professionalTaxShare } from '../../../src/domain/statutory/professional-tax.ts';
import type { ProfessionalTaxRule } from '../../../src/domain/statutory/professional-tax.ts';
import { welfareFundShares } from '../../../src/domain/statutory/welfare-fund.ts';
import type { WelfareFundRule } from '../../../src/domain/statutory/welfare-fund.ts';
import { lawBookOf } from '../../../src/server/statutory/law-book.ts';

const INR = { currency: 'INR' };
const book = lawBookOf('IN')!;
const taxes: readonly ProfessionalTaxRule[] = book.ProfessionalTaxRule.map((rule) => ({ ...rule, state: foldText(rule.state), city: rule.city === null ? null : foldText(rule.city) }));
const funds: readonly WelfareFundRule[] = book.WelfareFundRule.map((rule) => ({ ...rule, state: foldText(rule.state) }));

type Asked = { readonly city?: string; readonly isWoman?: boolean; readonly day?: string };
const tax = (state: string, wage: number, { city, isWoman = false, day = '2026-11-30' }: Asked = {}) =>
  Number(professionalTaxShare({ wage: BigInt(Math.round(wage * 100)), state: foldText(state), city: city === undefined ? null : foldText(city), isWoman }, taxes, day, INR)[0]?.amount ?? 0n) / 100;

describe('Professional tax', () => {
  it('goes by the slabs of Maharashtra, 300 rupees in February', () => {
    expect([7500, 7501, 10000, 10001].map((wage) => tax('Maharashtra', wage))).toEqual([0, 175, 175, 200]);
    expect(tax('Maharashtra', 10001, { day: '2027-02-28' })).toBe(300);
    expect(tax('Maharashtra', 8000, { day: '2027-02-28' })).toBe(175);
  });

  it('takes nothing of women in Maharashtra up to 25,000 rupees', () => expect([25000, 25001].map((wage) => tax('Maharashtra', wage, { isWoman: true }))).toEqual([0, 200]));
  it('takes no more than 2,500 rupees a year, as the constitution says', () => {
    const year = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-28`);
    for (const state of ['Maharashtra', 'Karnataka']) expect(year.reduce((sum, day) => sum + tax(state, 90000, { day }), 0)).toBe(2500);
  });
  it('begins at 25,000 rupees in Karnataka', () => expect([24999, 25000].map((wage) => tax('Karnataka', wage))).toEqual([0, 200]));
  it('took the same in every month in Karnataka until March 2025', () => expect(tax('Karnataka', 30000, { day: '2025-02-28' })).toBe(200));
  it('goes by the half-year in Kerala, in August and February', () => {
    expect(tax('Kerala', 25000, { day: '2026-08-31' })).toBe(1250);
    expect(tax('Kerala', 5000, { day: '2027-02-28' })).toBe(600);
    expect(tax('Kerala', 25000)).toBe(0);
  });
  it('is that of the town where it has one', () => {
    expect(tax('Tamil Nadu', 20000, { city: 'Chennai', day: '2027-03-31' })).toBe(1250);
    expect(tax('Tamil Nadu', 20000, { city: 'Coimbatore', day: '2027-03-31' })).toBe(0);
  });
  it('is spread over the months of a half-year where none is named', () => {
    const spread = taxes.map((rule) => (rule.state === 'kerala' ? { ...rule, deductedIn: [] } : rule));
    expect(professionalTaxShare({ wage: 25000_00n, state: 'kerala', city: null, isWoman: false }, spread, '2026-11-30', INR)[0]?.amount).toBe(20833n);
  });
  it('is nothing where no state takes any', () => expect(tax('Delhi', 90000)).toBe(0));
});

describe('The labour welfare fund', () => {
  const fund = (state: string, day: string, wage = 20000) => welfareFundShares(BigInt(wage) * 100n, foldText(state), funds, day, INR).map(({ amount }) => Number(amount) / 100);
  it('takes fixed amounts in the months of the state', () => {
    expect(fund('Maharashtra', '2026-06-30')).toEqual([25, 75]);
    expect(fund('Maharashtra', '2026-07-31')).toEqual([]);
    expect(fund('Karnataka', '2026-12-31')).toEqual([50, 100]);
    expect(fund('Karnataka', '2024-12-31')).toEqual([20, 40]);
  });
  it('took more of wages above 3,000 rupees in Maharashtra until March 2024', () => expect([fund('Maharashtra', '2023-12-31', 3000), fund('Maharashtra', '2023-12-31', 3001)]).toEqual([[6, 18], [12, 36]]));
  it('takes the paise that the law says', () => expect(fund('Delhi', '2026-12-31')).toEqual([0.75, 2.25]));
});
