import { reckonClaim } from '../../domain/air-tickets/claim.ts';
import { eligibleFrom } from '../../domain/air-tickets/cycles.ts';
import type { PersonStanding } from '../../domain/air-tickets/standing.ts';
import { SELF } from '../../domain/air-tickets/terms.ts';
import type { ClaimKind } from '../../domain/air-tickets/terms.ts';
import { fromMinor } from '../../domain/money.ts';
import type { Grant } from '../access/authorise.ts';
import { beside, readGrounds } from '../air-tickets/read-grounds.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { employeesOf } from '../people/day-sql.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { bindings } from '../resource/sql.ts';

type Asked = {
  readonly employeeId?: string | null;
  readonly claimId?: string | null;
  readonly kind: ClaimKind;
  readonly travelOn?: string | null;
  readonly forSelf: boolean;
  readonly familyMemberIds: readonly string[];
  readonly spent?: string | null;
};

/** The employee whom the claim is for, within the caller's reach; NOT_FOUND for anybody else. */
const ownerOf = async (tx: Transaction, grant: Grant, told: string | null | undefined): Promise<string> => {
  const id = told ?? grant.session.employeeId;
  if (id === null || !/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const to = bindings(tx.orgCode);
  const [found] = await tx.query(`select from employee e where e.org_code = $1 and e.id = ${to.bind(id)}::bigint and ${employeesOf(grant, to)}`, to.values);
  if (found === undefined) throw refuse('NOT_FOUND');
  return id;
};

/** What a claim comes to as it stands in its form, with the entitlement of the cycle beside all other claims. A claim that was settled or is over shows what is there without it. */
export const reckonAirTickets = ({ employeeId, claimId, kind, travelOn, forSelf, familyMemberIds, spent }: Asked, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const owner = await ownerOf(tx, grant, employeeId);
    const today = await todayOf(tx, owner);
    const { grounds: all, destination } = (await readGrounds(tx, owner))!;
    const grounds = beside(all, claimId ?? null);
    const { currency } = grounds;
    const claim = { kind, on: travelOn ?? today, people: [...(forSelf ? [SELF] : []), ...familyMemberIds.map(String)], spent: spent ?? null };
    const { standing, asked, limit, amount } = reckonClaim(grounds, claim, today);
    const money = (minor: bigint): string => fromMinor(minor, currency);
    const sum = (of: (person: PersonStanding) => bigint): bigint => (standing?.people ?? []).reduce((total, person) => total + of(person), 0n);
    const used = sum(({ fare, used: count }) => (fare ?? 0n) * BigInt(count));
    const entitled = sum(({ worth }) => worth);
    const policy = standing?.cycle.policy ?? null;
    return {
      errorCode: '', message: '', currency, destination, policyName: policy?.name ?? null, basis: policy?.basis ?? null, ticketClass: policy?.ticketClass ?? null,
      encashment: policy?.encashment ?? false, encashmentPercent: policy?.encashmentPercent ?? null, cycleFrom: standing?.cycle.from ?? null, cycleUntil: standing?.cycle.until ?? null,
      eligibleFrom: policy === null ? null : eligibleFrom(grounds, policy), entitled: money(entitled), accrued: money(sum(({ accrued, worth }) => (accrued < worth ? accrued : worth))), used: money(used),
      left: money(entitled > used ? entitled - used : 0n), amount: money(amount), limit: money(limit),
      people: (standing?.people ?? []).map(({ id, name, kin, band, fare, entitled: tickets, carried, used: count, left }) => ({
        familyMemberId: id === SELF ? null : id, name, kin, band, fare: fare === null ? null : money(fare), entitled: tickets, carried, used: count, left, isAsked: asked.some((one) => one.id === id),
      })),
    };
  });
