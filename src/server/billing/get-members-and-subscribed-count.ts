import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { done } from './answers.ts';
import { customerOf } from './customer.ts';
import { countMembers } from './members.ts';
import { readSubscription } from './subscription.ts';

/** Document 0 §7: people beside what is paid for. `source` names the asking screen and changes nothing. */
export const getMembersAndSubscribedCount = async (_args: { readonly source?: string | null }, context: Context) => {
  const { orgCode } = await customerOf(context);
  return withOrg(context.db, orgCode, async (tx) => {
    const subscription = await readSubscription(tx);
    return { ...done, ...(await countMembers(tx)), subscribedQuantity: subscription === null || subscription.status === 'CANCELLED' ? 0 : subscription.quantity };
  });
};
