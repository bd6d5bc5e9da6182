import { describe, expect, it } from 'vitest';
import { assessmentYearOf, depositDueOf, dueDateOf, endOfQuarter, formOf, monthsOfQuarter, quarterOf, quarters, yearBefore } from '../../../src/domain/tax-statements/quarter.ts';
import { isPan, isPersonPan, isTan, tidyNumber } from '../../../src/domain/tax-statements/tax-numbers.ts';
import { statementLaw } from '../../../src/server/income-tax/statement-law.ts';

const { forms, states } = statementLaw('IN')!;

describe('the quarters of a financial year', () => {
  it('have three months each, the last one in the next calendar year', () => {
    expect(quarters.map((quarter) => monthsOfQuarter('2026-27', quarter).join(' '))).toEqual(['2026-04 2026-05 2026-06', '2026-07 2026-08 2026-09', '2026-10 2026-11 2026-12', '2027-01 2027-02 2027-03']);
    expect(quarters.flatMap((quarter) => monthsOfQuarter('2026-27', quarter).map(quarterOf))).toEqual(quarters.flatMap((quarter) => [quarter, quarter, quarter]));
    expect([endOfQuarter('2026-27', 'Q2'), endOfQuarter('2027-28', 'Q4')]).toEqual(['2026-09-30', '2028-03-31']);
  });

  it('belong to the assessment year that follows', () => {
    expect([yearBefore(2027), assessmentYearOf('2026-27'), yearBefore(2100), assessmentYearOf('2099-00')]).toEqual(['2026-27', 2027, '2099-00', 2100]);
  });

  it('are stated by the form of the law of their first day', () => {
    expect(formOf(forms, '2025-26', 'Q4')).toMatchObject({ formNumber: '24Q', section: '192', paymentCode: '92B' });
    expect(formOf(forms, '2026-27', 'Q1')).toMatchObject({ formNumber: '138', section: '392' });
    expect(formOf(forms, '2015-16', 'Q4')).toBeNull();
    expect(statementLaw('FR')).toBeNull();
  });

  it('are due by the end of the month after, the last one by May', () => {
    const form = formOf(forms, '2026-27', 'Q1')!;
    expect(quarters.map((quarter) => dueDateOf(form, '2026-27', quarter))).toEqual(['2026-07-31', '2026-10-31', '2027-01-31', '2027-05-31']);
  });

  it('have what is deducted deposited by the seventh, of March by the end of April', () => {
    const form = formOf(forms, '2026-27', 'Q1')!;
    expect(['2026-04', '2026-12', '2027-02', '2027-03'].map((month) => depositDueOf(form, month))).toEqual(['2026-05-07', '2027-01-07', '2027-03-07', '2027-04-30']);
  });

  it('know every state by a code of its own', () => expect(new Set(Object.values(states)).size).toBe(Object.keys(states).length));
});

describe('numbers of the tax authority', () => {
  it('have a form by which typing errors show', () => {
    expect(['ABCPK1234L', 'AAACN1234F', 'ABCXK1234L', 'ABCPK12345', 'abcpk1234l', ''].map(isPan)).toEqual([true, true, false, false, false, false]);
    expect(['ABCPK1234L', 'AAACN1234F'].map(isPersonPan)).toEqual([true, false]);
    expect(['CMBN04821F', 'CMB104821F', 'CMBN0482F'].map(isTan)).toEqual([true, false, false]);
    expect(tidyNumber(' abcpk 1234 l')).toBe('ABCPK1234L');
  });
});
