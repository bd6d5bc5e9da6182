import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { listOfForm, tableHeaders, type HeadersOf } from '../list-views/table-headers.ts';
import { refuse } from '../refuse.ts';

/** Document 1 §7: the columns of a list, in the caller's own arrangement. */
export const getDataTableDefaultHeaders = async (of: HeadersOf, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const listed = listOfForm(session, of);
  return { errorCode: '', message: '', tableHeaders: await withOrg(db, session.orgCode, (tx) => tableHeaders(tx, session, listed)) };
};
