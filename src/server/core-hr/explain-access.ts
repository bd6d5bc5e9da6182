import type { FormName } from '../../../generated/forms.ts';
import type { Grant } from '../access/authorise.ts';
import { explain } from '../access/explain.ts';
import { readAccountToExplain } from '../access/explain-account.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

type Arguments = { readonly userAccountId: string; readonly askedForm: FormName };

/** The roles, screens and flags behind what an account may do on a form. `askedForm` is what is asked about: it narrows nothing, unlike an argument `form`. */
export const explainAccess = ({ userAccountId, askedForm }: Arguments, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => explain(await readAccountToExplain(tx, session, userAccountId), askedForm));
