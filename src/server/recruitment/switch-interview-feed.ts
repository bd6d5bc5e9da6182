import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { switchFeed } from '../own-calendar/own-calendar.ts';
import { readMyIntegration } from './integrations/read-my-integration.ts';

/** Makes the address of the own interviews, or ends it at once. */
export const switchInterviewFeed = ({ isOn }: { readonly isOn: boolean }, context: Context, { session }: Grant) =>
  withOrg(context.db, session.orgCode, async (tx) => {
    await switchFeed(tx, session.userId, isOn);
    return readMyIntegration(tx, context, session);
  });
