/** Uniforms of the demo people: what there is, who gets it, what they got, and how they were seen in it. */
import { addDays, addMonths } from '../../../../domain/dates.ts';
import { dueOn, outstandingOf } from '../../../../domain/uniforms/issue.ts';
import type { Returned } from '../../../../domain/uniforms/issue.ts';
import type { Transaction } from '../../org.ts';
import { seeding, type SeedRecord } from '../seeding.ts';
import type { MovedPerson } from './moments.ts';
import type { Ids } from './world.ts';

type World = Readonly<Record<'employees' | 'designations' | 'departments', Ids>> & { readonly today: string; readonly people: readonly MovedPerson[] };

const ITEMS = [
  { code: 'SHIRT', name: 'Work shirt', type: 'SHIRT', sizes: 'S, M, L, XL', wearMonths: 12, mustReturn: false, unitValue: '650' },
  { code: 'TROUSERS', name: 'Work trousers', type: 'TROUSERS', sizes: '30, 32, 34, 36, 38', wearMonths: 12, mustReturn: false, unitValue: '900' },
  { code: 'SHOES', name: 'Safety shoes', type: 'SHOES', sizes: '37, 38, 39, 40, 41, 42, 43', wearMonths: 18, onlyEntitled: true, unitValue: '2400', charge: 'REMAINING_VALUE' },
  { code: 'EAR', name: 'Ear protection', type: 'PROTECTIVE_WEAR', sizes: null, wearMonths: 6, mustReturn: false, unitValue: '220' },
  { code: 'BADGE', name: 'Name badge', type: 'BADGE', sizes: null, wearMonths: null, unitValue: '150', charge: 'FULL_VALUE' },
] as const;

/** Name, item, pieces, designation, department. */
const ENTITLEMENTS = [
  ['Machine operators', 'SHIRT', 3, 'OPR', null],
  ['Machine operators', 'TROUSERS', 2, 'OPR', null],
  ['Machine operators', 'SHOES', 1, 'OPR', null],
  ['Weavers, at the looms', 'EAR', 1, 'OPR', 'WEV'],
  ['Shift supervisors', 'SHIRT', 2, 'SUP', null],
  ['Shift supervisors', 'SHOES', 1, 'SUP', null],
  ['Weaving', 'BADGE', 1, null, 'WEV'],
] as const;

/** Item, size, pieces, days before today or months and days of them, whether it was acknowledged; what came back: pieces, days before today, outcome. */
type Got = readonly [item: string, size: string | null, pieces: number, before: number, acknowledged: boolean, back?: readonly [pieces: number, before: number, outcome: Returned['outcome']]];

const GOT: Readonly<Record<string, readonly Got[]>> = {
  '1025': [['SHIRT', 'L', 2, 120, true], ['SHOES', '42', 1, 400, true], ['BADGE', null, 1, 700, true]],
  '1026': [['SHIRT', 'M', 2, 350, true], ['SHOES', '38', 1, 530, true], ['BADGE', null, 1, 700, true]],
  '1027': [['SHIRT', 'L', 3, 200, true], ['TROUSERS', '34', 2, 200, true], ['SHOES', '41', 1, 90, true], ['EAR', null, 1, 60, true]],
  '1028': [['SHIRT', 'S', 3, 350, true], ['TROUSERS', '30', 2, 200, true], ['SHOES', '37', 1, 200, true], ['BADGE', null, 1, 3, false], ['EAR', null, 1, 3, false]],
  '1029': [['SHIRT', 'M', 3, 100, true, [1, 20, 'DAMAGED']], ['TROUSERS', '32', 2, 100, true], ['SHOES', '40', 1, 560, true], ['BADGE', null, 1, 100, true]],
  '1030': [['SHIRT', 'M', 2, 12, false], ['BADGE', null, 1, 12, true]],
  '1031': [['SHIRT', 'XL', 3, 240, true], ['TROUSERS', '36', 2, 240, true], ['SHOES', '43', 1, 240, true], ['EAR', null, 1, 170, true], ['BADGE', null, 1, 300, true, [1, 40, 'LOST']]],
  '1044': [['SHIRT', 'M', 3, 150, true], ['SHOES', '38', 1, 290, true]],
  '1062': [['SHIRT', 'L', 3, 200, true], ['TROUSERS', '34', 2, 200, true], ['SHOES', '42', 1, 330, true], ['BADGE', null, 1, 700, true]],
};

