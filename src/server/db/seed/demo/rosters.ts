/** Shifts of the weaving floor: a week that is published, one that is being planned, a rotation after that, and swaps that wait. */
import { addDays } from '../../../../domain/dates.ts';
import type { Transaction } from '../../org.ts';
import { seeding, type SeedRecord } from '../seeding.ts';
import { isExpected, type Ids, type World } from './world.ts';

type Floor = Pick<World, 'today' | 'people' | 'employees' | 'holidays' | 'locations'> & { readonly schedules: Ids };

/** From Monday on, a letter a day: M morning, E evening. */
const PUBLISHED: Readonly<Record<string, string>> = { '1027': 'EEEEEE', '1028': 'MMMEEE', '1029': 'MMMMMM', '1030': 'EEEEEE', '1031': 'MMMEEE' };
const DRAFTS: Readonly<Record<string, string>> = { '1027': 'MMMMMM', '1028': 'EEEMMM', '1029': 'EEEEEE' };
const CODES: Readonly<Record<string, string>> = { M: 'MOR', E: 'EVE' };

/** Far enough ahead that swaps may still be asked for. */
const nextMonday = (today: string): string => {
  const [monday] = [3, 4, 5, 6, 7, 8, 9].map((by) => addDays(today, by)).filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1);
  return monday!;
};

/** Only on days on which people work anyway: the demo's days of leave and figures stay as they are. */
const shiftsOf = ({ people, employees, schedules, ...world }: Floor, week: string, plan: Readonly<Record<string, string>>, status: string): SeedRecord[] =>
  Object.entries(plan).flatMap(([number, letters]) =>
    [...letters].flatMap((letter, at): SeedRecord[] => {
      const day = addDays(week, at);
      const person = people.find((one) => one.number === number)!;
      return isExpected(person, day, world as unknown as World) ? [{ employeeId: employees.get(number), day, kind: 'SHIFT', workScheduleId: schedules.get(CODES[letter]!), status }] : [];
    }),
  );

export const seedRosters = async (tx: Transaction, floor: Floor): Promise<void> => {
  const { today, employees, schedules } = floor;
  const monday = nextMonday(today);
  const published = shiftsOf(floor, monday, PUBLISHED, 'PUBLISHED');
  const seed = seeding(tx);
  await seed.add('ScheduledShift', [...published, ...shiftsOf(floor, addDays(monday, 7), DRAFTS, 'DRAFT')]);
  await seed.add('ShiftRotation', [{
    name: 'Weaving around the clock', startsOn: addDays(monday, 14), plannerId: employees.get('1009'),
    steps: [{ workScheduleId: schedules.get('MOR'), days: 2 }, { workScheduleId: schedules.get('EVE'), days: 2 }, { workScheduleId: schedules.get('NIG'), days: 2 }, { workScheduleId: null, days: 2 }],
    members: ['1027', '1029', '1030', '1031'].map((number, at) => ({ employeeId: employees.get(number), startsAtDay: 1 + 2 * at, fromDate: null, toDate: null })),
  }]);
  const shiftOn = (number: string, day: string): unknown => published.find((one) => one['employeeId'] === employees.get(number) && one['day'] === day)?.['workScheduleId'];
  await seed.add('ShiftSwap', ([['1027', '1028', 1, 'PENDING_COLLEAGUE', 'School meeting in the afternoon'], ['1029', '1030', 2, 'PENDING_APPROVAL', 'Train to Madurai in the morning']] as const).flatMap(([number, other, at, status, reason]): SeedRecord[] => {
    const day = addDays(monday, at);
    const [given, taken] = [shiftOn(number, day), shiftOn(other, day)];
    // On a holiday nobody has a shift to swap.
    return given === undefined || taken === undefined ? [] : [{ employeeId: employees.get(number), day, workScheduleId: given, colleagueId: employees.get(other), colleagueDay: day, colleagueWorkScheduleId: taken, reason, status }];
  }));
  await seed.finish('Shifts of the demo organisation');
};
