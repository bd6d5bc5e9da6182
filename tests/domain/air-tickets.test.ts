import { describe, expect, test } from 'vitest';
import { claimProblems, reckonClaim } from '../../src/domain/air-tickets/claim.ts';
import { cyclesOf, eligibleFrom } from '../../src/domain/air-tickets/cycles.ts';
import { mayTake, ticketsIn } from '../../src/domain/air-tickets/ledger.ts';
import { bandOn, coveredIn } from '../../src/domain/air-tickets/people.ts';
import { standingsOf, standingSums } from '../../src/domain/air-tickets/standing.ts';
import { SELF } from '../../src/domain/air-tickets/terms.ts';
import type { Grounds, PolicyTerms, Taking } from '../../src/domain/air-tickets/terms.ts';

const policy: PolicyTerms = {
  id: '1', name: 'Home leave', isForGroup: false, effectiveFrom: '2020-01-01', effectiveUntil: null, childrenCovered: 2, childUntilAge: 18, kin: { '1': 'SPOUSE', '2': 'CHILD', '3': 'CHILD' },
  cycleMonths: 12, cycleFrom: 'JOINING', tickets: 1, eligibleAfterMonths: 0, afterConfirmation: false, inAdvance: true, carryCycles: 0, proratedForLeavers: true, ticketClass: 'ECONOMY', basis: 'ACTUALS',
  adultAmount: null, childAmount: null, infantAmount: null, encashment: true, encashmentPercent: '75',
};
const grounds: Grounds = {
  name: 'Kenji', joinedOn: '2023-03-15', confirmedOn: null, leftOn: null, policies: [policy], takings: [], currency: 'INR',
  relatives: [
    { id: '11', name: 'Yuki', relationshipId: '1', bornOn: '1990-01-01' },
    { id: '12', name: 'Ren', relationshipId: '2', bornOn: '2012-06-01' },
    { id: '13', name: 'Mio', relationshipId: '3', bornOn: '2024-05-01' },
    { id: '14', name: 'Aoi', relationshipId: '3', bornOn: '2025-12-01' },
    { id: '15', name: 'Mother', relationshipId: '9', bornOn: '1960-01-01' },
  ],
  fares: [
    { ticketClass: 'ECONOMY', validFrom: '2020-01-01', adult: '60000', child: '45000', infant: '6000' },
    { ticketClass: 'ECONOMY', validFrom: '2025-01-01', adult: '80000', child: '60000', infant: null },
    { ticketClass: 'BUSINESS', validFrom: '2020-01-01', adult: '200000', child: null, infant: null },
  ],
};
const words = { day: (day: string) => day, money: String, nameOf: (id: string) => id || 'Kenji' };
const problemsOf = (told: Grounds, claim: Parameters<typeof reckonClaim>[1], today: string) => claimProblems(told, claim, reckonClaim(told, claim, today), today, words).map(({ field, message }) => `${field} ${message}`);
const taking = (on: string, people: readonly string[], more: Partial<Taking> = {}): Taking => ({ claimId: `of ${on}`, kind: 'REIMBURSEMENT', status: 'APPROVED', claimedOn: on, on, people, amount: '50000', settledOn: null, ...more });