/** Pieces that came into the store, by item and size; of the others nobody counts them. */
const STOCK = [['SHOES', '38', 6], ['SHOES', '40', 4], ['SHOES', '41', 3], ['SHOES', '42', 5], ['SHOES', '43', 2], ['EAR', null, 12], ['BADGE', null, 40]] as const;

/** Of days before today: W in uniform, I incomplete, N not. */
const SEEN: Readonly<Record<string, string>> = { '1025': 'WWWWW', '1027': 'WWWWI', '1028': 'WWIWW', '1029': 'WNIWW', '1030': 'IWWNW', '1031': 'WWWWW', '1062': 'WWWWW' };
const STATES: Readonly<Record<string, string>> = { W: 'WORN', I: 'INCOMPLETE', N: 'NOT_WORN' };
const REMARKS: Readonly<Record<string, { readonly item: string; readonly remark: string }>> = { I: { item: 'EAR', remark: 'Without ear protection at the looms' }, N: { item: 'SHOES', remark: 'In street shoes' } };

const issuesOf = ({ today, people, employees }: World, items: Ids): readonly SeedRecord[] =>
  Object.entries(GOT).flatMap(([number, got]) => {
    const joined = people.find((one) => one.number === number)!.joined;
    return got.map(([code, size, quantity, before, isAcknowledged, back]): SeedRecord => {
      const issuedOn = [addDays(today, -before), addDays(joined, 1)].toSorted().at(-1)!;
      const returns = back === undefined ? [] : [{ quantity: back[0], day: [addDays(today, -back[1]), issuedOn].toSorted().at(-1)!, outcome: back[2] }];
      const terms = ITEMS.find((item) => item.code === code)!;
      return {
        employeeId: employees.get(number), itemId: items.get(code), size, quantity, issuedOn, condition: 'NEW', returns, outstanding: outstandingOf({ quantity, returns }), deductPieces: back?.[2] === 'LOST' ? back[0] : null, dueOn: dueOn(issuedOn, terms),
        acknowledgedAt: isAcknowledged ? `${addDays(issuedOn, 1)}T04:30:00.000Z` : null,
      };
    });
  });

export const seedUniforms = async (tx: Transaction, world: World): Promise<void> => {
  const { today, employees, designations, departments } = world;
  const seed = seeding(tx);
  const ids = await seed.add('UniformItem', ITEMS);
  const items: Ids = new Map(ITEMS.map(({ code }, at) => [code, ids[at]!]));
  await seed.add('UniformEntitlement', ENTITLEMENTS.map(([name, item, quantity, designation, department]) => ({ name, itemId: items.get(item), quantity, designationId: designation === null ? null : designations.get(designation), departmentId: department === null ? null : departments.get(department) })));
  await seed.add('UniformStockEntry', STOCK.map(([item, size, quantity]) => ({ itemId: items.get(item), size, quantity, type: 'RECEIVED', date: addMonths(today, -20), reference: 'Kovai Safety Supplies, first delivery' })));
  await seed.add('UniformIssue', issuesOf(world, items));
  await seed.add('UniformObservation', Object.entries(SEEN).flatMap(([number, letters]) => [...letters].map((letter, at): SeedRecord => {
    const noted = REMARKS[letter];
    return { employeeId: employees.get(number), date: addDays(today, -2 - at * 4), state: STATES[letter], itemId: noted === undefined ? null : items.get(noted.item), remark: noted?.remark ?? null };
  })));
  await seed.finish('Uniforms of the demo organisation');
};
