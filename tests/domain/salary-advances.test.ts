import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthsLater } from '../../src/domain/advances/months.ts';
import { aheadFrom, deducted, dueIn, outstandingOf } from '../../src/domain/advances/plan.ts';
import type { Advance, PlanChange } from '../../src/domain/advances/plan.ts';
import { mostOf, ownProblems, standingProblems } from '../../src/domain/advances/terms.ts';
import type { AdvanceGrounds } from '../../src/domain/advances/terms.ts';

const advance = (over: Partial<Advance> = {}): Advance => ({ amount: 60_000_00n, instalments: 6, firstMonth: '2026-05', isPaid: true, changes: [], deductions: [], unit: 100n, ...over });
const after = (one: Advance, ...taken: readonly (readonly [string, bigint])[]): Advance => ({ ...one, deductions: [...one.deductions, ...taken.map(([month, amount]) => ({ month, amount }))] });
const rows = (one: Advance, from: string): readonly string[] => aheadFrom(one, from).map(({ month, amount }) => `${month} ${amount / 100n}`);

describe('an advance is paid back by instalments', () => {
  test('begins with its month and takes equal parts', () => {
    expect(dueIn(advance(), '2026-04')).toBe(0n);
    expect(rows(advance(), '2026-03')).toEqual(['2026-05 10000', '2026-06 10000', '2026-07 10000', '2026-08 10000', '2026-09 10000', '2026-10 10000']);
  });

  test('takes whole units, and what is left with the last', () => {
    expect(rows(advance({ amount: 1000_50n, instalments: 3 }), '2026-05')).toEqual(['2026-05 334', '2026-06 334', '2026-07 332']);
    expect(aheadFrom(advance({ amount: 1000_50n, instalments: 3 }), '2026-05').at(-1)!.amount).toBe(332_50n);
    expect(rows(advance({ amount: 2_00n, instalments: 6 }), '2026-05')).toEqual(['2026-05 1', '2026-06 1']);
  });

  test('carries on what a salary did not leave', () => {
    const short = after(advance(), ['2026-05', 4_000_00n]);
    expect(dueIn(short, '2026-06')).toBe(16_000_00n);
    expect(rows(after(advance({ instalments: 1 }), ['2026-05', 10_000_00n]), '2026-06')).toEqual(['2026-06 50000']);
  });

  test('skips a month, and all later ones come a month later', () => {
    const skipped = advance({ changes: [{ kind: 'SKIP', month: '2026-06' }] });
    expect(dueIn(skipped, '2026-06')).toBe(0n);
    expect(rows(skipped, '2026-05')).toEqual(['2026-05 10000', '2026-07 10000', '2026-08 10000', '2026-09 10000', '2026-10 10000', '2026-11 10000']);
  });

  test('takes what is left in another number of instalments', () => {
    const replanned = after(advance({ changes: [{ kind: 'REPLAN', month: '2026-07', instalments: 2 }] }), ['2026-05', 10_000_00n], ['2026-06', 10_000_00n]);
    expect(rows(replanned, '2026-07')).toEqual(['2026-07 20000', '2026-08 20000']);
  });

  test('a repayment takes the last instalments', () => {
    const repaid = advance({ changes: [{ kind: 'REPAYMENT', amount: 25_000_00n }] });
    expect(rows(repaid, '2026-05')).toEqual(['2026-05 10000', '2026-06 10000', '2026-07 10000', '2026-08 5000']);
    expect(outstandingOf(repaid)).toBe(35_000_00n);
  });

  test('nothing is due of what was not paid, or is paid back', () => {
    expect(dueIn(advance({ isPaid: false }), '2026-05')).toBe(0n);
    expect(dueIn(advance({ changes: [{ kind: 'FORFEIT', amount: 60_000_00n }] }), '2026-05')).toBe(0n);
  });

  test('a month after which another one deducted already asks for nothing twice', () => {
    expect(dueIn(after(advance(), ['2026-06', 20_000_00n]), '2026-05')).toBe(0n);
  });

  test('a salary that leaves less is shared by the earliest advance first', () => {
    expect(deducted([500n, 300n], 600n)).toEqual([500n, 100n]);
    expect(deducted([500n], -20n)).toEqual([0n]);
  });
});

type Act = { readonly of: 'RUN' | 'REOPEN' | 'SKIP' | 'REPLAN' | 'REPAYMENT' | 'FORFEIT'; readonly size: number };

const acts = fc.array(fc.record({ of: fc.constantFrom<Act['of']>('RUN', 'RUN', 'RUN', 'REOPEN', 'SKIP', 'REPLAN', 'REPAYMENT', 'FORFEIT'), size: fc.integer({ min: 1, max: 40 }) }), { maxLength: 30 });

