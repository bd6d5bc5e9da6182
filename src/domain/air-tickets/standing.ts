/** What somebody is entitled to in a cycle, in tickets and in money. */
import { shareOf, toMinor } from '../money.ts';
import { accruedDays, cyclesOf } from './cycles.ts';
import { mayTake, ticketsIn } from './ledger.ts';
import { bandOn, coveredIn, ticketWorth } from './people.ts';
import type { Cycle } from './cycles.ts';
import type { Lot, TicketsLeft } from './ledger.ts';
import type { Band, Covered } from './people.ts';
import type { Grounds, Taking } from './terms.ts';

/** Money in minor units of the currency of payroll. */
export type PersonStanding = Covered & TicketsLeft & {
  readonly band: Band;
  /** Of one ticket; null where there is no fare. */
  readonly fare: bigint | null;
  /** What the tickets of the cycle and those carried over are worth; of the last cycle of a leaver, where it is prorated, what accrues until then. */
  readonly worth: bigint;
  /** Of that as of the day. */
  readonly accrued: bigint;
  readonly mayTake: boolean;
};

export type CycleStanding = { readonly cycle: Cycle; readonly people: readonly PersonStanding[]; /** Claims of the cycle. */ readonly takings: readonly Taking[] };

/** The cycle in which a claim takes its tickets; -1 where its day lies in none. What is flown after the last working day is of the last cycle. */
export const cycleAt = (cycles: readonly Cycle[], leftOn: string | null, day: string): number => {
  const on = leftOn !== null && leftOn < day ? leftOn : day;
  return cycles.findIndex(({ from, until }) => from <= on && on <= until);
};

/** The part of a cycle's tickets that has accrued, rounded half up. */
const accruedWorth = (worth: bigint, cycle: Cycle, by: string, leftOn: string | null): bigint => shareOf(worth, BigInt(accruedDays(cycle, by, leftOn)), BigInt(cycle.days), 'halfUp');

/** Every cycle that has begun by the day with those whom it covers; fares are those of `at`, by default of the day or the cycle's last one. */
export const standingsOf = (grounds: Grounds, by: string, at?: string): readonly CycleStanding[] => {
  const { leftOn, takings, currency } = grounds;
  const cycles = cyclesOf(grounds, by);
  const covered = cycles.map((cycle) => coveredIn(grounds, cycle));
  const placed = takings.map((taking) => ({ taking, cycle: cycleAt(cycles, leftOn, taking.on) }));
  return cycles.map((cycle, index) => {
    const day = at ?? (by < cycle.until ? by : cycle.until);
    const isLast = cycle.policy.proratedForLeavers && leftOn !== null && leftOn <= cycle.until;
    const people = covered[index]!.map((one): PersonStanding => {
      const lots = covered.map((some, n): Lot => ({ tickets: some.some(({ id }) => id === one.id) ? cycles[n]!.policy.tickets : 0, carry: cycles[n]!.policy.carryCycles }));
      const own = placed.flatMap(({ taking, cycle: n }) => (n !== -1 && taking.people.includes(one.id) ? [n] : []));
      const tickets = ticketsIn(lots, own, index);
      const band = bandOn(one.bornOn, day);
      const fare = ticketWorth(band, cycle.policy, { fares: grounds.fares, currency }, day);
      const [whole, over] = [(fare ?? 0n) * BigInt(tickets.entitled), (fare ?? 0n) * BigInt(tickets.carried)];
      return { ...one, ...tickets, band, fare, worth: over + (isLast ? accruedWorth(whole, cycle, leftOn, leftOn) : whole), accrued: over + accruedWorth(whole, cycle, by, leftOn), mayTake: mayTake(lots, own, index) };
    });
    return { cycle, people, takings: placed.flatMap((one) => (one.cycle === index ? [one.taking] : [])) };
  });
};

export type StandingSums = Readonly<Record<'entitled' | 'accrued' | 'claimed' | 'settled' | 'encashed' | 'balance' | 'liability', bigint>>;

const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/**
 * The figures of a cycle. `isLast`: nothing of an earlier one is owed any more but what was approved, for what may still be taken was carried over.
 * A balance is of the worth that nobody asked for; what is owed counts tickets as taken once they are approved.
 */
export const standingSums = ({ people, takings }: CycleStanding, currency: string, isLast: boolean): StandingSums => {
  const money = (some: readonly Taking[]): bigint => some.reduce((sum, { amount }) => sum + toMinor(amount, currency, 'halfUp'), 0n);
  const sum = (of: (person: PersonStanding) => bigint): bigint => people.reduce((all, person) => all + of(person), 0n);
  const approved = takings.filter(({ status }) => status === 'APPROVED');
  const taken = (id: string): bigint => BigInt(approved.filter((one) => one.people.includes(id)).length);
  const settled = takings.filter(({ settledOn }) => settledOn !== null);
  return {
    entitled: sum(({ worth }) => worth),
    accrued: sum(({ accrued, worth }) => (accrued < worth ? accrued : worth)),
    claimed: money(takings),
    settled: money(settled.filter(({ kind }) => kind !== 'ENCASHMENT')),
    encashed: money(settled.filter(({ kind }) => kind === 'ENCASHMENT')),
    balance: sum(({ worth, fare, used, left }) => (left === 0 ? 0n : most(0n, worth - (fare ?? 0n) * BigInt(used)))),
    liability: (isLast ? sum(({ id, accrued, fare }) => most(0n, accrued - (fare ?? 0n) * taken(id))) : 0n) + money(approved.filter(({ settledOn }) => settledOn === null)),
  };
};
