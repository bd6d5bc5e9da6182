import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { askedCalendar, holidaysThere } from '../holidays/asked-calendar.ts';
import type { CalendarAsked } from '../holidays/asked-calendar.ts';
import { knownCountries } from '../holidays/public-holidays.ts';

type Arguments = Omit<CalendarAsked, 'country'> & { readonly country?: string | null };

const ownCountry = async (tx: Transaction): Promise<string> => (await tx.query<{ country: string }>('select country from organisation where org_code = $1', [tx.orgCode]))[0]?.country ?? 'IN';

/** The public holidays of a country, else of the organisation's, in a year, and which of them are there already. */
export const previewHolidays = async ({ country, ...rest }: Arguments, { db }: Context, { session }: Grant) => {
  const args = { ...rest, country: country ?? (await withOrg(db, session.orgCode, ownCountry)) };
  const { states, holidays } = await askedCalendar(args, session);
  const there = await withOrg(db, session.orgCode, (tx) => holidaysThere(tx, args, holidays.map(({ name }) => name)));
  return { errorCode: '', message: '', country: args.country, countries: await knownCountries(), states, holidays: holidays.map((holiday) => ({ ...holiday, exists: there.has(`${holiday.date} ${holiday.name}`) })) };
};
