import { describe, expect, it } from 'vitest';
import { compareRegimes } from '../../src/domain/income-tax/compare-regimes.ts';
import { standingOn } from '../../src/domain/income-tax/declaration-window.ts';
import { flexiProblems, undivided } from '../../src/domain/income-tax/flexi-benefit.ts';
import { monthlyDeduction } from '../../src/domain/income-tax/monthly-deduction.ts';
import { projectionOf } from '../../src/domain/income-tax/projection.ts';
import { taxOnIncome } from '../../src/domain/income-tax/tax-on-income.ts';
import { isTaxYear, monthsLeft, monthsOf, taxYearOf } from '../../src/domain/income-tax/tax-year.ts';
import { decimalText, ratioOf, whole } from '../../src/domain/payroll/formula/ratio.ts';
import { taxRules, taxYears } from '../../src/server/income-tax/tax-rules.ts';
import type { PersonYear } from '../../src/domain/income-tax/projection.ts';
import type { Regime } from '../../src/domain/income-tax/rules.ts';

const rulesOf = (year: string) => taxRules('IN', year)!;
const tax = (year: string, regime: Regime, income: string, age: number | null = null): string => decimalText(taxOnIncome(rulesOf(year), regime, { income: ratioOf(income), age }).total, 2);
const earning = (code: string, amount: number, exemptUnder: readonly Regime[] = []) => ({ code, amount: whole(amount), exemptUnder });
const person = (given: Partial<PersonYear> = {}): PersonYear => ({ age: 35, earnings: [earning('BASIC', 1_275_000)], wage: whole(0), providentFund: whole(0), pension: whole(0), claims: [], employmentTax: whole(0), ...given });

describe('the tax on an income', () => {
  it('is what the Central Board of Direct Taxes publishes for the new regime of 2025-26', () => {
    expect(['1200000', '1600000', '2000000', '2400000', '5000000'].map((income) => decimalText(taxOnIncome(rulesOf('2025-26'), 'NEW', { income: ratioOf(income), age: null }).bySlabs, 0))).toEqual(['60000', '120000', '200000', '300000', '1080000']);
    expect(tax('2025-26', 'NEW', '1200000')).toBe('0');
    // Just above twelve lakh no more than what lies above: 61,500 by slabs become 10,000, and cess.
    expect(tax('2025-26', 'NEW', '1210000')).toBe('10400');
    expect(tax('2025-26', 'NEW', '1300000')).toBe('78000');
    expect(tax('2026-27', 'NEW', '2400000')).toBe(tax('2025-26', 'NEW', '2400000'));
  });

  it('follows the slabs of its year', () => {
    expect(tax('2024-25', 'NEW', '700000')).toBe('0');
    expect(tax('2024-25', 'NEW', '710000')).toBe('10400');
    expect(tax('2024-25', 'NEW', '1500000')).toBe('145600');
    expect(taxYears('IN')).toEqual(['2026-27', '2025-26', '2024-25']);
    expect(taxRules('FR', '2026-27')).toBeNull();
  });

  it('follows age and the rebate under the old regime', () => {
    expect(tax('2026-27', 'OLD', '500000')).toBe('0');
    expect(tax('2026-27', 'OLD', '500010')).toBe('13000');
    expect(tax('2026-27', 'OLD', '1000000')).toBe('117000');
    expect(tax('2026-27', 'OLD', '1000000', 60)).toBe('114400');
    expect(tax('2026-27', 'OLD', '1000000', 80)).toBe('104000');
  });

  it('adds the surcharge with marginal relief, 64,250 for fifty-one lakh', () => {
    const found = taxOnIncome(rulesOf('2024-25'), 'OLD', { income: whole(5_100_000), age: null });
    expect(decimalText(found.surcharge, 2)).toBe(String(134_250 - 64_250));
    expect(decimalText(found.total, 2)).toBe('1469000');
    expect(tax('2024-25', 'OLD', '60000000')).toBe(decimalText(ratioOf(String(Math.round((112_500 + 59_000_000 * 0.3) * 1.37 * 1.04 / 10) * 10)), 0));
    // The new regime knows no more than a quarter.
    expect(decimalText(taxOnIncome(rulesOf('2026-27'), 'NEW', { income: whole(100_000_000), age: null }).surcharge, 0)).toBe(String((300_000 + 97_600_000 * 0.3) * 0.25));
  });

  it('rounds income and tax to ten rupees', () => {
    expect(decimalText(taxOnIncome(rulesOf('2026-27'), 'OLD', { income: ratioOf('1000004.99'), age: null }).income, 2)).toBe('1000000');
    expect(decimalText(taxOnIncome(rulesOf('2026-27'), 'OLD', { income: ratioOf('1000005'), age: null }).income, 2)).toBe('1000010');
  });
});