describe('cycles', () => {
  test('begin each year on the day of joining, also on one that other months do not have', () => {
    expect(cyclesOf(grounds, '2025-03-15').map(({ from, until }) => [from, until])).toEqual([['2023-03-15', '2024-03-14'], ['2024-03-15', '2025-03-14'], ['2025-03-15', '2026-03-14']]);
    const monthly = cyclesOf({ joinedOn: '2024-01-31', leftOn: null, policies: [{ ...policy, cycleMonths: 1 }] }, '2024-04-01');
    expect(monthly.map(({ from, until }) => [from, until])).toEqual([['2024-01-31', '2024-02-28'], ['2024-02-29', '2024-03-30'], ['2024-03-31', '2024-04-29']]);
  });
  test('may follow the calendar, and accrue from the day of joining', () => {
    const [first, second] = cyclesOf({ ...grounds, policies: [{ ...policy, cycleFrom: 'CALENDAR_YEAR' }] }, '2024-01-01');
    expect([first?.from, first?.until, first?.days, second?.from]).toEqual(['2023-03-15', '2023-12-31', 365, '2024-01-01']);
  });
  test('end by the policy with which they began, and nobody who left begins another', () => {
    const policies: PolicyTerms[] = [{ ...policy, effectiveUntil: '2024-06-30' }, { ...policy, id: '2', effectiveFrom: '2024-07-01', tickets: 2 }];
    expect(cyclesOf({ ...grounds, policies }, '2025-04-01').map((cycle) => cycle.policy.id)).toEqual(['1', '1', '2']);
    expect(cyclesOf({ ...grounds, policies, leftOn: '2024-03-01' }, '2025-04-01')).toHaveLength(1);
  });
  test('have the policy of a group before that of the organization', () => {
    expect(cyclesOf({ ...grounds, policies: [policy, { ...policy, id: '7', isForGroup: true }] }, '2023-04-01')[0]?.policy.id).toBe('7');
  });
  test('may be claimed after so many months, and after confirmation where the policy asks for it', () => {
    expect(eligibleFrom(grounds, { ...policy, eligibleAfterMonths: 6 })).toBe('2023-09-15');
    expect(eligibleFrom(grounds, { ...policy, afterConfirmation: true })).toBeNull();
    expect(eligibleFrom({ ...grounds, confirmedOn: '2023-10-01' }, { ...policy, afterConfirmation: true, eligibleAfterMonths: 6 })).toBe('2023-10-01');
  });
});

describe('people', () => {
  test('are the employee, a spouse and the eldest children, and nobody else of the family', () => {
    const cycle = cyclesOf(grounds, '2025-12-31').at(-1)!;
    expect(coveredIn(grounds, cycle).map(({ name }) => name)).toEqual(['Kenji', 'Yuki', 'Ren', 'Mio']);
    expect(coveredIn({ ...grounds, relatives: grounds.relatives.slice(1) }, { ...cycle, policy: { ...policy, childrenCovered: 1 } }).map(({ name }) => name)).toEqual(['Kenji', 'Ren']);
    expect(coveredIn(grounds, { ...cycle, policy: { ...policy, childUntilAge: 12 } }).map(({ name }) => name)).toEqual(['Kenji', 'Yuki', 'Mio', 'Aoi']);
  });
  test('are infants before two and children before twelve', () => {
    expect(['2024-05-02', '2024-05-01', '2014-05-02', '2014-05-01'].map((born) => bandOn(born, '2026-05-01'))).toEqual(['INFANT', 'CHILD', 'CHILD', 'ADULT']);
  });
});

describe('tickets', () => {
  const lots = [{ tickets: 1, carry: 1 }, { tickets: 1, carry: 1 }, { tickets: 1, carry: 1 }];
  test('that nobody took are carried over as long as the policy says, the oldest taken first', () => {
    expect(ticketsIn(lots, [], 2)).toEqual({ entitled: 1, carried: 1, used: 0, left: 2 });
    expect(ticketsIn(lots, [1], 1)).toEqual({ entitled: 1, carried: 1, used: 1, left: 1 });
    expect(ticketsIn(lots, [1, 1], 2)).toEqual({ entitled: 1, carried: 0, used: 0, left: 1 });
  });
  test('are not given twice: what a later journey takes is gone', () => {
    expect(mayTake(lots, [1, 2, 2], 1)).toBe(false);
    expect(mayTake(lots, [2, 2], 1)).toBe(true);
  });
});

