/** What happens around today to some of the demo people: joining, probation, birthdays, anniversaries, leaving. */
import { addDays } from '../../../../domain/dates.ts';
import type { DemoPerson } from './people.ts';

export type Moment = { readonly joined?: string; readonly birth?: string; readonly probation?: string; readonly resigned?: string; readonly left?: true };

/** The day of a year on which calendars show what they show on `day`; 29 February becomes the 28th in other years. */
const inYear = (year: number, day: string): string => {
  const { month, day: ofMonth } = Temporal.PlainDate.from(day);
  return Temporal.PlainDate.from({ year, month, day: ofMonth }, { overflow: 'constrain' }).toString();
};

/** By number of the employee. */
const momentsFrom = (today: string): Readonly<Record<string, Moment>> => {
  const at = (days: number): string => addDays(today, days);
  return {
    // On probation: near its end, past it, and just begun.
    1030: { joined: at(-82), probation: at(7) },
    1036: { joined: at(-75), probation: at(14) },
    1054: { joined: at(-100), probation: at(-11) },
    1029: { joined: at(-20), probation: at(69) },
    1060: { joined: at(-4), probation: at(85) },
    1061: { joined: at(-10), probation: at(79) },
    // Years of service.
    1025: { joined: inYear(2009, today) },
    1027: { joined: inYear(2018, at(2)) },
    1046: { joined: inYear(2018, at(9)) },
    1041: { joined: inYear(2011, at(5)) },
    // Birthdays.
    1052: { birth: inYear(1993, today) },
    1031: { birth: inYear(1991, at(1)) },
    1006: { birth: inYear(1983, at(6)) },
    1026: { birth: inYear(1990, at(3)) },
    // Leaving.
    1044: { resigned: at(-20) },
    1048: { resigned: at(-40) },
    1062: { resigned: at(-5) },
    1059: { resigned: at(-42), left: true },
  };
};

export type MovedPerson = DemoPerson & Omit<Moment, 'joined' | 'birth'>;

/** The demo people as they are today. */
export const peopleToday = (people: readonly DemoPerson[], today: string): readonly MovedPerson[] => {
  const moments = momentsFrom(today);
  return people.map((person) => ({ ...person, ...moments[person.number] }));
};
