import { describe, expect, it } from 'vitest';
import { lawOn } from '../../src/domain/bonus/bonus-law.ts';
import { bonusOf, type BonusPerson, type Plan } from '../../src/domain/bonus/bonus-of.ts';
import { decimalText } from '../../src/domain/payroll/formula/ratio.ts';
import { bonusLaws } from '../../src/server/bonus/bonus-laws.ts';

const year = { fromDate: '2025-04-01', toDate: '2026-03-31' };
const plan = (more: Partial<Plan> = {}): Plan => ({ calculation: 'FIXED_AMOUNT', amount: '12000', percent: null, minimumServiceDays: null, prorated: true, ...more });
const person = (more: Partial<BonusPerson> = {}): BonusPerson => ({ joined: '2020-01-01', left: null, lostDays: '0', component: '240000', gross: '600000', wage: '240000', minimumWage: null, others: '0', ...more });
const laws = bonusLaws('IN', 'INR');
const law = lawOn(laws, '2026-03-31')!;
const amount = (of: Plan, who: BonusPerson, period = year): string | null => {
  const bonus = bonusOf(of, period, who, law);
  return bonus === null ? null : decimalText(bonus.amount, 2);
};
const statutory = plan({ calculation: 'STATUTORY', amount: null, percent: '8.33' });

describe('a bonus', () => {
  it('is a fixed amount, or a percentage of a component or of the salary for the period', () => {
    expect(amount(plan(), person())).toBe('12000');
    expect(amount(plan({ calculation: 'PERCENT_OF_COMPONENT', percent: '10' }), person())).toBe('24000');
    expect(amount(plan({ calculation: 'PERCENT_OF_SALARY', percent: '5' }), person(), { fromDate: '2025-10-01', toDate: '2026-03-31' })).toBe('15000');
    expect(amount(plan({ calculation: 'PERCENT_OF_COMPONENT', percent: '10' }), person({ component: null }))).toBeNull();
  });

  it('is for the days that somebody was there and not without pay, where the plan says so', () => {
    expect(amount(plan({ amount: '36500' }), person({ joined: '2026-03-01' }))).toBe('3100');
    expect(amount(plan({ amount: '36500' }), person({ lostDays: '5' }))).toBe('36000');
    expect(amount(plan({ amount: '36500' }), person({ left: '2025-04-10' }))).toBe('1000');
    expect(amount(plan({ amount: '36500', prorated: false }), person({ joined: '2026-03-01' }))).toBe('36500');
  });

  it('is for whoever served long enough by the end of the period', () => {
    expect(amount(plan({ minimumServiceDays: 31 }), person({ joined: '2026-03-01' }))).not.toBeNull();
    expect(amount(plan({ minimumServiceDays: 32 }), person({ joined: '2026-03-01' }))).toBeNull();
    expect(amount(plan(), person({ left: '2025-03-31' }))).toBeNull();
    expect(amount(plan(), person({ joined: '2026-04-01' }))).toBeNull();
  });
});

describe('a statutory bonus', () => {
  it('is of the wage up to its ceiling, or the minimum wage where that is more', () => {
    // 7,000 × 12 × 8.33 %.
    expect(amount(statutory, person())).toBe('6997.2');
    expect(amount(statutory, person({ wage: '60000' }))).toBe('4998');
    expect(amount(statutory, person({ minimumWage: '9000' }))).toBe('8996.4');
  });

  it('is owed up to the ceiling of eligibility, and for thirty days of work', () => {
    expect(amount(statutory, person({ wage: '252000' }))).not.toBeNull();
    expect(amount(statutory, person({ wage: '252012' }))).toBeNull();
    expect(amount(statutory, person({ joined: '2026-03-02' }))).not.toBeNull();
    expect(amount(statutory, person({ joined: '2026-03-03' }))).toBeNull();
    expect(bonusOf(statutory, year, person(), null)).toBeNull();
  });

  it('lies between the least and the most of the law, and never below its least amount', () => {
    expect(amount({ ...statutory, percent: '5' }, person())).toBe('6997.2');
    expect(amount({ ...statutory, percent: '30' }, person())).toBe('16800');
    expect(amount(statutory, person({ wage: '600' }))).toBe('100');
  });

  it('has other bonuses of the period counted against it', () => {
    expect(amount(statutory, person({ others: '2000' }))).toBe('4997.2');
    expect(amount(statutory, person({ others: '9000' }))).toBe('0');
  });

  it('rests on dated law with its source', () => {
    expect(lawOn(laws, '2014-03-31')).toBeNull();
    expect(lawOn(laws, '2025-11-20')!.law).toContain('Payment of Bonus Act, 1965');
    expect(lawOn(laws, '2025-11-21')!.law).toContain('Code on Wages, 2019');
    expect(bonusLaws('FR', 'EUR')).toEqual([]);
  });
});
