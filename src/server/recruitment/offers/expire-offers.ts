import type { Database } from '../../db/connection.ts';
import { withOrg } from '../../db/org.ts';
import type { Logger } from '../../log.ts';
import { NO_ORGANISATION } from '../../no-organisation.ts';
import { todayOf } from '../../people/today.ts';
import { nextChangeSet, recordChanges } from '../../resource/journal.ts';
import { closeOffer } from './close-offer.ts';
import { tellOffer } from './tell-offer.ts';
import { ruleReason } from '../../resource/rule-reason.ts';

const BY = 'Tenure';

/** Closes the offers whose last day is over. Answers how many; an organisation that fails is logged and does not keep the others. */
export const expireOffers = async (db: Database, log: Logger): Promise<number> => {
  const organisations = await withOrg(db, NO_ORGANISATION, (tx) => tx.query<{ code: string }>('select code from organisation_codes() code'));
  let expired = 0;
  const failures: unknown[] = [];
  for (const { code } of organisations) {
    try {
      const due = await withOrg(db, code, async (tx) => tx.query<{ id: string }>(`select id::text as id from offer where org_code = $1 and answer = 'PENDING' and expires_on < $2::date`, [code, await todayOf(tx)]));
      for (const { id } of due) {
        const changeSet = await nextChangeSet(db, code);
        expired += await withOrg(db, code, async (tx) => {
          const changes = await closeOffer(tx, id, { answer: 'EXPIRED' }, BY);
          if (!changes) return 0;
          await recordChanges(tx, changeSet, { userId: null, by: BY, source: 'RULE', form: 'CANDIDATE_SALARY', reason: ruleReason('offerNotAnswered'), changes });
          await tellOffer(tx, id, 'EXPIRED');
          return 1;
        });
      }
    } catch (error) {
      log.error({ err: error, organisation: code }, 'offers were not closed after their last day');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} organisations could not close offers`);
  return expired;
};
