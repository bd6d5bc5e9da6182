import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { nextCycle } from '../payroll/next-cycle.ts';

/** What the form of a new run starts with. */
export const startOfPayrollRun = (_args: object, { db }: Context, { session }: Grant) => withOrg(db, session.orgCode, async (tx) => ({ errorCode: '', message: '', cycleId: await nextCycle(tx) }));
