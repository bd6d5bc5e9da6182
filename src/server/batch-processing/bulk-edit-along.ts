import type { Context } from '../context.ts';
import { coercePatch } from '../graphql/coerce-filter.ts';
import { answerAlong } from '../resource/along.ts';
import { matchingIds } from '../resource/bulk-edit/matching-ids.ts';
import type { BulkEditInput } from '../resource/bulk-edit/serving.ts';
import { signedIn } from '../resource/import/serving.ts';
import { namedResource, updateGrant } from '../resource/update-grant.ts';

export const bulkEditAlong = async ({ input }: { readonly input: BulkEditInput }, context: Context): Promise<object> => {
  const [session, resource] = [signedIn(context), namedResource(input.type)];
  const grant = updateGrant(session, resource);
  const values = coercePatch(resource, input.values);
  const caller = { db: context.db, session, reach: grant, form: grant.forms[0] ?? null, reason: null };
  return answerAlong(resource, caller, async (tx) => {
    const { ids } = await matchingIds(tx, context.db, resource, { search: input.search?.trim() || null, filter: input.filter, form: input.form ?? null, createdAt: new Date().toISOString() }, grant);
    return ids.map((id) => ({ id, values }));
  });
};
