/** What a claim of tickets comes to, and what is wrong with it. */
import { toScaled } from '../decimal.ts';
import { shareOf, toMinor } from '../money.ts';
import { finding } from '../problem.ts';
import { cycleAt, standingsOf } from './standing.ts';
import { eligibleFrom } from './cycles.ts';
import { SELF } from './terms.ts';
import type { Problem } from '../problem.ts';
import type { CycleStanding, PersonStanding } from './standing.ts';
import type { ClaimKind, Grounds } from './terms.ts';

export type TicketClaim = {
  readonly kind: ClaimKind;
  /** ISO day. */
  readonly on: string;
  /** `SELF` and ids of family members, as they stand in the claim. */
  readonly people: readonly string[];
  /** Decimal text; null where it is not told. */
  readonly spent: string | null;
};

/** Money in minor units. */
export type ReckonedClaim = {
  /** Null where no policy covers the day, or the day lies beyond the cycle that runs today. */
  readonly standing: CycleStanding | null;
  readonly asked: readonly PersonStanding[];
  /** What the tickets of all who fly may come to, or the share of it that is encashed. */
  readonly limit: bigint;
  readonly amount: bigint;
  /** Of those who fly: what has accrued by today, or until they leave, and nobody took. */
  readonly accruedLeft: bigint;
};

/** With two digits. */
const HUNDRED_PERCENT = 10_000n;

/** A claim beside all others of the employee: `grounds` has no taking of the claim itself. A share that is encashed is rounded half up; a booking comes to what it cost once that is told. */
export const reckonClaim = (grounds: Grounds, { kind, on, people, spent }: TicketClaim, today: string): ReckonedClaim => {
  const { leftOn, currency } = grounds;
  const standings = standingsOf(grounds, today, on);
  const standing = standings[cycleAt(standings.map(({ cycle }) => cycle), leftOn, on)] ?? null;
  const asked = (standing?.people ?? []).filter(({ id }) => people.includes(id));
  const fares = asked.reduce((sum, { fare }) => sum + (fare ?? 0n), 0n);
  const limit = kind === 'ENCASHMENT' ? shareOf(fares, toScaled(standing?.cycle.policy.encashmentPercent ?? '100', 2), HUNDRED_PERCENT, 'halfUp') : fares;
  const told = spent === null ? null : toMinor(spent, currency, 'halfUp');
  const isActual = kind === 'REIMBURSEMENT' && standing?.cycle.policy.basis === 'ACTUALS';
  const amount = told !== null && (kind === 'BOOKING' || (isActual && told < limit)) ? told : limit;
  const accruedLeft = asked.reduce((sum, { accrued, worth, fare, used }) => sum + (accrued < worth ? accrued : worth) - (fare ?? 0n) * BigInt(used), 0n);
  return { standing, asked, limit, amount, accruedLeft: accruedLeft > 0n ? accruedLeft : 0n };
};

/** How days and amounts are said, and who somebody is; null where they are not of the employee's family. */
export type ClaimWords = { readonly day: (day: string) => string; readonly money: (minor: bigint) => string; readonly nameOf: (id: string) => string | null };

const fieldOf = (claim: TicketClaim, id: string): string => (id === SELF ? 'forSelf' : `travellers.${claim.people.filter((one) => one !== SELF).lastIndexOf(id)}.familyMemberId`);

const dayProblems = (grounds: Grounds, { on }: TicketClaim, { standing }: ReckonedClaim, today: string, words: ClaimWords): Problem[] => {
  if (standing === null) {
    const last = standingsOf(grounds, today).at(-1)?.cycle;
    return [{ field: 'travelOn', ...(last !== undefined && on > last.until ? finding('airTicketClaim.laterCycle', { day: words.day(last.until) }) : finding('airTicketClaim.noPolicy', { name: grounds.name })) }];
  }
  const first = eligibleFrom(grounds, standing.cycle.policy);
  if (first === null) return [{ field: 'travelOn', ...finding('airTicketClaim.notConfirmed') }];
  return on < first ? [{ field: 'travelOn', ...finding('airTicketClaim.notYet', { day: words.day(first) }) }] : [];
};

/** Each who flies is covered, is there once, has a fare and a ticket left. */
const peopleProblems = (claim: TicketClaim, { asked }: ReckonedClaim, policy: string, words: ClaimWords): Problem[] =>
  [...new Set(claim.people)].flatMap((id): Problem[] => {
    const at = (found: ReturnType<typeof finding>): Problem[] => [{ field: fieldOf(claim, id), ...found }];
    const [person, told] = [asked.find((one) => one.id === id), words.nameOf(id)];
    if (told === null) return at(finding('rule.reference'));
    if (claim.people.filter((one) => one === id).length > 1) return at(finding('airTicketClaim.travellerTwice', { name: told }));
    if (person === undefined || (person.bornOn !== null && person.bornOn > claim.on)) return at(finding('airTicketClaim.notCovered', { name: told, policy }));
    const { name, entitled, carried, used } = person;
    if (person.left === 0 || !person.mayTake) return at(finding('airTicketClaim.noneLeft', { name, entitled, carried, used }));
    return person.fare === null ? at(finding('airTicketClaim.noFare', { name })) : [];
  });

/** What nobody may ask for, whoever enters it: more than the entitlement, for others than the policy covers, before its time. */
export const claimProblems = (grounds: Grounds, claim: TicketClaim, reckoned: ReckonedClaim, today: string, words: ClaimWords): Problem[] => {
  const { standing, asked, amount, accruedLeft } = reckoned;
  const days = dayProblems(grounds, claim, reckoned, today, words);
  if (claim.people.length === 0) return [...days, { field: 'forSelf', ...finding('airTicketClaim.nobody') }];
  if (standing === null) return days;
  const { policy, until } = standing.cycle;
  const limited = !policy.inAdvance || (policy.proratedForLeavers && grounds.leftOn !== null && grounds.leftOn <= until);
  const people = peopleProblems(claim, reckoned, policy.name, words);
  const entitled = asked.reduce((sum, { worth }) => sum + worth, 0n);
  return [
    ...days,
    ...people,
    ...(claim.kind === 'ENCASHMENT' && !policy.encashment ? [{ field: 'kind', ...finding('airTicketClaim.noEncashment', { policy: policy.name }) }] : []),
    ...(claim.kind === 'REIMBURSEMENT' && policy.basis === 'ACTUALS' && claim.spent === null ? [{ field: 'spent', ...finding('airTicketClaim.spentNeeded') }] : []),
    ...(limited && people.length === 0 && amount > accruedLeft
      ? [{ field: claim.kind === 'REIMBURSEMENT' ? 'spent' : 'kind', ...finding('airTicketClaim.notAccrued', { amount: words.money(amount), accrued: words.money(accruedLeft), entitled: words.money(entitled) }) }]
      : []),
  ];
};
