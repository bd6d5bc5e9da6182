import { withOrg } from '../db/org.ts';
import type { Context } from '../http/route.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import { todayOf } from '../people/today.ts';
import { eraseCandidate } from './erase-candidate.ts';
import { MADE_BY } from './system-caller.ts';

/** Candidates of one organisation in one run. */
const MOST = 500;

/**
 * Erases the candidates whose data were promised to be kept until a day that has passed. Whoever was hired is an employee now, whose data follow other rules.
 * Answers how many; one that fails is logged, does not keep the others, and the run fails so that it is tried again.
 */
export const eraseOutdated = async (context: Pick<Context, 'db' | 'settings' | 'log'>): Promise<number> => {
  const { db, log } = context;
  const organisations = await withOrg(db, NO_ORGANISATION, (tx) => tx.query<{ code: string }>('select code from organisation_codes() code'));
  let erased = 0;
  const failures: unknown[] = [];
  for (const { code } of organisations) {
    const { today, due } = await withOrg(db, code, async (tx) => {
      const day = await todayOf(tx);
      return { today: day, due: await tx.query<{ id: string }>(`select id::text as id from candidate where org_code = $1 and retain_until < $2::date and employee_id is null order by retain_until limit ${MOST}`, [code, day]) };
    });
    for (const { id } of due)
      try {
        if (await eraseCandidate(context, code, id, { userId: null, by: MADE_BY, reason: 'The retention period is over.', outdatedOn: today })) erased += 1;
      } catch (error) {
        log.error({ err: error, organisation: code, candidate: id }, 'a candidate was not erased after the retention period');
        failures.push(error);
      }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} candidates could not be erased`);
  return erased;
};
