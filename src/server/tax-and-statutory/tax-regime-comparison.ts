import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { ownRegime } from '../income-tax/own-regime.ts';

export const taxRegimeComparison = (_args: object, { db }: Context, { session }: Grant) => withOrg(db, session.orgCode, async (tx) => ({ errorCode: '', message: '', ...(await ownRegime(tx, session.employeeId)) }));
