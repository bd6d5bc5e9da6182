import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readMyIntegration } from './integrations/read-my-integration.ts';

/** The caller's own connections, and nobody else's. */
export const myIntegration = (_args: unknown, context: Context, { session }: Grant) => withOrg(context.db, session.orgCode, (tx) => readMyIntegration(tx, context, session));
