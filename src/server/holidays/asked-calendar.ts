import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { calendarOf } from './public-holidays.ts';
import type { Calendar } from './public-holidays.ts';

export type CalendarAsked = { readonly country: string; readonly state?: string | null; readonly year: number; readonly locationId?: string | null };

const [FIRST, LAST] = [2000, 2100];

/** The calendar that is asked for. Refuses a year out of reach and a country without one. */
export const askedCalendar = async ({ country, state, year }: CalendarAsked, session: Session): Promise<Calendar> => {
  if (year < FIRST) refuseProblems({ session }, [{ field: 'year', ...finding('rule.min', { minValue: FIRST }) }]);
  if (year > LAST) refuseProblems({ session }, [{ field: 'year', ...finding('rule.max', { maxValue: LAST }) }]);
  const calendar = await calendarOf(country, state ?? null, year, session.language);
  if (calendar === undefined) refuseProblems({ session }, [{ field: 'country', ...finding('holidayGeneration.unknownCountry') }]);
  return calendar!;
};

/** 'Day name' of the holidays that the location, or every location, has in the year and where one goes on into the next, folded as the database compares names. */
export const holidaysThere = async (tx: Transaction, { year, locationId }: CalendarAsked, names: readonly string[]): Promise<ReadonlySet<string>> => {
  if (locationId != null && (await tx.query('select from location where org_code = $1 and id = $2::bigint', [tx.orgCode, /^\d{1,18}$/.test(locationId) ? locationId : '-1'])).length === 0) throw refuse('NOT_FOUND');
  const rows = await tx.query<{ key: string }>(
    `select distinct h.date::text || ' ' || n.name as key from holiday h join unnest($4::text[]) as n(name) on h.name_folded = fold(n.name)
     where h.org_code = $1 and h.date between make_date($2, 1, 1) and make_date($2 + 1, 1, 31) and (h.location_id is null or h.location_id = $3::bigint)`,
    [tx.orgCode, year, locationId ?? null, names],
  );
  return new Set(rows.map(({ key }) => key));
};
