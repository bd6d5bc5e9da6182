import type { Grant } from '../access/authorise.ts';
import { readDoors, waitingSql } from '../approvals/waiting.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { bindings } from '../resource/sql.ts';

/** How many requests wait for the caller's decision: the figure beside Approvals in the navigation. */
export const countApprovals = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const [found] = await tx.query<{ total: number }>(`${waitingSql(session, await readDoors(tx, session), to)} select count(*)::int as total from waiting`, to.values);
    return { errorCode: '', message: '', total: found?.total ?? 0 };
  });
