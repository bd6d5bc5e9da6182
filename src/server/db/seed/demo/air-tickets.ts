/** Tickets home of the demo people: policies with their history, fares, and what some of them asked for. */
import { reckonClaim } from '../../../../domain/air-tickets/claim.ts';
import { SELF } from '../../../../domain/air-tickets/terms.ts';
import { addDays } from '../../../../domain/dates.ts';
import { fromMinor } from '../../../../domain/money.ts';
import { beside, readGrounds } from '../../../air-tickets/read-grounds.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import type { SeedRecord } from '../seeding.ts';
import type { Ids } from './world.ts';

type World = { readonly employees: Ids; readonly today: string };

/** Destination, code, country, and what an adult, a child and an infant fly for there and back. */
const SECTORS = [
  ['Madurai', 'IXM', 'IN', ['14000', '10500', '2000']],
  ['Kochi', 'COK', 'IN', ['16500', '12400', '2200']],
  ['Manila', 'MNL', 'PH', ['46000', '34500', '5200']],
  ['Paris', 'CDG', 'FR', ['68000', '51000', '7400']],
  ['Osaka', 'KIX', 'JP', ['62000', '46500', '6800']],
] as const;

const policies = (today: string, kin: readonly SeedRecord[]): readonly SeedRecord[] => {
  const changed = `${Number(today.slice(0, 4)) - 1}-01-01`;
  const shared = { coverage: 'ORGANIZATION', status: 'ACTIVE', cycleMonths: 12, cycleFrom: 'JOINING', tickets: 1, afterConfirmation: false, inAdvance: true, proratedForLeavers: true, ticketClass: 'ECONOMY' };
  return [
    { ...shared, name: 'Home leave, employees alone', effectiveFrom: `${Number(today.slice(0, 4)) - 3}-01-01`, effectiveUntil: addDays(changed, -1), childrenCovered: 0, childUntilAge: 18, eligibleAfterMonths: 12, carryCycles: 0, basis: 'FARE', encashment: false },
    { ...shared, name: 'Home leave', effectiveFrom: changed, childrenCovered: 2, childUntilAge: 18, family: kin, eligibleAfterMonths: 6, carryCycles: 1, basis: 'ACTUALS', encashment: true, encashmentPercent: '75' },
  ];
};

type Line = readonly [number: string, kind: string, purpose: string, day: number, family: readonly string[], spent: string | null, status: string, settled: number | null];

/** Days are from today. */
const CLAIMS: readonly Line[] = [
  ['1028', 'REIMBURSEMENT', 'Festival at home', -48, [], '12650', 'APPROVED', -20],
  ['1028', 'ENCASHMENT', 'Ticket of my husband', 0, ['Karthik Selvam'], null, 'PENDING', null],
  ['1011', 'BOOKING', 'Home leave', 21, [], null, 'APPROVED', null],
];

const claimOf = async (tx: Transaction, [number, kind, purpose, day, family, spent, status, settled]: Line, { employees, today }: World): Promise<SeedRecord> => {
  const employeeId = employees.get(number)!;
  const { grounds } = (await readGrounds(tx, employeeId))!;
  const flying = grounds.relatives.filter(({ name }) => family.includes(name)).map(({ id }) => id);
  const on = addDays(today, day);
  const forSelf = family.length === 0;
  const { amount, asked, standing } = reckonClaim(beside(grounds, null), { kind: kind as 'BOOKING', on, people: [...(forSelf ? [SELF] : []), ...flying], spent }, today);
  return {
    employeeId, kind, purpose, travelOn: on, returnOn: kind === 'ENCASHMENT' ? null : addDays(on, 12), forSelf, travellers: flying.map((id) => ({ familyMemberId: id })), spent, claimedOn: addDays(today, Math.min(day + 3, -1)), status,
    amount: fromMinor(amount, grounds.currency), currency: grounds.currency, tickets: asked.length, cycleFrom: standing?.cycle.from ?? null, cycleUntil: standing?.cycle.until ?? null, settledOn: settled === null ? null : addDays(today, settled),
  };
};

export const seedAirTickets = async (tx: Transaction, world: World): Promise<void> => {
  const { employees, today } = world;
  const relations = new Map((await tx.query<{ id: string; name: string }>('select id::text as id, name from relationship where org_code = $1', [tx.orgCode])).map(({ id, name }) => [name, id]));
  const kin = ([['Spouse', 'SPOUSE'], ['Son', 'CHILD'], ['Daughter', 'CHILD']] as const).flatMap(([name, counts]) => (relations.has(name) ? [{ relationshipId: relations.get(name), kin: counts }] : []));
  const seed = seeding(tx);
  await seed.add('AirTicketPolicy', policies(today, kin));
  const sectors = await seed.add('AirTicketSector', SECTORS.map(([destination, code, country]) => ({ destination, code, country, isUsual: code !== 'COK' })));
  const validFrom = `${Number(today.slice(0, 4)) - 3}-01-01`;
  await seed.add('AirTicketFare', SECTORS.map(([, , , [adult, child, infant]], at) => ({ sectorId: sectors[at], ticketClass: 'ECONOMY', validFrom, adult, child, infant, source: 'Average of the last year' })));
  await seed.add('AirTicketHome', [{ employeeId: employees.get('1008'), sectorId: sectors[1], note: 'The family lives in Kochi' }]);
  await seed.finish('Air tickets of the demo organisation');
  const claims = seeding(tx);
  const records: SeedRecord[] = [];
  for (const line of CLAIMS) records.push(await claimOf(tx, line, world));
  await claims.add('AirTicketClaim', records);
  await claims.finish('What the demo people asked for of air tickets');
};
