import { reachOf } from '../access/authorise.ts';
import { sessionsOf } from '../access/sessions-of.ts';
import type { Transaction } from '../db/org.ts';
import { accountsOf } from '../notifications/accounts-of.ts';
import { notify } from '../notifications/notify.ts';

const OWN = '/employee-self-service/my-uniform';

type Told = { readonly kind: string; readonly words?: Readonly<Record<string, string>>; readonly named?: Readonly<Record<string, string>>; readonly days?: Readonly<Record<string, string>> };

/** Tells an employee of their own uniform, where they may look at it; not whoever did it. */
export const tellOfUniform = async (tx: Transaction, employeeId: unknown, actor: string | null, told: Told): Promise<void> => {
  const accounts = (await accountsOf(tx, employeeId)).filter((id) => id !== actor);
  const able = (await sessionsOf(tx, accounts, ['SELF_UNIFORM'])).filter((session) => reachOf(session, 'SELF_UNIFORM', 'VIEW') !== null);
  await notify(tx, { to: able.map(({ userId }) => userId), path: OWN, ...told });
};
