import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { worldNames } from '../reference-lists/names.ts';
import { ofOwnOrganisation } from '../reference-lists/of-own-organisation.ts';

/** Document 1 §7: what people may be citizens of. */
export const retrieveNationalityList = ({ Org_Code }: { readonly Org_Code?: string | null }, _context: Context, { session }: Grant) => {
  ofOwnOrganisation(Org_Code, session);
  return { errorCode: '', message: '', nationalities: worldNames('COUNTRY', session.language).map(({ code, name }) => ({ Nationality_Code: code, Nationality_Name: name })) };
};
