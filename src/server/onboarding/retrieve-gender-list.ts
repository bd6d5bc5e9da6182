import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { choiceNames } from '../reference-lists/names.ts';
import { ofOwnOrganisation } from '../reference-lists/of-own-organisation.ts';

/** Document 1 §7: the genders that forms offer. */
export const retrieveGenderList = ({ Org_Code }: { readonly Org_Code?: string | null }, _context: Context, { session }: Grant) => {
  ofOwnOrganisation(Org_Code, session);
  return { errorCode: '', message: '', genders: choiceNames('gender', session.language).map(({ code, name }) => ({ Gender_Code: code, Gender: name })) };
};
