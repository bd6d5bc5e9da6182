/** Days without pay of the demo people in the pay cycles before this one, and what they ask to have back. */
import { addMonths, firstOfMonth, lastOfMonth } from '../../../../domain/dates.ts';
import { daysOf } from '../../../../domain/leave/working-days.ts';
import type { SeedRecord } from '../seeding.ts';
import { isExpected } from './world.ts';
import type { Ids, World } from './world.ts';

/** Number, months back, which working day of the month, why, and what was asked with it. */
const DAYS = [
  ['1028', 1, 8, 'Fever, no sick leave left', 'PENDING', 'Doctor’s note came later'],
  ['1028', 1, 9, 'Fever, no sick leave left', null, null],
  ['1027', 1, 12, 'Road closed by the flood', 'PENDING', 'The whole village could not leave'],
  ['1026', 1, 15, 'Long weekend', 'REJECTED', 'Earned leave was there'],
  ['1031', 2, 5, 'Hospital with a child', 'APPROVED', 'Paid by the sick leave of the year'],
  ['1042', 1, 6, 'Family matter', 'DRAFT', 'Leave balance was read wrongly'],
] as const;

const dayOf = (world: World, number: string, back: number, which: number): string => {
  const first = firstOfMonth(addMonths(firstOfMonth(world.today), -back));
  const person = world.people.find((one) => one.number === number)!;
  return daysOf(first, lastOfMonth(first)).filter((day) => isExpected(person, day, world))[which]!;
};

export const unpaidLeave = (world: World, types: Ids): readonly SeedRecord[] =>
  DAYS.map(([number, back, which, reason]) => {
    const day = dayOf(world, number, back, which);
    return { employeeId: world.employees.get(number), leaveTypeId: types.get('LWP'), fromDate: day, toDate: day, days: '1', reason, status: 'APPROVED' };
  });

/** `cycles` by name, which is their month. */
export const lopRecoveries = (world: World, cycles: Ids): readonly SeedRecord[] =>
  DAYS.flatMap(([number, back, which, , status, reason]) => {
    const lopDate = dayOf(world, number, back, which);
    return status === null ? [] : [{ employeeId: world.employees.get(number), lopDate, days: '1', cause: 'UNPAID_LEAVE', lostInId: cycles.get(lopDate.slice(0, 7)), paidInId: status === 'APPROVED' ? cycles.get(world.today.slice(0, 7)) : null, reason, status }];
  });