/** One act as payroll may do it: never more than is owed, skips and new plans from the next month on. */
const done = ({ now, next }: { readonly now: Advance; readonly next: string }, { of, size }: Act): { readonly now: Advance; readonly next: string } => {
  const owed = outstandingOf(now);
  const change = (one: PlanChange) => ({ now: { ...now, changes: [...now.changes, one] }, next });
  if (of === 'RUN') {
    const [amount] = deducted([dueIn(now, next)], BigInt(size) * 500_00n);
    return { now: amount === 0n ? now : after(now, [next, amount!]), next: monthsLater(next, 1) };
  }
  if (of === 'REOPEN') {
    const last = monthsLater(next, -1);
    return last < '2026-05' || now.changes.some((one) => 'month' in one && one.month >= last) ? { now, next } : { now: { ...now, deductions: now.deductions.filter(({ month }) => month !== last) }, next: last };
  }
  if (owed <= 0n) return { now, next };
  if (of === 'SKIP') return change({ kind: 'SKIP', month: next });
  if (of === 'REPLAN') return change({ kind: 'REPLAN', month: next, instalments: size });
  const amount = BigInt(size) * 700_00n;
  return change({ kind: of, amount: amount < owed ? amount : owed });
};

test('whatever is done in whatever order: what came back and what is left are what was paid, and in the end nothing is left', () => {
  fc.assert(
    fc.property(acts, fc.integer({ min: 1, max: 12 }), (sequence, instalments) => {
      const { now, next } = sequence.reduce(done, { now: advance({ instalments }), next: '2026-05' });
      const owed = outstandingOf(now);
      const back = now.deductions.reduce((sum, { amount }) => sum + amount, 0n) + now.changes.reduce((sum, one) => ('amount' in one ? sum + one.amount : sum), 0n);
      expect(owed + back).toBe(now.amount);
      expect(owed >= 0n).toBe(true);
      expect(dueIn(now, next) <= owed).toBe(true);
      expect(aheadFrom(now, next).reduce((sum, { amount }) => sum + amount, 0n)).toBe(owed);
    }),
    { numRuns: 400 },
  );
});

const words = { money: (amount: bigint) => String(amount / 100n), day: (day: string) => day, month: (month: string) => month };
const grounds = (over: Partial<AdvanceGrounds> = {}): AdvanceGrounds => ({
  terms: { allowed: true, basis: 'NET', mostPercent: '50', mostInstalments: 6, leastServiceMonths: 6, duringProbation: false },
  today: '2026-05-10', joined: '2024-01-15', probationUntil: null, leavesOn: null, pay: { month: '2026-04', amount: 41_235_60n }, open: null, ...over,
});
const asked = { amount: 20_000_00n, instalments: 4, wantedOn: '2026-05-20', recoverFrom: '2026-06-01' };
const found = (over: Partial<AdvanceGrounds>, told: Partial<typeof asked> = {}): readonly string[] => [...standingProblems(grounds(over), { ...asked, ...told }, words), ...ownProblems(grounds(over), { ...asked, ...told }, 100n, words)].map(({ field, message }) => `${field} ${message.replace('salaryAdvance.', '')}`);

describe('who is given an advance, and how much', () => {
  test('half of the last net, in whole units', () => {
    expect(mostOf(grounds(), 100n)).toBe(20_617_00n);
    expect(found({})).toEqual([]);
    expect(found({}, { amount: 20_618_00n })).toEqual(['amount tooMuch']);
  });

  test('each thing that stands in the way has its sentence', () => {
    expect(found({ terms: { ...grounds().terms, allowed: false } })).toEqual(['amount notAllowed']);
    expect(found({ leavesOn: '2026-06-30' })).toEqual(['wantedOn leaving']);
    expect(found({ open: { amount: 100n, reason: 'Rent' } })).toEqual(['amount openAlready']);
    expect(found({ joined: '2026-03-01' })).toEqual(['wantedOn tooSoon']);
    expect(found({ probationUntil: '2026-05-31' })).toEqual(['wantedOn onProbation']);
    expect(found({ pay: null })).toEqual(['amount noPayslip']);
    expect(found({}, { instalments: 7 })).toEqual(['instalments tooManyInstalments']);
    expect(found({}, { wantedOn: '2026-05-09' })).toEqual(['wantedOn wantedBefore']);
    expect(found({}, { recoverFrom: '2026-04-30' })).toEqual(['recoverFrom recoverBefore']);
    expect(found({}, { recoverFrom: '2027-06-01' })).toEqual(['recoverFrom recoverLater']);
  });
});