describe('a year of somebody', () => {
  it('is free of tax up to a salary of 12,75,000 under the new regime', () => {
    expect(decimalText(projectionOf(rulesOf('2026-27'), 'NEW', person()).tax.total, 2)).toBe('0');
    expect(compareRegimes(rulesOf('2026-27'), person()).recommended).toBe('NEW');
  });

  it('relieves under the old regime alone what is claimed, up to the limits', () => {
    const claim = { isRaised: false, isMetro: false };
    const year = person({
      earnings: [earning('BASIC', 600_000), earning('HRA', 240_000), earning('SPECIAL', 360_000), earning('MEAL', 26_400, ['OLD'])], wage: whole(600_000), providentFund: whole(21_600),
      claims: [{ ...claim, section: 'SAVINGS', amount: whole(140_000) }, { ...claim, section: 'HEALTH_PARENTS', amount: whole(60_000), isRaised: true }, { ...claim, section: 'HOUSE_RENT', amount: whole(240_000), isMetro: true }, { ...claim, section: 'HOME_LOAN_INTEREST', amount: whole(90_000) }],
    });
    const { OLD, NEW } = compareRegimes(rulesOf('2026-27'), year).projections;
    expect(OLD.reliefs.map(({ section, claimed, allowed }) => [section, decimalText(claimed, 0), decimalText(allowed, 0)])).toEqual([
      ['SAVINGS', '161600', '150000'], ['HEALTH_PARENTS', '60000', '50000'], ['HOME_LOAN_INTEREST', '90000', '90000'],
      // The least of 2,40,000 paid for it, 2,40,000 less a tenth of the wage, and half the wage.
      ['HOUSE_RENT', '240000', '180000'],
    ]);
    expect([decimalText(OLD.tax.income, 0), decimalText(NEW.tax.income, 0)]).toEqual(['680000', '1151400']);
    expect(NEW.reliefs.every(({ allowed }) => decimalText(allowed, 0) === '0')).toBe(true);
  });

  it('takes the tax on employment off under the old regime alone', () => {
    const income = (regime: Regime, employmentTax: number): string => decimalText(projectionOf(rulesOf('2025-26'), regime, person({ employmentTax: whole(employmentTax) })).tax.income, 0);
    expect(Number(income('OLD', 0)) - Number(income('OLD', 2_500))).toBe(2_500);
    expect(income('NEW', 2_500)).toBe(income('NEW', 0));
  });

  it('relieves what the employer puts into a pension account up to the percentage of the regime', () => {
    const year = person({ wage: whole(1_000_000), pension: whole(140_000), earnings: [earning('BASIC', 1_500_000)] });
    expect(['NEW', 'OLD'].map((regime) => decimalText(projectionOf(rulesOf('2026-27'), regime as Regime, year).pension, 0))).toEqual(['140000', '100000']);
  });

  it('is deducted evenly over the months that are left, the last one taking the rest', () => {
    const month = (annual: number, deducted: number, left: number): string => decimalText(monthlyDeduction({ annual: whole(annual), deducted: whole(deducted), monthsLeft: left }), 2);
    expect([month(100_000, 0, 12), month(100_000, 91_663, 1), month(100_000, 120_000, 4), month(100, 0, 0)]).toEqual(['8333', '8337', '0', '0']);
  });

  it('begins with April', () => {
    expect([taxYearOf('2027-03-31'), taxYearOf('2027-04'), taxYearOf('2099-12-01')]).toEqual(['2026-27', '2027-28', '2099-00']);
    expect([isTaxYear('2026-27'), isTaxYear('2026-28'), isTaxYear('2026')]).toEqual([true, false, false]);
    expect(monthsOf('2026-27')).toEqual(['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03']);
    expect([monthsLeft('2026-11', null), monthsLeft('2026-11', '2027-01'), monthsLeft('2026-11', '2026-10')]).toEqual([5, 3, 0]);
  });
});

