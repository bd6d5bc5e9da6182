import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { domainCaller, namedWebsites } from '../data-loss-prevention/internet/websites.ts';
import { withOrg } from '../db/org.ts';
import { resourceOf } from '../resource/registry.ts';
import { deleteRecords } from '../resource/remove.ts';

type Arguments = { readonly ids: readonly number[] };

/** Takes domains off everything; blocked ones only while internet access control is on (V-088), as the entity's hook says. */
export const removeInternetDomains = async ({ ids }: Arguments, context: Context, grant: Grant) => {
  const websites = await withOrg(context.db, grant.session.orgCode, (tx) => namedWebsites(tx, ids));
  const { deleted, changeSet } = await deleteRecords(resourceOf('ActivityClassification'), websites.map(({ id }) => id), { ...domainCaller(context, grant), ...(context.idempotencyKey == null ? {} : { idempotencyKey: context.idempotencyKey }) });
  return { errorCode: '', message: '', changeSet, removed: deleted };
};
