import { refuseWiderRoles } from '../access/no-wider-than-own.ts';
import { endSessionsOfUser } from '../auth/end-sessions.ts';
import { invite } from '../auth/invite.ts';
import type { Transaction } from '../db/org.ts';
import type { Hooks } from '../resource/hooks.ts';
import { forgetSessions } from '../session.ts';
import type { Language } from '../session.ts';

type Given = { readonly roleId: string };

const roleIds = (roles: unknown): string[] => ((roles ?? []) as readonly Given[]).map(({ roleId }) => roleId);

/** Whatever was opened for the account before is closed: sessions, and keys to choose a password. */
const closeAll = async (tx: Transaction, userId: string): Promise<void> => {
  await endSessionsOfUser(tx, userId, 'ADMINISTRATOR');
  await tx.query('update password_reset set used_at = now() where org_code = $1 and user_account_id = $2 and used_at is null', [tx.orgCode, userId]);
};

/**
 * Nobody gives roles wider than their own rights, nor touches an account that has such roles: its address could be
 * changed and its password asked for. A new person is invited; another address or an end of use closes all sessions.
 */
export const hooks: Hooks = {
  beforeSave: async (tx, { session }, values, before) => {
    await refuseWiderRoles(tx, session, [...roleIds(values['roles']), ...roleIds(before?.['roles'])]);
  },
  afterSave: async (tx, _caller, after, before) => {
    forgetSessions();
    const { id, name, email, language, status } = after as unknown as Readonly<Record<'id' | 'name' | 'email' | 'language' | 'status', string>>;
    const isOther = before !== null && (before['email'] !== email || status !== 'ACTIVE');
    if (isOther) await closeAll(tx, id);
    const isNew = before === null || before['email'] !== email;
    if (isNew && status === 'ACTIVE') await invite(tx, { userId: id, name, email, language: language.toLowerCase() as Language });
  },
  beforeDelete: async (tx, { session }, images) => {
    for (const { id, roles } of images) {
      await refuseWiderRoles(tx, session, roleIds(roles));
      await closeAll(tx, id);
      await tx.query('delete from credential where org_code = $1 and user_account_id = $2', [tx.orgCode, id]);
    }
    forgetSessions();
  },
};