describe('the flexible benefit plan', () => {
  const components = [{ id: '1', name: 'Meal card', planned: '26400', limit: '26400', isFixed: false }, { id: '2', name: 'Telephone', planned: '18000', limit: null, isFixed: false }, { id: '3', name: 'Car', planned: '12000', limit: null, isFixed: true }];
  const found = (...lines: readonly (readonly [string, string])[]): string[] => flexiProblems(components, lines.map(([componentId, amount]) => ({ componentId, amount })), (amount) => amount).map(({ field, message, args }) => `${field} ${message} ${String(args['amount'] ?? '')}`.trim());

  it('is divided within its limits, and what is left is paid', () => {
    expect(found(['1', '20000'], ['2', '24400'], ['3', '12000'])).toEqual([]);
    expect(decimalText(undivided(components, [{ componentId: '1', amount: '20000' }, { componentId: '3', amount: '12000' }]), 2)).toBe('24400');
    expect(found(['1', '26401'], ['1', '1'], ['9', '1'], ['3', '11000'])).toEqual(['lines.0.amount fbpDeclaration.aboveLimit 26400', 'lines.1.componentId fbpDeclaration.twice', 'lines.2.componentId fbpDeclaration.notFlexible', 'lines.3.amount fbpDeclaration.fixed 12000']);
    expect(found(['1', '100'])).toEqual(['lines fbpDeclaration.fixedMissing 12000']);
    expect(found(['2', '44401'], ['3', '12000'])).toEqual(['lines fbpDeclaration.tooMuch 56400']);
  });
});

describe('a declaration', () => {
  const release = { submitUntil: '2026-05-31', daysAfterJoining: 30, isLocked: false, lockDate: null };
  const at = (today: string, given: Partial<typeof release> | { lockDate: string; isLocked: true } = {}, joined: string | null = '2020-01-01', unlockedUntil: string | null = null) => Object.values(standingOn(today, { ...release, ...given }, { joined, unlockedUntil })).join(' ');

  it('may be handed in until the release date, by whoever comes within the days after joining, and not while it is locked', () => {
    expect([at('2026-05-31'), at('2026-06-01')]).toEqual(['OPEN 2026-05-31', 'LOCKED 2026-05-31']);
    expect([at('2026-11-30', {}, '2026-11-05'), at('2026-12-06', {}, '2026-11-05')]).toEqual(['OPEN 2026-12-05', 'LOCKED 2026-12-05']);
    expect(at('2026-05-01', { isLocked: true, lockDate: '2026-04-20' })).toBe('LOCKED 2026-04-20');
    expect(at('2026-11-30', { isLocked: true, lockDate: '2026-04-20' }, '2020-01-01', '2026-12-01')).toBe('OPEN 2026-12-01');
    expect(standingOn('2026-05-01', { submitUntil: null, daysAfterJoining: null, isLocked: false, lockDate: null }, { joined: null, unlockedUntil: null }).status).toBe('NOT_RELEASED');
  });
});
