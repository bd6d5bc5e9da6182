import { describe, expect, it } from 'vitest';
import { chargeOf, monthsWorn } from '../../src/domain/uniforms/charge.ts';
import { dueOn, issueProblems, outstandingOf, sizeOf } from '../../src/domain/uniforms/issue.ts';
import { chargeOfLost, dueOnLeaving, dueWithPay, lossProblems } from '../../src/domain/uniforms/loss.ts';
import { owedFor } from '../../src/domain/uniforms/owed.ts';
import { uniformRate } from '../../src/domain/uniforms/rate.ts';
import { sizeAmong, sizesOf } from '../../src/domain/uniforms/sizes.ts';
import { suggestedPieces } from '../../src/domain/uniforms/suggested.ts';

const back = (quantity: number, day = '2026-03-01', outcome: 'USABLE' | 'LOST' = 'USABLE') => ({ quantity, day, outcome });

describe('sizes of an item', () => {
  it('are those between commas, in their order, each once', () => {
    expect(sizesOf(' S, M,L ,, m、XL')).toEqual(['S', 'M', 'L', 'XL']);
    expect(sizesOf(null)).toEqual([]);
  });
  it('are found however they are written', () => {
    expect(sizeAmong(['S', 'XL'], ' ｘl ')).toBe('XL');
    expect(sizeAmong(['S'], 'M')).toBeUndefined();
  });
  it('are asked for where there are some, and refused where there are none', () => {
    expect(sizeOf('m', { sizes: 'S, M' })).toEqual({ size: 'M' });
    expect(sizeOf('', { sizes: null })).toEqual({ size: null });
    expect(sizeOf(null, { sizes: 'S' })).toMatchObject({ problem: { message: 'uniformIssue.sizeNeeded' } });
    expect(sizeOf('L', { sizes: 'S' })).toMatchObject({ problem: { message: 'uniformIssue.otherSize', args: { sizes: 'S' } } });
    expect(sizeOf('L', { sizes: null })).toMatchObject({ problem: { message: 'uniformIssue.noSizes' } });
  });
});

describe('an issue', () => {
  const issue = (more: object = {}) => ({ quantity: 3, issuedOn: '2026-01-31', returns: [], ...more });
  it('is out until it is given back or lost', () => {
    expect(outstandingOf(issue({ returns: [back(1), back(1, '2026-03-02', 'LOST')] }))).toBe(1);
  });
  it('is due after the months of wear, on the last day of a month that is shorter', () => {
    expect(dueOn('2026-01-31', { wearMonths: 1 })).toBe('2026-02-28');
    expect(dueOn('2026-01-31', { wearMonths: null })).toBeNull();
  });
  it('is of no day to come, and nothing comes back before it, ahead of time, or twice', () => {
    const told = (more: object) => issueProblems(issue(more), '2026-06-01').map(({ field, message }) => `${field} ${message}`);
    expect(told({})).toEqual([]);
    expect(told({ issuedOn: '2026-06-02' })).toEqual(['issuedOn uniformIssue.ahead']);
    expect(told({ returns: [back(3)] })).toEqual([]);
    expect(told({ returns: [back(2), back(2)] })).toEqual(['returns uniformIssue.tooMuch']);
    expect(told({ returns: [back(1, '2026-01-30'), back(1, '2026-06-02')] })).toEqual(['returns.0.day uniformIssue.returnedBefore', 'returns.1.day uniformIssue.returnAhead']);
  });
});

describe('what somebody should get', () => {
  it('is what the entitlement lacks and what is to be replaced, of entitled people alone', () => {
    expect(suggestedPieces({ entitled: 3, held: 1, due: 0 })).toBe(2);
    expect(suggestedPieces({ entitled: 3, held: 3, due: 2 })).toBe(2);
    expect(suggestedPieces({ entitled: 0, held: 2, due: 2 })).toBe(0);
    expect(suggestedPieces({ entitled: 1, held: 4, due: 4 })).toBe(1);
  });
});

