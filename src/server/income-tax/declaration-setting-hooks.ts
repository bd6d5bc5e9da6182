/** What follows from the settings of a declaration: since when it is locked, and who hears that it is open. */
import type { Transaction } from '../db/org.ts';
import { accountsOf } from '../notifications/accounts-of.ts';
import { notify } from '../notifications/notify.ts';
import { todayOf } from '../people/today.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import { declarantsSql } from './declarants.ts';
import type { DeclarationKind } from './declaration-release.ts';

const rowsOf = (value: unknown): readonly Values[] => (value ?? []) as readonly Values[];

/** Where employees declare. */
export const declarationPath = (kind: DeclarationKind): string => `/my-finance/my-declarations/${kind === 'FBP' ? 'fbp' : 'nps'}-declaration`;

/** Everybody who has something to declare. */
const declarants = async (tx: Transaction, kind: DeclarationKind): Promise<string[]> => (await tx.query<{ id: string }>(`select u.id::text as id from user_account u join employee e on e.org_code = u.org_code and e.id = u.employee_id where u.org_code = $1 and ${declarantsSql(kind)}`, [tx.orgCode])).map(({ id }) => id);

export const declarationSettingHooks = (kind: DeclarationKind): Hooks => ({
  beforeSave: async (tx, caller, values, before) => {
    if (caller.source === 'UNDO') return;
    const status = values['lockStatus'] ?? before?.['lockStatus'];
    if (status !== 'LOCKED') values['lockDate'] = null;
    else if (before?.['lockStatus'] !== 'LOCKED') values['lockDate'] = await todayOf(tx);
    else delete values['lockDate'];
  },
  afterSave: async (tx, _caller, after, before) => {
    const until = after['submitUntil'];
    const isOpen = after['lockStatus'] !== 'LOCKED' && until != null && String(until) >= (await todayOf(tx));
    const wasOpen = before !== null && before['lockStatus'] !== 'LOCKED' && before['submitUntil'] === until;
    if (isOpen && !wasOpen) await notify(tx, { to: await declarants(tx, kind), kind: `declarationReleased${kind}`, days: { day: String(until) }, path: declarationPath(kind) });
    const had = new Set(rowsOf(before?.['unlocks']).map((row) => `${String(row['employeeId'])} ${String(row['untilDate'])}`));
    for (const row of rowsOf(after['unlocks']).filter((one) => !had.has(`${String(one['employeeId'])} ${String(one['untilDate'])}`)))
      await notify(tx, { to: await accountsOf(tx, row['employeeId']), kind: `declarationUnlocked${kind}`, days: { day: String(row['untilDate']) }, path: declarationPath(kind) });
  },
});
