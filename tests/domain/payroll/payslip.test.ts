/** What a payslip is made of: terms of cycles, days of salaries, loss of pay, arrears and sums. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, lastOfMonth } from '../../../src/domain/dates.ts';
import { ratioOf } from '../../../src/domain/payroll/formula/ratio.ts';
import { arrearLines } from '../../../src/domain/payroll/payslip/arrear-lines.ts';
import { segmentsInCycle } from '../../../src/domain/payroll/payslip/held-salaries.ts';
import type { HeldSalary, SalaryPart } from '../../../src/domain/payroll/payslip/held-salaries.ts';
import { payPeriod, payTerms } from '../../../src/domain/payroll/payslip/pay-terms.ts';
import type { PayTerms } from '../../../src/domain/payroll/payslip/pay-terms.ts';
import type { PayLine } from '../../../src/domain/payroll/payslip/pay-line.ts';
import { payslipTotals, withoutReplaced } from '../../../src/domain/payroll/payslip/payslip-totals.ts';
import { payslipWarnings } from '../../../src/domain/payroll/payslip/payslip-warnings.ts';
import { lossLines, salaryLines } from '../../../src/domain/payroll/payslip/salary-lines.ts';
import type { PaidPerson } from '../../../src/domain/payroll/payslip/salary-lines.ts';
import { figuresOf, storedLine } from '../../../src/domain/payroll/payslip/stored-line.ts';

const settings = { fiscalYearStart: 'APRIL', country: 'IN', currency: 'INR', roundOff: { mode: 'NEAREST', unit: '1', currency: 'INR' } } as const;
const cycle = (fromDate: string, toDate: string): PayTerms => payTerms({ cycleId: '1', fromDate, toDate, payDate: toDate }, settings)!;
const june = cycle('2026-06-01', '2026-06-30');

const part = (code: string, monthly: string | null, more: Partial<SalaryPart> = {}): SalaryPart => ({
  code, name: code, kind: 'EARNING', period: 'MONTHLY', annual: ratioOf(String(Number(monthly ?? 0) * 12)), monthly: monthly === null ? null : ratioOf(monthly), lastMonth: null, isAsIs: false, benefit: null, ...more,
});
const salary = (id: string, effectiveFrom: string, parts: readonly SalaryPart[], more: Partial<HeldSalary> = {}): HeldSalary => ({ id, effectiveFrom, endsOn: null, salaryEffectiveMonth: null, payoutMonth: null, withoutArrear: false, parts, ...more });
const person = (salaries: readonly HeldSalary[], terms: PayTerms, more: Partial<PaidPerson> = {}): PaidPerson => {
  const days = { from: more.from ?? terms.fromDate, to: more.to ?? terms.toDate };
  return { employeeId: '7', ...days, leaves: false, salaries, segments: segmentsInCycle(salaries, days, terms), lost: [], lostAll: false, ...more };
};
const told = (lines: readonly PayLine[]): readonly (readonly [string, number])[] => lines.map(({ code, amount }) => [code, Number(amount) / 100]);

describe('a pay cycle', () => {
  it('is a month or half of one, and belongs to the month and fiscal year of its last day', () => {
    expect(june).toMatchObject({ period: 'MONTH', part: 'WHOLE', month: '2026-06', fiscalMonth: 3, days: 30, fiscalYear: { from: '2026-04-01', to: '2027-03-31' } });
    expect(cycle('2026-02-26', '2026-03-25')).toMatchObject({ period: 'MONTH', month: '2026-03', fiscalMonth: 12, fiscalYear: { from: '2025-04-01', to: '2026-03-31' } });
    expect([cycle('2026-06-01', '2026-06-15'), cycle('2026-06-16', '2026-06-30')].map(({ part: half }) => half)).toEqual(['FIRST', 'CLOSING']);
    expect(payPeriod({ fromDate: '2026-06-01', toDate: '2026-06-07' })).toBeNull();
  });
});

describe('the lines of a salary', () => {
  it('pay a whole month as the salary says, with what is left over in the last one of the fiscal year', () => {
    const one = salary('1', '2026-01-01', [part('BASIC', '25000', { lastMonth: ratioOf('25004') }), part('EPF', '1800', { kind: 'DEDUCTION' })]);
    expect(told(salaryLines(person([one], june), june))).toEqual([['BASIC', 25_000], ['EPF', 1800]]);
    const march = cycle('2027-03-01', '2027-03-31');
    expect(told(salaryLines(person([one], march), march))[0]).toEqual(['BASIC', 25_004]);
  });

  it('pay joiners, leavers and both salaries of a revised month by the days', () => {
    const [first, second] = [salary('1', '2026-01-01', [part('BASIC', '30000')]), salary('2', '2026-06-11', [part('BASIC', '36000')])];
    expect(told(salaryLines(person([first], june, { from: '2026-06-21' }), june))).toEqual([['BASIC', 10_000]]);
    expect(told(salaryLines(person([first, second], june), june))).toEqual([['BASIC', 10_000], ['BASIC', 24_000]]);
  });

  it('tell what is given in kind as borne by the employer, for the days of work, and take nothing of it for days without pay', () => {
    const one = salary('1', '2026-01-01', [part('BASIC', '30000'), part('CAR', '6000', { kind: 'EMPLOYER', isInKind: true })]);
    const who = person([one], june, { from: '2026-06-16', lost: [{ day: '2026-06-20', days: 100 }] });
    const lines = [...salaryLines(who, june), ...lossLines(who, june)];
    expect(told(lines)).toEqual([['BASIC', 15_000], ['CAR', 3000], ['BASIC', -1000]]);
    expect(lines[1]).toMatchObject({ kind: 'EMPLOYER', title: { key: 'payslip.line.inKind', args: { name: 'CAR' } } });
    expect(payslipTotals(lines)).toMatchObject({ gross: 14_000_00n, employerCost: 3000_00n, net: 14_000_00n });
  });

  it('pay in full what is paid as it is, once', () => {
    const [first, second] = [salary('1', '2026-01-01', [part('CAR', '5000', { isAsIs: true })]), salary('2', '2026-06-11', [part('CAR', '6000', { isAsIs: true })])];
    expect(told(salaryLines(person([first, second], june, { from: '2026-06-05' }), june))).toEqual([['CAR', 6000]]);
  });

  it('pay the first half of a month rounded down, and the rest with the closing half', () => {
    const one = salary('1', '2026-01-01', [part('BASIC', '25001')]);
    const halves = [cycle('2026-06-01', '2026-06-15'), cycle('2026-06-16', '2026-06-30')];
    expect(halves.flatMap((half) => told(salaryLines(person([one], half), half)))).toEqual([['BASIC', 12_500], ['BASIC', 12_501]]);
  });

  it('pay what is not monthly with the last month of its period, by the days of each salary in it, and to leavers at the end', () => {
    const bonus = (annual: string) => part('BONUS', null, { period: 'ANNUALLY', annual: ratioOf(annual) });
    const one = salary('1', '2026-04-01', [bonus('36500')]);
    expect(salaryLines(person([one], june), june)).toEqual([]);
    const march = cycle('2027-03-01', '2027-03-31');
    expect(told(salaryLines(person([one], march), march))).toEqual([['BONUS', 36_500]]);
    expect(told(salaryLines(person([one], june, { to: '2026-06-10', leaves: true }), june))).toEqual([['BONUS', 7100]]);
    const quarterly = salary('1', '2026-01-01', [part('FUEL', null, { period: 'QUARTERLY', annual: ratioOf('10002') })]);
    expect(told(salaryLines(person([quarterly], june), june))).toEqual([['FUEL', 2500]]);
    expect(told(salaryLines(person([quarterly], march), march))).toEqual([['FUEL', 2502]]);
  });

  it('wait for the month of the payout, and bring then what the months before lack', () => {
    const [first, raise] = [salary('1', '2026-01-01', [part('BASIC', '30000')]), salary('2', '2026-04-16', [part('BASIC', '36000')], { salaryEffectiveMonth: '2026-04', payoutMonth: '2026-06' })];
    const [april, may] = [cycle('2026-04-01', '2026-04-30'), cycle('2026-05-01', '2026-05-31')];
    expect(told(salaryLines(person([first, raise], may), may))).toEqual([['BASIC', 30_000]]);
    expect(told(salaryLines(person([first, raise], june), june))).toEqual([['BASIC', 36_000]]);
    const paid = (terms: PayTerms, lost: PaidPerson['lost'] = []) => { const who = person([first, raise], terms, { lost }); return [...salaryLines(who, terms), ...lossLines(who, terms)].map((line) => storedLine(line, 'INR')); };
    expect(told(arrearLines('7', [first, raise], '2026-06', { terms: april, runId: '4', paid: paid(april) }))).toEqual([['BASIC', 3000]]);
    expect(told(arrearLines('7', [first, raise], '2026-06', { terms: may, runId: '5', paid: paid(may) }))).toEqual([['BASIC', 6000]]);
    expect(told(arrearLines('7', [first, raise], '2026-06', { terms: may, runId: '5', paid: paid(may, [{ day: '2026-05-04', days: 100 }]) }))).toEqual([['BASIC', 5807]]);
    expect(arrearLines('7', [first, { ...raise, withoutArrear: true }], '2026-06', { terms: may, runId: '5', paid: paid(may) })).toEqual([]);
  });

  it('take nothing back of what was paid in cash before it was given in kind', () => {
    const [car, inKind] = [part('CAR', '5000'), part('CAR', '5000', { kind: 'EMPLOYER', isInKind: true })];
    const may = cycle('2026-05-01', '2026-05-31');
    const paid = salaryLines(person([salary('1', '2026-01-01', [part('BASIC', '30000'), car])], may), may).map((line) => storedLine(line, 'INR'));
    const now = [salary('1', '2026-01-01', [part('BASIC', '30000'), inKind]), salary('2', '2026-05-01', [part('BASIC', '36000'), inKind], { payoutMonth: '2026-06' })];
    expect(told(arrearLines('7', now, '2026-06', { terms: may, runId: '5', paid }))).toEqual([['BASIC', 6000]]);
  });
});

describe('days without pay', () => {
  const one = salary('1', '2026-01-01', [part('BASIC', '30000'), part('CAR', '5000', { isAsIs: true }), part('EPF', '1800', { kind: 'DEDUCTION' })]);
  it('take a share of the calendar days off what is earned and put by, not off what is paid as it is', () => {
    expect(told(lossLines(person([one], june, { lost: [{ day: '2026-06-03', days: 100 }, { day: '2026-06-04', days: 50 }] }), june))).toEqual([['BASIC', -1500], ['EPF', -90]]);
  });
  it('take all of it where no working day is left', () => {
    expect(told(lossLines(person([one], june, { lost: [{ day: '2026-06-03', days: 100 }], lostAll: true }), june))).toEqual([['BASIC', -30_000], ['EPF', -1800]]);
  });
});

describe('a payslip', () => {
  const amounts = fc.record({ basic: fc.integer({ min: 1, max: 900_000 }), other: fc.integer({ min: 0, max: 50_000 }), share: fc.integer({ min: 0, max: 9000 }) });
  it('adds up whatever the salaries, days and losses are: to nothing less than nothing, and to what its figures say', () => {
    fc.assert(fc.property(amounts, amounts, fc.integer({ min: 0, max: 29 }), fc.integer({ min: 0, max: 29 }), fc.array(fc.integer({ min: 0, max: 29 }), { maxLength: 8 }), fc.constantFrom('NEAREST', 'UP', 'DOWN', 'NONE'), fc.boolean(), (a, b, joins, raised, lost, mode, isHalf) => {
      const terms = { ...(isHalf ? cycle('2026-06-16', '2026-06-30') : june), roundOff: { mode, unit: '1', currency: 'INR' } } as PayTerms;
      const partsOf = ({ basic, other, share }: typeof a) => [part('BASIC', String(basic)), part('OTHER', String(other)), part('EPF', String(share), { kind: 'DEDUCTION' }), part('EPF', String(share), { kind: 'EMPLOYER' })];
      const salaries = [salary('1', addDays('2026-06-01', joins), partsOf(a)), salary('2', addDays('2026-06-01', raised + joins + 1), partsOf(b))];
      const who = person(salaries, terms, { lost: [...new Set(lost)].map((day) => ({ day: addDays('2026-06-01', day), days: 100 })) });
      const lines = [...salaryLines(who, terms), ...lossLines(who, terms)];
      const { gross, deductions, net } = payslipTotals(lines);
      const figures = figuresOf(lines.map((line) => storedLine(line, 'INR')), 'INR');
      const sum = (kind: string): bigint => figures.filter((figure) => figure.kind === kind).reduce((all, { amount }) => all + amount, 0n);
      expect(gross >= 0n && figures.every(({ amount }) => amount >= 0n)).toBe(true);
      expect([gross, deductions, net]).toEqual([sum('EARNING'), sum('DEDUCTION'), sum('EARNING') - sum('DEDUCTION')]);
      if (mode !== 'UP' && mode !== 'NEAREST') expect(gross <= BigInt(100 * Math.max(a.basic + a.other, b.basic + b.other)) + 200n).toBe(true);
    }));
    expect(lastOfMonth('2026-06-01')).toBe(june.toDate);
  });

  it('takes what a later source reckons of a benefit in place of what the salary said', () => {
    const base = { employeeId: '7', code: 'EPF', title: 'EPF', benefit: 'PROVIDENT_FUND' } as const;
    const lines: readonly PayLine[] = [
      { ...base, kind: 'DEDUCTION', amount: 1800n, source: { of: 'SALARY' } }, { ...base, kind: 'EMPLOYER', amount: 1800n, source: { of: 'SALARY' } },
      { ...base, kind: 'DEDUCTION', amount: 1750n, source: { of: 'STATUTORY' } }, { ...base, employeeId: '8', kind: 'DEDUCTION', amount: 99n, source: { of: 'SALARY' } },
    ];
    expect(withoutReplaced(lines).map(({ kind, amount }) => [kind, amount])).toEqual([['EMPLOYER', 1800n], ['DEDUCTION', 1750n], ['DEDUCTION', 99n]]);
  });

  it('warns of what to look at', () => {
    expect(payslipWarnings({ net: 100n, formerNet: null, hasAccount: false })).toEqual(['NO_BANK_ACCOUNT', 'FIRST_PAYSLIP']);
    expect(payslipWarnings({ net: 100n, formerNet: null, hasAccount: true, isFirstRun: true })).toEqual([]);
    expect(payslipWarnings({ net: -1n, formerNet: 100n, hasAccount: true })).toEqual(['NEGATIVE_NET', 'NET_CHANGED']);
    expect(payslipWarnings({ net: 125n, formerNet: 100n, hasAccount: true })).toEqual([]);
  });
});
