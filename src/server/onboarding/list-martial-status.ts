import type { Context } from '../context.ts';
import { choiceNames } from '../reference-lists/names.ts';
import { ofOwnOrganisation } from '../reference-lists/of-own-organisation.ts';
import { refuse } from '../refuse.ts';
import { sessionOfLink } from './individuals/session-of-link.ts';

type Arguments = { readonly Org_Code?: string | null; readonly Url_Hash?: string | null };

/** Document 1 §7: the marital statuses that forms offer. Whoever has no session shows the key of their invitation. */
export const listMartialStatus = async ({ Org_Code, Url_Hash }: Arguments, context: Context) => {
  const session = context.session ?? (Url_Hash ? await sessionOfLink(context, Url_Hash) : null);
  if (session === null) throw refuse('UNAUTHENTICATED');
  ofOwnOrganisation(Org_Code, session);
  return { errorCode: '', message: '', maritalStatus: choiceNames('maritalStatus', session.language).map(({ code, name }) => ({ Marital_Status_Code: code, Marital_Status: name })) };
};
