import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { standingCounts } from './flow/counts.ts';

/** How many stand in each status, for whoever designs the flow: numbers of everybody, names of nobody. */
export const hiringFlowCounts = async (_args: unknown, context: Context, grant: Grant) => ({ errorCode: '', message: '', statuses: await withOrg(context.db, grant.session.orgCode, (tx) => standingCounts(tx)) });
