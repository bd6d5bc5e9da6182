import { finding } from '../../domain/problem.ts';
import { keepAdministrator } from '../access/keep-administrator.ts';
import { readRoleRights, refuseWiderRoles } from '../access/no-wider-than-own.ts';
import { closeAccount } from '../auth/close-account.ts';
import { invite } from '../auth/invite.ts';
import { removeTwoFactor } from '../auth/two-factor/store.ts';
import { organisationName } from '../auth/organisation-name.ts';
import type { Transaction } from '../db/org.ts';
import { isMailAddress } from '../mail/address.ts';
import { sendMail } from '../mail/send-mail.ts';
import { notify } from '../notifications/notify.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { forgetSessions } from '../session.ts';
import type { Language } from '../session.ts';

type Given = { readonly roleId: string };

const roleIds = (roles: unknown): string[] => ((roles ?? []) as readonly Given[]).map(({ roleId }) => roleId);

type Addressed = Readonly<Record<'name' | 'email' | 'language', string>>;

/** What opened the account at its former address opens it no more, and whoever reads that address learns it. */
const endAddress = async (tx: Transaction, userId: string, { name, email, language }: Addressed): Promise<void> => {
  await tx.query('delete from credential where org_code = $1 and user_account_id = $2', [tx.orgCode, userId]);
  if (isMailAddress(email)) await sendMail(tx, { to: email, template: 'addressChanged', language: language.toLowerCase() as Language, args: { organisation: await organisationName(tx), name } });
};

/** A further account of an employee shows their own matters to whoever signs in with it: who has one already is told. */
const tellEmployee = async (tx: Transaction, by: string, { id, email, employeeId }: Readonly<Record<'id' | 'email' | 'employeeId', string>>): Promise<void> => {
  const others = await tx.query<{ id: string }>('select id::text as id from user_account where org_code = $1 and employee_id = $2::bigint and id <> $3::bigint', [tx.orgCode, employeeId, id]);
  await notify(tx, { to: others.map((one) => one.id), kind: 'accountAdded', words: { by, email } });
};

/**
 * Nobody gives roles wider than their own rights, nor touches an account that has such roles: its address could be
 * changed and its password asked for. A new person is invited; another address or an end of use closes all sessions.
 * With another address the password ends too: whoever reads that address chooses one, and the former address is told.
 * Nobody becomes another employee by their own account: they would read that one's pay as theirs, and decide what they asked for themselves.
 */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const { session } = caller;
    const isOwn = before !== null && String(before.id) === session.userId && before['employeeId'] !== null;
    if (isOwn && values['employeeId'] !== undefined && String(values['employeeId'] ?? '') !== String(before['employeeId'])) refuseFields(caller, [{ field: 'employeeId', ...finding('userAccount.ownEmployee') }]);
    await refuseWiderRoles(tx, session, [...roleIds(values['roles']), ...roleIds(before?.['roles'])]);
  },
  afterSave: async (tx, { session }, after, before) => {
    forgetSessions();
    const { id, name, email, language, status } = after as unknown as Readonly<Record<'id' | 'name' | 'email' | 'language' | 'status', string>>;
    if (before?.['status'] === 'ACTIVE') await keepAdministrator(tx, name, await readRoleRights(tx, roleIds(before['roles'])));
    const isOther = before !== null && (before['email'] !== email || status !== 'ACTIVE');
    if (isOther) await closeAccount(tx, id);
    if (before !== null && before['email'] !== email) await endAddress(tx, id, before as unknown as Addressed);
    const hasEmployee = after['employeeId'] != null && String(after['employeeId']) !== String(before?.['employeeId'] ?? '');
    if (hasEmployee) await tellEmployee(tx, session.name, after as unknown as Readonly<Record<'id' | 'email' | 'employeeId', string>>);
    const isNew = before === null || before['email'] !== email;
    // Another address is another person, who has neither the app nor the codes.
    if (before !== null && isNew) await removeTwoFactor(tx, id);
    if (isNew && status === 'ACTIVE') await invite(tx, { userId: id, name, email, language: language.toLowerCase() as Language });
  },
  beforeDelete: async (tx, { session }, images) => {
    const gone = images.map(({ id }) => id);
    for (const { id, name, status, roles } of images) {
      await refuseWiderRoles(tx, session, roleIds(roles));
      if (status === 'ACTIVE') await keepAdministrator(tx, String(name), await readRoleRights(tx, roleIds(roles)), gone);
      await closeAccount(tx, id);
      await removeTwoFactor(tx, id);
      await tx.query('delete from credential where org_code = $1 and user_account_id = $2', [tx.orgCode, id]);
    }
    forgetSessions();
  },
};
