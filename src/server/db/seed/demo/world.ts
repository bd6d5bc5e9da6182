import { isWorkingDay } from '../../../../domain/leave/working-days.ts';
import type { SeedRecord } from '../seeding.ts';
import type { MovedPerson } from './moments.ts';

export type Ids = ReadonlyMap<string, string>;

/** What the records of the demo refer to. */
export type World = {
  readonly today: string;
  readonly now: Date;
  readonly people: readonly MovedPerson[];
  /** By number of the employee. */
  readonly employees: Ids;
  readonly locations: Ids;
  /** By name. */
  readonly accreditations: Ids;
  readonly holidays: readonly SeedRecord[];
};

const TIGHT = ['SUNDAY'];
const USUAL = ['SATURDAY', 'SUNDAY'];

/** The work schedule of a department's people. */
export const shiftOf = ({ department }: Pick<MovedPerson, 'department'>): 'GEN' | 'MOR' | 'EVE' => (department === 'WEV' || department === 'DYE' ? 'MOR' : department === 'SPN' ? 'EVE' : 'GEN');

/** Days of the week on which the people of a shift rest: the mills work on Saturdays. */
export const restDaysOf = (shift: string): readonly string[] => (shift === 'GEN' ? USUAL : TIGHT);

/** Whether somebody is expected to work on a day: employed, not a rest day, no mandatory holiday at the location. */
export const isExpected = (person: MovedPerson, day: string, { holidays, locations }: World): boolean => {
  if (person.joined > day || person.left) return false;
  const free = holidays.filter(({ kind, date, locationId }) => kind !== 'PERSONAL_CHOICE' && date === day && (locationId == null || locationId === locations.get(person.location)));
  return free.length === 0 && isWorkingDay(day, { restDays: restDaysOf(shiftOf(person)), holidays: new Set() });
};
