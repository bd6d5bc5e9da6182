/** The other requests of the demo people: hours off, compensatory off, working from home, corrections of attendance, and those who leave. */
import { addDays } from '../../../../domain/dates.ts';
import type { SeedRecord } from '../seeding.ts';
import { isExpected } from './world.ts';
import type { Ids, World } from './world.ts';

export const shortTimeOff = ({ employees, today }: World): readonly SeedRecord[] =>
  ([
    ['1028', 2, '10:00', '12:00', 'PENDING', 'Parents’ evening'],
    ['1028', -6, '09:00', '10:30', 'APPROVED', 'Dentist'],
    ['1027', 1, '12:00', '14:00', 'PENDING', 'Passport office'],
    ['1018', -2, '15:00', '17:00', 'APPROVED', 'Vehicle inspection'],
    ['1055', 0, '16:00', '18:00', 'APPROVED', 'School pick-up'],
    ['1040', -9, '09:00', '11:00', 'REJECTED', 'Errand'],
    ['1052', 5, '14:00', '16:00', 'DRAFT', 'Visa appointment'],
  ] as const).map(([number, day, fromTime, toTime, status, reason]) => ({ employeeId: employees.get(number), date: addDays(today, day), fromTime, toTime, status, reason }));

export const compOffs = ({ employees, today }: World): readonly SeedRecord[] =>
  ([
    ['1028', -13, '1', 'APPROVED', 'Stock count on Sunday'],
    ['1028', -34, '0.5', 'PENDING', 'Machine set-up before the audit'],
    ['1025', -6, '1', 'PENDING', 'Loom repair'],
    ['1045', -20, '1', 'APPROVED', 'Boiler maintenance'],
    ['1045', -75, '1', 'APPROVED', 'Yearly overhaul'],
    ['1055', -13, '1', 'REJECTED', 'Server move'],
    ['1027', -130, '1', 'APPROVED', 'Loom overhaul'],
    ['1027', -82, '1', 'APPROVED', 'Stock count on Sunday'],
    ['1030', -27, '0.5', 'APPROVED', 'Trial run of the new looms'],
    ['1026', -48, '1', 'APPROVED', 'Audit of the mill'],
  ] as const).map(([number, day, days, status, reason]) => ({ employeeId: employees.get(number), workedOn: addDays(today, day), days, expiresOn: addDays(today, day + 90), status, reason }));

/** Leave that is taken from compensatory off, on the next working day. */
export const compOffLeave = (world: World, types: Ids): readonly SeedRecord[] =>
  ([
    ['1045', -33, 'APPROVED', 'Rest after the overhaul'],
    ['1026', -19, 'APPROVED', 'Rest after the audit'],
    ['1027', 4, 'PENDING', 'Day with the family'],
  ] as const).map(([number, from, status, reason]) => {
    const person = world.people.find((one) => one.number === number)!;
    let day = addDays(world.today, from);
    while (!isExpected(person, day, world)) day = addDays(day, 1);
    return { employeeId: world.employees.get(number), leaveTypeId: types.get('CO'), fromDate: day, toDate: day, days: '1', reason, status };
  });

export const homeWork = ({ employees, today }: World): readonly SeedRecord[] =>
  ([
    ['1055', -1, 3, 'APPROVED', 'Plumber at home'],
    ['1056', 6, 8, 'PENDING', 'Child care'],
    ['1053', -4, 0, 'APPROVED', 'Quiet days for the spring collection'],
    ['1016', 2, 2, 'PENDING', 'Internet installation'],
    ['1020', -10, -9, 'APPROVED', 'Interviews by video'],
    ['1028', 4, 4, 'REJECTED', 'Training at home'],
  ] as const).map(([number, from, to, status, reason]) => ({ employeeId: employees.get(number), fromDate: addDays(today, from), toDate: addDays(today, to), status, reason }));

export const exits = ({ employees, today }: World): readonly SeedRecord[] =>
  ([
    ['1044', -20, 10, 'APPROVED', 'Further studies'],
    ['1048', -40, 0, 'APPROVED', 'End of the fixed term'],
    ['1062', -5, 25, 'PENDING', 'Retirement'],
    ['1059', -42, 18, 'APPROVED', 'Another position'],
    ['1035', -60, -30, 'CANCELLED', 'Withdrawn after a talk'],
  ] as const).map(([number, notice, last, status, reason]) => ({ employeeId: employees.get(number), noticeDate: addDays(today, notice), lastWorkingDay: addDays(today, last), status, reason }));
