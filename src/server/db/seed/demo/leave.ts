/** Leave of the demo people: what they may take, took, take today and ask for. */
import { addDays } from '../../../../domain/dates.ts';
import { daysOf } from '../../../../domain/leave/working-days.ts';
import type { SeedRecord } from '../seeding.ts';
import { chance } from './chance.ts';
import { isExpected } from './world.ts';
import type { Ids, World } from './world.ts';

export const leaveTypes = [
  { code: 'CL', name: 'Casual leave', daysPerYear: '12' },
  { code: 'SL', name: 'Sick leave', daysPerYear: '10' },
  { code: 'EL', name: 'Earned leave', daysPerYear: '18' },
  { code: 'ML', name: 'Maternity leave', daysPerYear: '182' },
  { code: 'PL', name: 'Parental leave', daysPerYear: '10' },
  { code: 'LWP', name: 'Leave without pay', daysPerYear: '0', isPaid: false },
  { code: 'CO', name: 'Compensatory off', daysPerYear: '0', fromCompOff: true },
] as const satisfies readonly SeedRecord[];

const GIVEN = leaveTypes.slice(0, 3);

/** This year's balances of everyone; earned leave carries some days forward. */
export const leaveBalances = ({ people, employees, today }: World, types: Ids): readonly SeedRecord[] => {
  const year = Number(today.slice(0, 4));
  return people.filter(({ left }) => !left).flatMap(({ number }) =>
    GIVEN.map(({ code, name, daysPerYear }) => ({
      employeeId: employees.get(number), leaveTypeId: types.get(code), year, entitledDays: daysPerYear,
      carriedForwardDays: code === 'EL' ? String(chance(number, 'carried') % 9) : '0', note: `${name} ${year}`,
    })),
  );
};

/** Number, leave type, first and last day from today, status, reason. */
type Line = readonly [number: string, type: string, from: number, to: number, status: string, reason: string];

const TOLD: readonly Line[] = [
  // Away today.
  ['1031', 'SL', -1, 1, 'APPROVED', 'Fever, doctor’s note attached'],
  ['1042', 'EL', -3, 4, 'APPROVED', 'Sister’s wedding'],
  ['1049', 'CL', 0, 0, 'APPROVED', 'Moving house'],
  ['1056', 'EL', -5, 2, 'APPROVED', 'Family visit'],
  ['1023', 'SL', 0, 1, 'APPROVED', 'Dental surgery'],
  // The demo's employee.
  ['1028', 'CL', -40, -39, 'APPROVED', 'Temple festival at home'],
  ['1028', 'SL', -96, -96, 'APPROVED', 'Migraine'],
  ['1028', 'EL', 9, 13, 'PENDING', 'Trip to Kerala'],
  ['1028', 'CL', -12, -12, 'REJECTED', 'Long weekend'],
  ['1028', 'CL', 30, 30, 'DRAFT', 'School function'],
  // Waiting for a decision.
  ['1027', 'EL', 6, 9, 'PENDING', 'House repair'],
  ['1026', 'CL', 3, 3, 'PENDING', 'Bank work'],
  ['1030', 'SL', 1, 1, 'PENDING', 'Eye check-up'],
  ['1009', 'EL', 14, 20, 'PENDING', 'Holiday with the family'],
  ['1018', 'CL', 4, 5, 'PENDING', 'Cousin’s engagement'],
  ['1052', 'EL', 8, 12, 'PENDING', 'Design fair in Milan'],
  ['1037', 'CL', 2, 2, 'PENDING', 'Personal errand'],
  // Decided otherwise.
  ['1033', 'EL', 5, 15, 'REJECTED', 'Pilgrimage'],
  ['1040', 'CL', 7, 7, 'CANCELLED', 'Plan changed'],
  ['1055', 'CL', 12, 12, 'DRAFT', 'Driving test'],
  ['1047', 'LWP', 20, 30, 'APPROVED', 'Move to Lyon'],
];

/** Two or three short absences of everyone in the months before, all approved. */
const taken = ({ people }: World): Line[] =>
  people.filter(({ left }) => !left).flatMap(({ number }): Line[] =>
    [0, 1, 2].flatMap((which): Line[] => {
      const back = 35 + ((chance(number, which, 'back') * 3) % 220);
      const long = chance(number, which, 'long') % 3;
      if (number === '1028' || chance(number, which, 'taken') < 25) return [];
      return [[number, ['CL', 'SL', 'EL'][chance(number, which) % 3]!, -back, long - back, 'APPROVED', ['Family matter', 'Not well', 'Rest', 'Festival'][chance(number, which, 'why') % 4]!]];
    }),
  );

/** All requests; those without a working day, or from before somebody joined, are left out. */
export const leaveRequests = (world: World, types: Ids): readonly SeedRecord[] =>
  [...TOLD, ...taken(world)].flatMap(([number, type, from, to, status, reason]): SeedRecord[] => {
    const person = world.people.find((one) => one.number === number)!;
    const [fromDate, toDate] = [addDays(world.today, from), addDays(world.today, to)];
    const days = daysOf(fromDate, toDate).filter((day) => isExpected(person, day, world)).length;
    if (days === 0 && status === 'APPROVED' && from < -1) return [];
    return fromDate < person.joined ? [] : [{ employeeId: world.employees.get(number), leaveTypeId: types.get(type), fromDate, toDate, days: String(days), reason, status }];
  });
