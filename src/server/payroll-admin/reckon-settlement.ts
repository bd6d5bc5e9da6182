import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { lockSettlement, refuseUnlessDraft } from '../settlement/lock.ts';
import { writeReckoned } from '../settlement/write.ts';

/** What is reckoned stands beside the journal: there is no change-set. */
export const reckonSettlement = ({ settlementId }: { readonly settlementId: string }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const image = await lockSettlement(tx, grant, settlementId);
    refuseUnlessDraft(grant.session, image);
    await writeReckoned(tx, settlementId, grant.session);
    return { errorCode: '', message: '', validationError: null, changeSet: null, status: 'DRAFT' };
  });
