import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { choiceNames } from '../reference-lists/names.ts';
import { ofOwnOrganisation } from '../reference-lists/of-own-organisation.ts';

/** Document 1 §7: the marital statuses that forms offer. A Url_Hash opens nothing: who asks is the session. */
export const listMartialStatus = ({ Org_Code }: { readonly Org_Code?: string | null }, _context: Context, { session }: Grant) => {
  ofOwnOrganisation(Org_Code, session);
  return { errorCode: '', message: '', maritalStatus: choiceNames('maritalStatus', session.language).map(({ code, name }) => ({ Marital_Status_Code: code, Marital_Status: name })) };
};
