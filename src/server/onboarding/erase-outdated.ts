import { AT_ONCE, eraseDue } from '../careers/erase-due.ts';
import { MADE_BY } from '../careers/system-caller.ts';
import type { Context } from '../http/route.ts';
import { DELETED_LONG_AGO, eraseOne, OUTDATED } from './individuals/erase-one.ts';
import { ruleReason } from '../resource/rule-reason.ts';

/**
 * Erases whoever was to join and was given up or deleted, as long ago as candidates are kept after an application. Whoever was a candidate goes with the candidate.
 * Answers how many; one that fails is logged, does not keep the others, and the run fails so that it is tried again.
 */
export const eraseOutdatedIndividuals = (context: Pick<Context, 'db' | 'settings' | 'log'>, atOnce = AT_ONCE): Promise<number> =>
  eraseDue(
    context,
    {
      find: (tx, left, most) =>
        tx.query<{ id: string }>(
          `select id::text as id from (
             select id, updated_at as since from onboarding_individual where org_code = $1 and employee_id is null and candidate_id is null and ${OUTDATED}
             union all select row_id, deleted_at from deleted_person where org_code = $1 and ${DELETED_LONG_AGO}) due
           where id <> all($2::bigint[]) order by since, id limit ${most}`,
          [tx.orgCode, left],
        ),
      erase: async (orgCode, id) => {
        const done = await eraseOne(context, orgCode, id, { userId: null, by: MADE_BY, reason: ruleReason('retentionOver'), onlyOutdated: true });
        return done !== null && typeof done !== 'string';
      },
      told: { what: 'somebody whose onboarding was cancelled', who: 'people whose onboarding was cancelled' },
    },
    atOnce,
  );
