import { reachOf } from '../../access/authorise.ts';
import { sessionsOf } from '../../access/sessions-of.ts';
import type { Transaction } from '../../db/org.ts';
import { notify } from '../../notifications/notify.ts';

/** Where people find what was decided about their attendance. */
const OWN_DECISIONS = '/employee-self-service/attendance/decisions';

export type Decided = { readonly employeeId: string; readonly workDate: string; readonly kind: string };

/** Each hears of their own days, those who may see them, without whoever decided; answers how many were told. `isBack`: the decision was taken back. */
export const tellDecisions = async (tx: Transaction, { by, actor }: { readonly by: string; readonly actor: string | null }, decisions: readonly Decided[], isBack = false): Promise<number> => {
  const own = Map.groupBy(decisions, ({ employeeId }) => employeeId);
  const accounts = await tx.query<{ id: string; employeeId: string }>(
    `select u.id::text as id, u.employee_id::text as "employeeId" from user_account u where u.org_code = $1 and u.employee_id = any($2::bigint[]) and u.status = 'ACTIVE' and u.id is distinct from $3::bigint`,
    [tx.orgCode, [...own.keys()], actor],
  );
  const able = new Set((await sessionsOf(tx, accounts.map(({ id }) => id), ['SELF_ATTENDANCE'])).filter((session) => reachOf(session, 'SELF_ATTENDANCE', 'VIEW') !== null).map(({ userId }) => userId));
  const told = accounts.filter(({ id }) => able.has(id));
  const alike = Map.groupBy(told, ({ employeeId }) => {
    const days = own.get(employeeId)!;
    const dates = days.map(({ workDate }) => workDate).toSorted();
    return `${days[0]!.kind} ${dates[0]!} ${dates.at(-1)!}`;
  });
  for (const [key, some] of alike) {
    const [kind, from, until] = key.split(' ') as [string, string, string];
    const isOne = from === until;
    await notify(tx, {
      to: some.map(({ id }) => id), kind: `dayDecision${isBack ? 'Back' : 'Made'}${isOne ? '' : 's'}`, words: { by }, named: { decision: `enum.DayDecisionKind.${kind}` },
      days: isOne ? { day: from } : { from, until }, path: OWN_DECISIONS,
    });
  }
  return told.length;
};
