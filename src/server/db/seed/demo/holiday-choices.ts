/** Who of the demo chose which holidays of personal choice, ahead of the day it is made. */
import { addDays } from '../../../../domain/dates.ts';
import { choiceProblem, usualChoiceTerms } from '../../../../domain/leave/holiday-choice.ts';
import { offeredDays } from '../../../holidays/offered-days.ts';
import type { Transaction } from '../../org.ts';
import { seeding, type SeedRecord } from '../seeding.ts';
import type { World } from './world.ts';

/** By number of the employee, which of the coming ones that each may choose. Who signs in as employee has one and may choose another. */
const CHOSEN: Readonly<Record<string, readonly number[]>> = { '1006': [0], '1009': [1], '1016': [1], '1028': [1], '1029': [0], '1030': [1], '1031': [0, 1], '1042': [0] };

/** Not so near that what goes on around today would change. */
const AHEAD = 10;

export const seedHolidayChoices = async (tx: Transaction, { employees, today }: Pick<World, 'employees' | 'today'>): Promise<void> => {
  const seed = seeding(tx);
  const from = addDays(today, AHEAD);
  const records: SeedRecord[] = [];
  for (const [number, places] of Object.entries(CHOSEN)) {
    const employeeId = employees.get(number)!;
    const open = (await offeredDays(tx, employeeId, from, `${Number(today.slice(0, 4)) + 1}-12-31`, today)).filter((one) => choiceProblem(one, today, usualChoiceTerms, true) === null);
    records.push(...places.flatMap((place) => (open[place] ? [{ employeeId, date: open[place].date, holidayId: open[place].holidayId }] : [])));
  }
  await seed.add('HolidayChoice', records);
  await seed.finish('Chosen holidays of the demo organisation');
};
