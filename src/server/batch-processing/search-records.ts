import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { findRecords } from '../resource/find-records/find-records.ts';
import { signedIn } from '../resource/import/serving.ts';

type Arguments = { readonly text: string; readonly types?: readonly string[] | null; readonly limit?: number | null; readonly offset?: number | null };

/** Characters that are looked at; nobody types more. */
const LONGEST = 200;
const MOST_ROWS = 100;
const LAST = 900;

export const searchRecords = async ({ text, types = null, limit, offset }: Arguments, context: Context): Promise<object> => {
  const session = signedIn(context);
  const words = [...text.trim()].slice(0, LONGEST).join('');
  if (words === '') return { errorCode: '', message: '', isAlike: false, rows: [], facets: [], wide: [] };
  const page = { limit: Math.min(Math.max(limit ?? 20, 1), MOST_ROWS), offset: Math.min(Math.max(offset ?? 0, 0), LAST) };
  return { errorCode: '', message: '', ...(await withOrg(context.db, session.orgCode, (tx) => findRecords(tx, session, { words, types, ...page }))) };
};
