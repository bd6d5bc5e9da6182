import type { Database } from '../../db/connection.ts';
import { settleDue } from '../../db/each-organisation.ts';
import { withOrg } from '../../db/org.ts';
import type { Logger } from '../../log.ts';
import { todayOf } from '../../people/today.ts';
import { nextChangeSet, recordChanges } from '../../resource/journal.ts';
import { closeOffer } from './close-offer.ts';
import { tellOffer } from './tell-offer.ts';
import { ruleReason } from '../../resource/rule-reason.ts';

const BY = 'Tenure';

/** Closes the offers whose last day is over. Answers how many; one that fails is logged and does not keep the others; the run then fails, so that it is tried again. */
export const expireOffers = (db: Database, log: Logger): Promise<number> =>
  settleDue(db, { log, failed: 'offers were not closed after their last day' }, {
    find: async (tx) => tx.query<{ id: string }>(`select id::text as id from offer where org_code = $1 and answer = 'PENDING' and expires_on < $2::date`, [tx.orgCode, await todayOf(tx)]),
    settle: async (code, { id }) => {
      const changeSet = await nextChangeSet(db, code);
      return withOrg(db, code, async (tx) => {
        const changes = await closeOffer(tx, id, { answer: 'EXPIRED' }, BY);
        if (!changes) return false;
        await recordChanges(tx, changeSet, { userId: null, by: BY, source: 'RULE', form: 'CANDIDATE_SALARY', reason: ruleReason('offerNotAnswered'), changes });
        await tellOffer(tx, id, 'EXPIRED');
        return true;
      });
    },
  });
