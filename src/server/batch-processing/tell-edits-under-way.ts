import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { keepEdits, othersEdits, type EditUnderWay } from '../record-talk/edits-under-way.ts';
import { grantOn } from '../record-talk/grant-on.ts';
import { refuse } from '../refuse.ts';
import { signedIn } from '../resource/import/serving.ts';
import { findResource } from '../resource/registry.ts';

type Told = { readonly type: string; readonly mine?: readonly EditUnderWay[] | null; readonly seen: readonly string[] };

/** Records that one telling takes, and that it asks about. */
const MOST = 200;

export const tellEditsUnderWay = async ({ type, mine, seen }: Told, context: Context): Promise<object> => {
  const session = signedIn(context);
  const resource = findResource(type);
  const grant = resource && grantOn(session, resource, 'VIEW');
  if (!resource || !grant) throw refuse('_DB0100');
  const told = mine ?? [];
  if (told.length > MOST || seen.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  if (![...seen, ...told.map(({ id }) => id)].every((id) => /^\d{1,18}$/.test(id))) throw refuse('NOT_FOUND');
  const others = await withOrg(context.db, session.orgCode, async (tx) => {
    const change = mine ? grantOn(session, resource, 'UPDATE') : null;
    if (change) await keepEdits(tx, session, resource, change, told);
    return seen.length === 0 ? [] : othersEdits(tx, session, resource, grant, seen);
  });
  return { errorCode: '', message: '', others };
};