describe('claims', () => {
  const claim = { kind: 'REIMBURSEMENT' as const, on: '2025-08-01', people: [SELF, '11', '12', '13'], spent: '250000' };
  test('come to what was spent, at most the fares of all who fly', () => {
    // 80000 each for the three from twelve on, 60000 for Mio, who is an infant without a fare of their own.
    expect(reckonClaim(grounds, claim, '2025-07-01')).toMatchObject({ amount: 25_000_000n, limit: 30_000_000n });
    expect(reckonClaim(grounds, { ...claim, spent: '400000' }, '2025-07-01').amount).toBe(30_000_000n);
    expect(reckonClaim(grounds, { ...claim, kind: 'ENCASHMENT', spent: null }, '2025-07-01').amount).toBe(22_500_000n);
    expect(problemsOf(grounds, claim, '2025-07-01')).toEqual([]);
  });
  test('are refused for more than the entitlement, with the figures', () => {
    const taken = { ...grounds, takings: [taking('2025-05-01', [SELF])] };
    const reckoned = reckonClaim(taken, claim, '2025-07-01');
    const [problem] = claimProblems(taken, claim, reckoned, '2025-07-01', words);
    expect(problem).toMatchObject({ field: 'forSelf', message: 'airTicketClaim.noneLeft', args: { entitled: 1, carried: 0, used: 1 } });
  });
  test('are refused for others, for a later cycle, before their time, and without anybody', () => {
    expect(problemsOf(grounds, { ...claim, people: ['15', '12', '12'] }, '2025-07-01')).toEqual(['travellers.0.familyMemberId airTicketClaim.notCovered', 'travellers.2.familyMemberId airTicketClaim.travellerTwice']);
    expect(problemsOf(grounds, { ...claim, on: '2026-04-01' }, '2025-07-01')).toEqual(['travelOn airTicketClaim.laterCycle']);
    expect(problemsOf({ ...grounds, policies: [{ ...policy, eligibleAfterMonths: 48 }] }, claim, '2025-07-01')).toEqual(['travelOn airTicketClaim.notYet']);
    expect(problemsOf({ ...grounds, policies: [] }, { ...claim, people: [SELF] }, '2025-07-01')).toEqual(['travelOn airTicketClaim.noPolicy']);
    expect(problemsOf(grounds, { ...claim, people: [] }, '2025-07-01')).toEqual(['forSelf airTicketClaim.nobody']);
    expect(problemsOf({ ...grounds, policies: [{ ...policy, encashment: false }] }, { ...claim, kind: 'ENCASHMENT' }, '2025-07-01')).toEqual(['kind airTicketClaim.noEncashment']);
    expect(problemsOf({ ...grounds, fares: [] }, { ...claim, people: [SELF] }, '2025-07-01')).toEqual(['forSelf airTicketClaim.noFare']);
  });
  test('keep to what has accrued where nothing is paid in advance, and for whoever leaves', () => {
    const accruing = { ...grounds, policies: [{ ...policy, inAdvance: false }] };
    expect(problemsOf(accruing, { ...claim, people: [SELF], spent: '30000' }, '2025-07-01')).toEqual(['spent airTicketClaim.notAccrued']);
    expect(problemsOf(accruing, { ...claim, people: [SELF], spent: '20000' }, '2025-07-01')).toEqual([]);
    expect(problemsOf({ ...grounds, leftOn: '2025-06-30' }, { ...claim, people: [SELF], spent: '60000' }, '2025-07-01')).toEqual(['spent airTicketClaim.notAccrued']);
  });
});

describe('standings', () => {
  test('sum up what is entitled, accrued, claimed, settled and owed', () => {
    const told: Grounds = {
      ...grounds,
      relatives: [],
      policies: [{ ...policy, carryCycles: 1 }],
      takings: [taking('2024-05-01', [SELF], { amount: '55000', settledOn: '2024-06-30' }), taking('2025-05-01', [SELF], { amount: '60000', kind: 'ENCASHMENT' })],
    };
    const standings = standingsOf(told, '2025-09-13');
    const sums = standings.map((one, at) => standingSums(one, 'INR', at === standings.length - 1));
    // The ticket of the first cycle went into the second, that of the second into the third.
    expect(standings.map(({ people: [one] }) => [one!.entitled, one!.carried, one!.used, one!.left])).toEqual([[1, 0, 0, 0], [1, 1, 1, 0], [1, 1, 1, 1]]);
    expect(sums.map(({ entitled, settled, encashed }) => [entitled, settled, encashed])).toEqual([[6_000_000n, 0n, 0n], [16_000_000n, 5_500_000n, 0n], [16_000_000n, 0n, 0n]]);
    // 183 of 365 days of 80000 and the ticket carried over, less the one that was encashed; 60000 of it are still to be paid.
    expect(sums[2]).toMatchObject({ accrued: 12_010_959n, balance: 8_000_000n, liability: 4_010_959n + 6_000_000n });
  });
});
