import { describe, expect, it } from 'vitest';
import { pointsOf, type StatementFacts } from '../../../src/domain/tax-statements/points.ts';

const month = (more: object = {}) => ({ month: '2026-07', deducted: 100n, deposited: 100n, depositDue: '2026-08-07', lastDeposit: '2026-08-06', isDraft: false, ...more });
const deduction = (more: object = {}) => ({ name: 'Asha Rao', pan: 'ABCPK1234L', month: '2026-07', tax: 100n, paid: 1000n, byPayslips: 100n, isOfPayroll: true, ...more });
const facts = (more: Partial<StatementFacts> = {}): StatementFacts => ({
  deductor: { tan: 'CMBN04821F', hasState: true, hasPincode: true }, deductions: [deduction()], months: [month()], uncovered: [], isOver: true, wantsFormerReceipt: false, lacksYearLaw: false, isMoved: false, ...more,
});
const kinds = (more: Partial<StatementFacts>): string[] => pointsOf(facts(more)).map(({ kind, stops }) => `${kind}${stops ? '!' : ''}`);

describe('what to look at before a statement is generated', () => {
  it('is nothing where all is there', () => expect(pointsOf(facts())).toEqual([]));

  it('is who deducts', () => {
    expect(kinds({ deductor: null })).toEqual(['NO_DEDUCTOR!']);
    expect(kinds({ deductor: { tan: 'X', hasState: true, hasPincode: false } })).toEqual(['BAD_TAN!', 'NO_ADDRESS!']);
  });

  it('is whose number lacks, or is none', () => {
    expect(pointsOf(facts({ deductions: [deduction({ pan: null }), deduction({ pan: null, month: '2026-08' }), deduction({ name: 'Ben', pan: null })] }))).toMatchObject([{ kind: 'NO_PAN', stops: false, count: 2, names: ['Asha Rao', 'Ben'] }]);
    expect(kinds({ deductions: [deduction({ pan: 'AAACN1234F' })] })).toEqual(['BAD_PAN!']);
  });

  it('is what differs from payslips, or has none', () => {
    expect(kinds({ deductions: [deduction({ byPayslips: 120n })] })).toEqual(['DIFFERS!']);
    expect(kinds({ deductions: [deduction({ byPayslips: null })] })).toEqual(['DIFFERS!']);
    expect(kinds({ deductions: [deduction({ byPayslips: 80n, tax: 100n })] })).toEqual([]);
    expect(kinds({ deductions: [deduction({ byPayslips: null, isOfPayroll: false, paid: null })] })).toEqual(['NO_AMOUNT_PAID!']);
    expect(kinds({ deductions: [], months: [month({ deducted: 0n, deposited: 0n, lastDeposit: null })] })).toEqual(['NO_DEDUCTIONS!']);
  });

  it('is what was not deposited, too much of it, or late, month by month', () => {
    expect(pointsOf(facts({ months: [month({ deposited: 60n })], uncovered: [{ name: 'Asha Rao', month: '2026-07' }, { name: 'Ben', month: '2026-08' }] }))).toEqual([{ kind: 'NOT_COVERED', stops: true, month: '2026-07', count: 1, amount: 40n, names: ['Asha Rao'] }]);
    expect(kinds({ months: [month({ deposited: 130n, lastDeposit: '2026-08-09', isDraft: true })] })).toEqual(['TOO_MUCH', 'LATE', 'DRAFT_RUN']);
  });

  it('names what stops it first', () => expect(kinds({ isMoved: true, isOver: false, wantsFormerReceipt: true, lacksYearLaw: true })).toEqual(['NO_YEAR_LAW!', 'MOVED', 'NOT_OVER', 'NO_FORMER_RECEIPT']));
});
