import { forbiddenFields } from '../access/fields.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { coerceInput } from '../graphql/coerce-filter.ts';
import { refuse } from '../refuse.ts';
import { mailsOfNew } from '../resource/along.ts';
import type { Caller } from '../resource/caller.ts';
import { signedIn } from '../resource/import/serving.ts';
import { addGrant, namedResource } from '../resource/update-grant.ts';

/** Which mails leave where a record is added with these values. */
export const newRecordAlong = async ({ type, values }: { readonly type: string; readonly values: unknown }, context: Context): Promise<object> => {
  const [session, resource] = [signedIn(context), namedResource(type, 'ADD')];
  const grant = addGrant(session, resource);
  const input = coerceInput(resource, values);
  if (forbiddenFields(session, resource, input).length > 0) throw refuse('_DB0101');
  const caller: Caller = { db: context.db, session, reach: grant, form: grant.forms[0] ?? null, reason: null };
  return withOrg(context.db, session.orgCode, async (tx) => ({ errorCode: '', message: '', count: 0, mails: await mailsOfNew(tx, resource, caller, [input]) }));
};
