/** People hear of their shifts. */
import { sessionsOf } from '../../access/sessions-of.ts';
import { reachOf } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { notify } from '../../notifications/notify.ts';

/** Where people find their shifts. */
export const OWN_SHIFTS = '/roster-management/shift-swap';

type Account = { readonly id: string; readonly employeeId: string };

/** The accounts of employees who may see their shifts, without that of who acts. */
export const shiftReaders = async (tx: Transaction, employeeIds: readonly string[], actor: string | null): Promise<readonly Account[]> => {
  const accounts = await tx.query<Account>(`select u.id::text as id, u.employee_id::text as "employeeId" from user_account u where u.org_code = $1 and u.employee_id = any($2::bigint[]) and u.status = 'ACTIVE' and u.id is distinct from $3::bigint`, [tx.orgCode, employeeIds, actor]);
  const able = new Set((await sessionsOf(tx, accounts.map(({ id }) => id), ['SHIFT_SWAP'])).filter((session) => reachOf(session, 'SHIFT_SWAP', 'VIEW') !== null).map(({ userId }) => userId));
  return accounts.filter(({ id }) => able.has(id));
};

/** Tells each of the first and the last of their days that changed; answers how many were told. */
export const tellPublished = async (tx: Transaction, { by, actor }: { readonly by: string; readonly actor: string }, days: ReadonlyMap<string, readonly string[]>): Promise<number> => {
  const accounts = await shiftReaders(tx, [...days.keys()], actor);
  const alike = Map.groupBy(accounts, ({ employeeId }) => {
    const own = days.get(employeeId)!.toSorted();
    return `${own[0]!} ${own.at(-1)!}`;
  });
  for (const [period, some] of alike) {
    const [from, until] = period.split(' ') as [string, string];
    await notify(tx, { to: some.map(({ id }) => id), kind: 'shiftsPublished', words: { by }, days: { from, until }, path: OWN_SHIFTS });
  }
  return accounts.length;
};
