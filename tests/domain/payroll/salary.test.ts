import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { decimalText, plus, ratioOf, zero } from '../../../src/domain/payroll/formula/ratio.ts';
import { calculateSalary } from '../../../src/domain/payroll/salary/calculate-salary.ts';
import { isPart } from '../../../src/domain/payroll/salary/component.ts';
import type { SalaryComponent } from '../../../src/domain/payroll/salary/component.ts';
import type { RoundOff } from '../../../src/domain/payroll/salary/round-off.ts';

const component = (code: string, told: Partial<SalaryComponent>): SalaryComponent => ({
  id: code, code, name: code, type: 'EARNING', basis: 'FIXED_AMOUNT', calculationType: 'MONTHLY', period: 'MONTHLY', perks: false, considerForProvidentFund: false, amount: null, percentage: null, percentOf: null,
  customFormula: null, employeeShare: null, employerShare: null, employeeShareAmount: null, employerShareAmount: null, ...told,
});
const formula = (code: string, customFormula: string, told: Partial<SalaryComponent> = {}): SalaryComponent => component(code, { basis: 'CUSTOM_FORMULA', customFormula, ...told });
const balance = component('SPECIAL', { basis: 'BALANCE', calculationType: 'ANNUALLY' });
const roundOff: RoundOff = { mode: 'NEAREST', unit: '1', currency: 'INR' };
const facts = { yearsOfService: 0, daysInMonth: 30, grade: '', location: 'BOM', employeeType: '' };

const usual = [
  component('BASIC', { basis: 'PERCENT_OF_CTC', percentage: '40' }),
  component('HRA', { basis: 'PERCENT_OF_COMPONENT', percentage: '50', percentOf: 'BASIC' }),
  balance,
  component('BONUS', { type: 'BONUS', basis: 'PERCENT_OF_COMPONENT', percentage: '8.33', percentOf: 'BASIC', calculationType: 'ANNUALLY', period: 'ANNUALLY' }),
  formula('EPF', 'min(BASIC, 15000)', { type: 'RETIRAL', employerShare: '12', employeeShare: '12' }),
  formula('PFGROSS', 'BASIC + HRA', { type: 'GROSS' }),
];

const reckon = (annualCTC: string, components: readonly SalaryComponent[] = usual, settings = roundOff) => calculateSalary({ annualCTC, components, facts, roundOff: settings });
const texts = (annualCTC: string, components?: readonly SalaryComponent[], settings?: RoundOff) => {
  const answer = reckon(annualCTC, components, settings);
  if ('problems' in answer) return answer.problems.map(({ message, code, args }) => [message, code, args]);
  return answer.salary.figures.map(({ component: { code }, monthly, annual, lastMonth }) => [code, monthly && decimalText(monthly, 2), decimalText(annual, 2), lastMonth && decimalText(lastMonth, 2)]);
};

