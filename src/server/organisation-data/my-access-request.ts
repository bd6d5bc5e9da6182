import { formOf } from '../access-requests/form-of.ts';
import { readMyRequest } from '../access-requests/my-request.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';

/** What the caller last asked for on a form, or without one. */
export const myAccessRequest = async ({ formId }: { readonly formId?: number | null }, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const form = formOf(formId);
  return withOrg(db, session.orgCode, (tx) => readMyRequest(tx, session, form));
};
