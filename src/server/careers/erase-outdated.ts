import type { Context } from '../http/route.ts';
import { todayOf } from '../people/today.ts';
import { eraseCandidate } from './erase-candidate.ts';
import { AT_ONCE, eraseDue } from './erase-due.ts';
import { MADE_BY } from './system-caller.ts';

/**
 * Erases the candidates whose data were promised to be kept until a day that has passed. Whoever was hired is an employee now, whose data follow other rules.
 * Answers how many; one that fails is logged, does not keep the others, and the run fails so that it is tried again.
 */
export const eraseOutdated = async (context: Pick<Context, 'db' | 'settings' | 'log'>, atOnce = AT_ONCE): Promise<number> => {
  let today = '';
  return eraseDue(
    context,
    {
      find: async (tx, left, most) => {
        today = await todayOf(tx);
        return tx.query<{ id: string }>(
          `select id::text as id from candidate where org_code = $1 and retain_until < $2::date and employee_id is null and id <> all($3::bigint[]) order by retain_until, id limit ${most}`,
          [tx.orgCode, today, left],
        );
      },
      erase: async (orgCode, id) => (await eraseCandidate(context, orgCode, id, { userId: null, by: MADE_BY, reason: 'The retention period is over.', outdatedOn: today })) !== null,
      told: { what: 'a candidate', who: 'candidates' },
    },
    atOnce,
  );
};
