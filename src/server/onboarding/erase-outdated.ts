import { MADE_BY } from '../careers/system-caller.ts';
import { withOrg } from '../db/org.ts';
import type { Context } from '../http/route.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import { eraseOne, OUTDATED } from './individuals/erase-one.ts';

/** People of one organisation in one run. */
const MOST = 500;

/**
 * Erases whoever was to join and was given up, as long ago as candidates are kept after an application. Whoever was a candidate goes with the candidate.
 * Answers how many; one that fails is logged, does not keep the others, and the run fails so that it is tried again.
 */
export const eraseOutdatedIndividuals = async (context: Pick<Context, 'db' | 'settings' | 'log'>): Promise<number> => {
  const { db, log } = context;
  const organisations = await withOrg(db, NO_ORGANISATION, (tx) => tx.query<{ code: string }>('select code from organisation_codes() code'));
  let erased = 0;
  const failures: unknown[] = [];
  for (const { code } of organisations) {
    const due = await withOrg(db, code, (tx) =>
      tx.query<{ id: string }>(
        `select id::text as id from onboarding_individual where org_code = $1 and employee_id is null and candidate_id is null and ${OUTDATED} order by updated_at limit ${MOST}`,
        [code],
      ),
    );
    for (const { id } of due)
      try {
        const done = await eraseOne(context, code, id, { userId: null, by: MADE_BY, reason: 'The retention period is over.', onlyOutdated: true });
        if (done !== null && typeof done !== 'string') erased += 1;
      } catch (error) {
        log.error({ err: error, organisation: code, individual: id }, 'somebody whose onboarding was cancelled was not erased after the retention period');
        failures.push(error);
      }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} people whose onboarding was cancelled could not be erased`);
  return erased;
};
