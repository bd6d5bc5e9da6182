import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readLeavers } from '../settlement/list-leavers.ts';
import type { LeaversAsked } from '../settlement/list-leavers.ts';

/** Who leaves or has left, and where their settlements stand. */
export const listLeavers = (asked: LeaversAsked, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { counts, rows } = await readLeavers(tx, grant, asked);
    const { found, ...told } = counts;
    return { errorCode: '', message: '', ...told, totalRecords: found, rows };
  });
