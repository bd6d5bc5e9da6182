import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { worldNames } from '../reference-lists/names.ts';

/** Document 0 §7: the countries of the world, by their names in the caller's language. */
export const listCountries = ({ searchString }: { readonly searchString?: string | null }, _context: Context, { session }: Grant) => {
  const countries = worldNames('COUNTRY', session.language, searchString).map(({ code, name }) => ({ Country_Code: code, Country_Name: name }));
  return { errorCode: '', message: '', totalRecords: countries.length, countries };
};
