import type { Context } from '../http/route.ts';
import { todayOf } from '../people/today.ts';
import { eraseCandidate } from './erase-candidate.ts';
import { AT_ONCE, eraseDue } from './erase-due.ts';
import { isJoining } from './is-joining.ts';
import { noteRetention } from './note-retention.ts';
import { MADE_BY } from './system-caller.ts';
import { ruleReason } from '../resource/rule-reason.ts';

/**
 * Erases the candidates whose data were promised to be kept until a day that has passed, also those who were deleted before it came. Whoever was hired is an employee now, whose data follow other rules, or joins.
 * Answers how many; one that fails is logged, does not keep the others, and the run fails so that it is tried again.
 */
export const eraseOutdated = async (context: Pick<Context, 'db' | 'settings' | 'log'>, atOnce = AT_ONCE): Promise<number> => {
  let today = '';
  return eraseDue(
    context,
    {
      find: async (tx, left, most) => {
        today = await todayOf(tx);
        if (left.length === 0) await noteRetention(tx);
        return tx.query<{ id: string }>(
          `select id::text as id from (
             select c.id, c.retain_until from candidate c where c.org_code = $1 and c.retain_until < $2::date and c.employee_id is null and not ${isJoining('c')}
             union all select d.row_id, d.retain_until from deleted_person d where d.org_code = $1 and d.entity = 'Candidate' and d.retain_until < $2::date
               and not exists (select from candidate_merge m where m.org_code = d.org_code and m.other_id = d.row_id and m.undone_by is null)) due
           where id <> all($3::bigint[]) order by retain_until, id limit ${most}`,
          [tx.orgCode, today, left],
        );
      },
      erase: async (orgCode, id) => (await eraseCandidate(context, orgCode, id, { userId: null, by: MADE_BY, reason: ruleReason('retentionOver'), outdatedOn: today })) !== null,
      told: { what: 'a candidate', who: 'candidates' },
    },
    atOnce,
  );
};
