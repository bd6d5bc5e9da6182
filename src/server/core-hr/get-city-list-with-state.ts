import { isListed } from '../../domain/lists/lists.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { ownCountries } from '../places/own-countries.ts';
import { pageOf } from '../places/page-of.ts';
import { beginningWith, citiesOf } from '../places/places.ts';
import { refuse } from '../refuse.ts';

type Arguments = { readonly countryCode?: string | null; readonly searchString?: string | null; readonly offset?: number | null; readonly limit?: number | null };

/** 'fil-PH': the language that most speak in a country, and the country. */
const localeOf = (country: string): string => `${new Intl.Locale(`und-${country}`).maximize().language}-${country}`;

/** Document 1 §7: cities with their states, by name within each country. */
export const getCityListWithState = async (args: Arguments, { db }: Context, { session }: Grant) => {
  const told = args.countryCode?.trim().toUpperCase();
  if (told && !isListed('COUNTRY', told)) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'countryCode', message: told.slice(0, 20) }] });
  const countries = told ? [told] : await ownCountries(db, session.orgCode);
  const found = (await Promise.all(countries.map(citiesOf))).flatMap((cities) => beginningWith(cities, args.searchString));
  const cities = pageOf(found, args, 25_000).map(({ id, name, country, state }) => ({
    City_Id: id, City_Name: name, Country_Code: country, Locale: localeOf(country), State_Id: state?.id ?? null, State_Name: state?.name ?? null,
  }));
  return { errorCode: '', message: '', totalRecords: found.length, cities };
};
