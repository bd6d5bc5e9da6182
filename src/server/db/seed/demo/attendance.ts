/** A month of check-ins and check-outs: most on time, some late, some days without a check-out or without anything. */
import { addDays } from '../../../../domain/dates.ts';
import { daysOf } from '../../../../domain/leave/working-days.ts';
import { toInstant } from '../../../../domain/values/zones.ts';
import type { SeedRecord } from '../seeding.ts';
import { accounts } from './accounts.ts';
import { chance } from './chance.ts';
import type { MovedPerson } from './moments.ts';
import { locations, workSchedules } from './northwind.ts';
import { stayedOn } from './overtime.ts';
import { isExpected, shiftOf } from './world.ts';
import type { Ids, World } from './world.ts';

const BACK = 31;

export const workPlaces = [
  { name: 'Office', kind: 'OFFICE' },
  { name: 'Field', kind: 'FIELD' },
  { name: 'Home', kind: 'WORK_FROM_HOME' },
  { name: 'Customer site', kind: 'OTHER' },
] as const satisfies readonly SeedRecord[];

/** What happens to the demo's employee, by working days back from today. */
const KAVITHA: Readonly<Record<number, 'absent' | 'late' | 'open'>> = { 2: 'late', 4: 'open', 6: 'absent', 9: 'late', 11: 'open' };

type Kind = 'absent' | 'late' | 'open' | 'usual';

const kindOf = (number: string, day: string, back: number): Kind => {
  if (stayedOn(number, back) !== undefined) return 'usual';
  if (number === '1028') return KAVITHA[back] ?? 'usual';
  const drawn = chance(number, day);
  return drawn < 4 ? 'absent' : drawn < 15 ? 'late' : drawn < 19 ? 'open' : 'usual';
};

const clock = (time: string, minutes: number): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = hour * 60 + minute + minutes;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
};

const placeOf = ({ number, department }: MovedPerson, day: string): string => {
  const drawn = chance(number, day, 'place');
  if (['DOM', 'EXP', 'SAL'].includes(department)) return drawn < 50 ? 'Field' : drawn < 60 ? 'Customer site' : 'Office';
  return ['IT', 'DES', 'REC'].includes(department) && drawn < 30 ? 'Home' : 'Office';
};

/** Days on which somebody is away with leave, by employee id. */
type Away = (employeeId: string | undefined, day: string) => boolean;

const punchesOf = (person: MovedPerson, day: string, back: number, world: World, places: Ids): SeedRecord[] => {
  const kind = kindOf(person.number, day, back);
  if (kind === 'absent') return [];
  const { startsAt, endsAt } = workSchedules.find(({ code }) => code === shiftOf(person))!;
  const { timeZone, name } = locations.find(({ code }) => code === person.location)!;
  const place = placeOf(person, day);
  const late = kind === 'late' ? 15 + (chance(person.number, day, 'late') % 60) : (chance(person.number, day, 'start') % 28) - 20;
  const start = clock(startsAt, late);
  // Now and then somebody leaves early; the demo's employee once in a while.
  const end = clock(endsAt, stayedOn(person.number, back) ?? (chance(person.number, day, 'early') < 4 ? -25 - chance(person.number, day, 'end') : (chance(person.number, day, 'end') % 50) - 8));
  const shared = { employeeId: world.employees.get(person.number), workDate: day, workPlaceId: places.get(place), address: place === 'Office' ? name : null, source: place === 'Field' ? 'MOBILE' : 'WEB' };
  const both: SeedRecord[] = [{ ...shared, type: 'IN', at: toInstant(day, start, timeZone) }];
  if (kind !== 'open') both.push({ ...shared, type: 'OUT', at: toInstant(day, end, timeZone) });
  return both.filter(({ at }) => String(at) <= world.now.toISOString());
};

/** The people who may sign in have not checked in today: that is theirs to try. */
export const punches = (world: World, away: Away, places: Ids): readonly SeedRecord[] => {
  const signedUp = new Set(accounts.map(({ employee }) => employee));
  return world.people.flatMap((person) => {
    const days = daysOf(addDays(world.today, -BACK), world.today).filter((day) => isExpected(person, day, world) && !away(world.employees.get(person.number), day));
    return days.flatMap((day, index) => (day === world.today && signedUp.has(person.number) ? [] : punchesOf(person, day, days.length - 1 - index, world, places)));
  });
};

/** Corrections that the demo's people asked for. */
export const regularisations = (world: World): readonly SeedRecord[] => {
  const expected = (number: string): string[] => {
    const person = world.people.find((one) => one.number === number)!;
    return daysOf(addDays(world.today, -BACK), world.today).filter((day) => isExpected(person, day, world)).reverse();
  };
  return ([
    ['1028', 11, null, '14:05', 'APPROVED', 'Forgot to check out'],
    ['1028', 6, '06:00', '14:00', 'PENDING', 'Reader at the gate was down'],
    ['1027', 3, '06:02', null, 'PENDING', 'Forgot to check in'],
    ['1031', 8, null, '14:00', 'REJECTED', 'Left early'],
    ['1055', 5, '09:10', '18:20', 'PENDING', 'Worked at the data centre'],
  ] as const).flatMap(([number, back, checkIn, checkOut, status, reason]): SeedRecord[] => {
    const workDate = expected(number)[back];
    return workDate === undefined ? [] : [{ employeeId: world.employees.get(number), workDate, checkIn, checkOut, status, reason }];
  });
};

/** What managers decided about days: lateness excused, and somebody at a trade fair. */
export const dayDecisions = (world: World): readonly SeedRecord[] => {
  const days = (number: string): string[] => {
    const person = world.people.find((one) => one.number === number)!;
    return daysOf(addDays(world.today, -BACK), world.today).filter((day) => isExpected(person, day, world)).reverse();
  };
  return ([
    ['1028', 9, 'LATENESS_EXCUSED', 'The bus broke down'],
    ['1031', 1, 'ON_DUTY', 'Trade fair in Chennai'],
    ['1031', 2, 'ON_DUTY', 'Trade fair in Chennai'],
  ] as const).flatMap(([number, back, kind, reason]): SeedRecord[] => {
    const workDate = days(number)[back];
    return workDate === undefined ? [] : [{ employeeId: world.employees.get(number), workDate, kind, reason }];
  });
};

/** How people check in: one way for all, and two locations with more. */
export const attendanceConfigurations = (places: Ids): readonly SeedRecord[] => [
  { name: 'All locations', attendanceType: 'WEB_AND_MOBILE', regularisationLimit: 3, earlyGraceMinutes: 10 },
  { name: 'Coimbatore mill', locationId: places.get('CBE'), geoFencingEnabled: true, centerLatitude: '11.0168', centerLongitude: '76.9558', radiusMetres: 500, earlyGraceMinutes: 10 },
  { name: 'Bengaluru studio', locationId: places.get('BLR'), facialRecognitionEnabled: true, enableLivenessDetection: true, numberOfChallenges: 2 },
];