describe('what is owed for a piece', () => {
  const issue = { charge: 'REMAINING_VALUE' as const, unitValue: 240_000n, wearMonths: 18, issuedOn: '2025-01-15', pieces: 1 };
  it('falls by whole months of wear to nothing', () => {
    expect(monthsWorn(issue, '2025-02-14')).toBe(0);
    expect(monthsWorn(issue, '2026-02-15')).toBe(13);
    expect(chargeOf(issue, '2025-01-15')).toBe(240_000n);
    expect(chargeOf(issue, '2025-10-15')).toBe(120_000n);
    expect(chargeOf({ ...issue, unitValue: 100n }, '2025-02-15')).toBe(94n);
    expect(chargeOf(issue, '2030-01-01')).toBe(0n);
  });
  it('is all of it, or nothing, where the item says so', () => {
    expect(chargeOf({ ...issue, charge: 'FULL_VALUE', pieces: 2 }, '2030-01-01')).toBe(480_000n);
    expect(chargeOf({ ...issue, charge: 'NOTHING' }, '2025-01-15')).toBe(0n);
    expect(chargeOf({ ...issue, wearMonths: null }, '2030-01-01')).toBe(240_000n);
  });
  it('counts pieces that are out on the last day, and lost ones on the day on which they were lost', () => {
    const { pieces: _pieces, ...terms } = issue;
    const loss = { returns: [back(1, '2025-10-15', 'LOST'), back(1, '2025-05-01')], agreed: 0, settled: 0, deducted: 0 };
    expect(owedFor({ ...terms, mustReturn: true, outstanding: 1, loss }, '2026-01-15')).toEqual({ out: { pieces: 1, amount: 80_000n }, lost: { pieces: 1, amount: 120_000n } });
    expect(owedFor({ ...terms, mustReturn: true, outstanding: 1, loss: { ...loss, deducted: 1 } }, '2026-01-15').lost).toEqual({ pieces: 0, amount: 0n });
    // Of what stays with people only what pay was to deduct.
    expect(owedFor({ ...terms, mustReturn: false, outstanding: 1, loss }, '2026-01-15')).toEqual({ out: { pieces: 0, amount: 0n }, lost: { pieces: 0, amount: 0n } });
    expect(owedFor({ ...terms, mustReturn: false, outstanding: 1, loss: { ...loss, agreed: 1 } }, '2026-01-15').lost).toEqual({ pieces: 1, amount: 120_000n });
  });
});

describe('lost pieces', () => {
  const terms = { charge: 'REMAINING_VALUE' as const, unitValue: 240_000n, wearMonths: 18, issuedOn: '2025-01-15' };
  const loss = { returns: [back(1, '2025-10-15', 'LOST'), back(2, '2025-01-20', 'LOST'), back(1, '2025-05-01')], agreed: 2, settled: 0, deducted: 0 };
  it('are deducted from pay as far as it was agreed, and when leaving as far as nobody paid, each once and the first ones first', () => {
    expect([dueWithPay(loss), dueOnLeaving(loss), chargeOfLost(terms, loss, 2), chargeOfLost(terms, loss, 3)]).toEqual([2, 3, 480_000n, 600_000n]);
    const after = { ...loss, deducted: 2 };
    expect([dueWithPay(after), dueOnLeaving(after), chargeOfLost(terms, after, 1)]).toEqual([0, 1, 120_000n]);
    expect([dueWithPay({ ...loss, settled: 2 }), dueOnLeaving({ ...loss, settled: 3 })]).toEqual([1, 0]);
  });
  it('are no more than were lost, and stay lost while they are deducted', () => {
    expect(lossProblems(loss)).toEqual([]);
    expect(lossProblems({ ...loss, agreed: 4 })).toMatchObject([{ field: 'deductPieces' }]);
    expect(lossProblems({ ...loss, agreed: 1, settled: 3 })).toMatchObject([{ message: 'uniformIssue.lossTooMany' }]);
    expect(lossProblems({ ...loss, returns: [], deducted: 2 })).toMatchObject([{ field: 'returns', message: 'uniformIssue.lossDeducted' }]);
  });
});

describe('the rate of a month', () => {
  it('is in whole percent of what was observed', () => {
    expect(uniformRate(2, 3)).toBe(67);
    expect(uniformRate(0, 0)).toBeNull();
  });
});
