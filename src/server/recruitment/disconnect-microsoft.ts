import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { forgetConnection } from '../microsoft/connection.ts';
import { readMyIntegration } from './integrations/read-my-integration.ts';

export const disconnectMicrosoft = (_args: unknown, context: Context, { session }: Grant) =>
  withOrg(context.db, session.orgCode, async (tx) => {
    await forgetConnection(tx, session.userId);
    return readMyIntegration(tx, context, session);
  });
