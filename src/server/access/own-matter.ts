/** Whoever has a right over others and uses it on themselves: where somebody else has it, that one does (see `ownMatter`). */
import type { FormName } from '../../../generated/forms.ts';
import { ownMatter } from '../../domain/ownMatter.ts';
import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import { noteInChangeSet } from '../resource/change-note.ts';
import type { Session } from '../session.ts';
import { holds } from './holds.ts';

export type RightOver = { readonly form: FormName; readonly right: 'add' | 'update' | 'delete' };

/** An active account of somebody else that has the right over the employee: over everybody, or as one of those to whom they report. */
const hasOthers = async (tx: Transaction, employeeId: string, { form, right }: RightOver): Promise<boolean> => {
  const found = await tx.query(
    `with recursive above(id) as (select e.manager_id from employee e where e.org_code = $1 and e.id = $2::bigint and e.manager_id is not null union select e.manager_id from employee e join above on e.id = above.id where e.org_code = $1 and e.manager_id is not null)
     select from user_account u where u.org_code = $1 and u.status = 'ACTIVE' and u.employee_id is distinct from $2::bigint
       and (${holds('u', '$3', `g."${right}" and g.scope = 'ALL'`)} or (u.employee_id in (select id from above) and ${holds('u', '$3', `g."${right}" and g.scope = 'TEAM'`)})) limit 1`,
    [tx.orgCode, employeeId, form],
  );
  return found.length > 0;
};

/** Whether the session's own matters are left to somebody else: pages do not offer them then. */
export const leavesOwn = async (tx: Transaction, { employeeId }: Pick<Session, 'employeeId'>, over: RightOver): Promise<boolean> => employeeId !== null && ownMatter({ isOwn: true, hasOthers: await hasOthers(tx, employeeId, over) }) === 'OTHERS';

type Own = RightOver & { readonly field: string; /** A message that says who does it instead. */ readonly message: string };

/** Refuses what somebody else does; what nobody else could do is noted with the change. */
export const refuseOwn = async (tx: Transaction, caller: Pick<Caller, 'session'>, employeeIds: readonly unknown[], { field, message, ...over }: Own): Promise<void> => {
  const { employeeId } = caller.session;
  if (employeeId === null || !employeeIds.some((id) => String(id) === employeeId)) return;
  if (await leavesOwn(tx, caller.session, over)) refuseProblems(caller, [{ field, ...finding(message) }]);
  noteInChangeSet(tx, 'byOneself');
};