describe('A salary', () => {
  it('counts what is given in kind in its cost, and not in what a month pays', () => {
    // 12 lakh: 40,000 basic, 20,000 for a car, and 40,000 left, of which 80,000 are paid.
    const answer = reckon('1200000', [usual[0]!, balance, component('CAR', { amount: '20000', perks: true })]);
    if ('problems' in answer) throw new Error('It cannot be reckoned.');
    expect([answer.salary.annualGross, answer.salary.monthlyPay].map((one) => decimalText(one, 2))).toEqual(['1200000', '80000']);
  });

  it('knows the wage of the own provident fund: the parts that are marked for it, by the month or the year', () => {
    const marked = [component('BASIC', { basis: 'PERCENT_OF_CTC', percentage: '40', considerForProvidentFund: true }), component('DA', { amount: '5000', considerForProvidentFund: true }), balance];
    // 40,000 and 5,000 are 45,000 a month, of which the employer puts 10% by.
    expect(texts('1200000', [...marked, formula('TRUST', 'providentFundWage', { type: 'RETIRAL', employerShare: '10' })]).at(-1)).toEqual(['TRUST', '4500', '54000', '4500']);
    expect(texts('1200000', [...marked, formula('TRUST', 'min(providentFundWage, 500000)', { type: 'RETIRAL', employerShare: '10', calculationType: 'ANNUALLY' })]).at(-1)).toEqual(['TRUST', '4166', '50000', '4174']);
    expect(texts('1200000', [component('BASIC', { basis: 'PERCENT_OF_CTC', percentage: '40' }), balance, formula('TRUST', 'providentFundWage', { type: 'RETIRAL', employerShare: '10' })]).at(-1)).toEqual(['TRUST', '0', '0', '0']);
    expect(texts('1200000', [balance, formula('LOOP', 'providentFundWage * 2', { considerForProvidentFund: true })])).toMatchObject([['salary.cycle', 'LOOP', { path: 'LOOP → providentFundWage → LOOP' }]]);
  });

  it('is reckoned from its CTC, and the balance takes what is left', () => {
    expect(texts('1200000')).toEqual([
      ['BASIC', '40000', '480000', '40000'],
      ['HRA', '20000', '240000', '20000'],
      ['SPECIAL', '34868', '418416', '34868'],
      ['BONUS', null, '39984', null],
      ['EPF', '1800', '21600', '1800'],
      ['PFGROSS', '60000', '720000', '60000'],
    ]);
  });

  it('adds up in a gross what its parts pay, month for month', () => {
    expect(texts('1000000', [component('BASIC', { basis: 'PERCENT_OF_CTC', percentage: '40' }), balance, formula('GROSS', 'BASIC + SPECIAL', { type: 'GROSS' })])).toContainEqual(['GROSS', '83333', '1000000', '83337']);
  });

  it('adds up in a gross what rounded parts leave over, in the months and in the last one', () => {
    const half = component('HALF', { basis: 'PERCENT_OF_CTC', percentage: '50', calculationType: 'ANNUALLY' });
    const figures = texts('2000010', [half, balance, formula('GROSS', 'HALF + SPECIAL', { type: 'GROSS', calculationType: 'ANNUALLY' })]);
    expect(figures).toEqual([['HALF', '83333', '1000005', '83342'], ['SPECIAL', '83333', '1000005', '83342'], ['GROSS', '166666', '2000010', '166684']]);
  });

  it('tells what is kept from the pay in the last month as well', () => {
    const answer = reckon('1200000', [balance, component('EPF', { type: 'RETIRAL', amount: '100000', calculationType: 'ANNUALLY', employerShare: '12', employeeShare: '10' })]);
    const kept = 'salary' in answer ? answer.salary.figures[1]!.employee : null;
    expect(kept && [kept.monthly, kept.annual, kept.lastMonth].map((one) => one && decimalText(one, 2))).toEqual(['833', '10000', '837']);
  });

  it('refuses a share of the employee below nothing', () => {
    expect(texts('1000000', [component('BASIC', { amount: '10000' }), formula('EPF', 'BASIC - 15000', { type: 'RETIRAL', employeeShare: '12' }), balance])).toMatchObject([['salary.negative', 'EPF', { amount: '7200' }]]);
  });

  it('pays what months leave over with the last one', () => {
    expect(texts('1000000.55', [balance])).toEqual([['SPECIAL', '83333', '1000000.55', '83337.55']]);
  });

  it('tells where each figure comes from', () => {
    const answer = reckon('1000001');
    const basic = 'salary' in answer ? answer.salary.figures[0]!.source : undefined;
    expect([basic?.formula, basic && decimalText(basic.exact, 4), basic && decimalText(basic.rounded, 4), basic?.inputs.map(({ name }) => name)]).toEqual(['40% of monthlyCTC', '33333.3667', '33333', ['monthlyCTC']]);
  });

  it('keeps the gross apart from what the employer puts by', () => {
    const answer = reckon('1200000');
    expect('salary' in answer && [decimalText(answer.salary.annualGross, 2), decimalText(answer.salary.monthlyPay, 2)]).toEqual(['1178400', '94868']);
  });

  it('rounds as the organisation says, to the coin of its currency at the finest', () => {
    const basic = component('BASIC', { basis: 'PERCENT_OF_CTC', percentage: '33' });
    const monthly = (mode: RoundOff['mode'], unit: string, currency = 'INR') => texts('1000000', [basic, balance], { mode, unit, currency })[0]![1];
    expect([monthly('NEAREST', '1'), monthly('UP', '100'), monthly('DOWN', '100'), monthly('NONE', '1'), monthly('NONE', '0.01', 'JPY')]).toEqual(['27500', '27500', '27500', '27500', '27500']);
    const odd = (mode: RoundOff['mode'], unit: string, currency = 'INR') => texts('1000001', [basic, balance], { mode, unit, currency })[0]![1];
    expect([odd('NEAREST', '1'), odd('UP', '100'), odd('DOWN', '100'), odd('NONE', '1'), odd('NONE', '0.01', 'JPY')]).toEqual(['27500', '27600', '27500', '27500.03', '27500']);
    // Nobody is paid half a yen.
    expect([odd('UP', '1.5', 'JPY'), odd('UP', '0.015')]).toEqual(['27501', '27500.03']);
  });

  it.each([
    ['a cycle by its components', [formula('A', 'B + 1'), formula('B', 'A / 2'), balance], [['salary.cycle', 'A', { component: 'A', path: 'A → B → A' }]]],
    ['a cycle through the balance', [formula('A', '10% of SPECIAL'), balance], [['salary.cycle', 'A', { component: 'A', path: 'A → SPECIAL → A' }]]],
    ['a component that is missing', [formula('A', 'BASIC * 2'), balance], [['salary.missingComponent', 'A', { component: 'A', text: 'BASIC' }]]],
    ['a division by zero with its formula', [formula('A', '100 / yearsOfService'), balance], [['salary.divisionByZero', 'A', { component: 'A', formula: '100 / yearsOfService', part: 'yearsOfService' }]]],
    ['a structure without a balance', [formula('A', '1')], [['salary.noBalance', null, {}]]],
    ['two balances', [balance, { ...balance, code: 'OTHER', name: 'OTHER' }], [['salary.twoBalances', 'OTHER', { component: 'OTHER', other: 'SPECIAL' }]]],
    ['parts that need more than the CTC', [component('A', { amount: '200000' }), balance], [['salary.beyondCtc', 'SPECIAL', { component: 'SPECIAL', amount: '1200000', currency: 'INR' }]]],
    ['a component below zero', [formula('A', '1 - 5'), balance], [['salary.negative', 'A', { component: 'A', amount: '48', currency: 'INR' }]]],
  ] as const)('refuses %s', (_what, components, problems) => expect(texts('1200000', components)).toEqual(problems));

  const anyComponents = fc
    .array(fc.record({ percentage: fc.integer({ min: 0, max: 900 }), per: fc.constantFrom('MONTHLY', 'ANNUALLY'), period: fc.constantFrom('MONTHLY', 'QUARTERLY', 'ANNUALLY'), type: fc.constantFrom('EARNING', 'BONUS', 'RETIRAL', 'GROSS'), of: fc.nat() }), { maxLength: 9 })
    .map((told) => [
      ...told.map(({ percentage, per, period, type, of }, at) =>
        component(`C${at}`, { ...(at === 0 || of % 3 === 0 ? { basis: 'PERCENT_OF_CTC' } : { basis: 'PERCENT_OF_COMPONENT', percentOf: `C${of % at}` }), percentage: String(percentage / 100), calculationType: per, period, type, employerShare: '100' } as Partial<SalaryComponent>)),
      balance,
    ]);
  const anyCtc = fc.integer({ min: 100_000, max: 2_000_000_000 }).map((minor) => decimalText({ over: BigInt(minor), under: 100n }, 2));
  const anyRounding = fc.record({ mode: fc.constantFrom('NEAREST', 'UP', 'DOWN', 'NONE'), unit: fc.constantFrom('0.01', '0.5', '1', '10'), currency: fc.constant('INR') });

  it('always sums up to its CTC to the last paisa, months to their year', () => {
    fc.assert(fc.property(anyCtc, anyComponents, anyRounding, (ctc, components, settings) => {
      const answer = reckon(ctc, components, settings);
      if ('problems' in answer) return expect(answer.problems.map(({ message }) => message)).toEqual(['salary.beyondCtc']);
      const parts = answer.salary.figures.filter((figure) => isPart(figure.component));
      expect(decimalText(parts.reduce((total, { annual }) => plus(total, annual), zero), 10)).toBe(decimalText(ratioOf(ctc), 10));
      for (const { annual, monthly, lastMonth } of parts) if (monthly && lastMonth) expect(decimalText(plus({ over: monthly.over * 11n, under: monthly.under }, lastMonth), 10)).toBe(decimalText(annual, 10));
    }), { numRuns: 200 });
  });

  it('is the same in whatever order its components come', () => {
    fc.assert(fc.property(anyCtc, anyComponents.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))), (ctc, [all, shuffled]) => {
      const sorted = (components: readonly SalaryComponent[]) => texts(ctc, components).map((one) => JSON.stringify(one)).sort();
      expect(sorted(shuffled)).toEqual(sorted(all));
    }), { numRuns: 100 });
  });
});
