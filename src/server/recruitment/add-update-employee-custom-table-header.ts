import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { keepTableHeaders, listOfForm, tableHeaders, type HeadersOf } from '../list-views/table-headers.ts';
import { refuse } from '../refuse.ts';

/** Document 1 §7: keeps the caller's columns of a list, in the view that it begins with. */
export const addUpdateEmployeeCustomTableHeader = async ({ tableHeaders: keys, ...of }: HeadersOf & { readonly tableHeaders: readonly string[] }, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const listed = listOfForm(session, of);
  return withOrg(db, session.orgCode, async (tx) => {
    await keepTableHeaders(tx, session, listed, keys);
    return { errorCode: '', message: '', tableHeaders: await tableHeaders(tx, session, listed) };
  });
};
