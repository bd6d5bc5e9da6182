import type { Transaction } from '../db/org.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Language } from '../session.ts';
import { endSessionsOfUser } from './end-sessions.ts';
import { organisationName } from './organisation-name.ts';

/** Stores the hash of a user's password. */
export const storePassword = async (tx: Transaction, userId: string, passwordHash: string): Promise<void> => {
  await tx.query(
    `insert into credential (org_code, user_account_id, password_hash) values ($1, $2, $3)
     on conflict (org_code, user_account_id) do update set password_hash = excluded.password_hash, changed_at = now()`,
    [tx.orgCode, userId, passwordHash],
  );
};

/** Changes a password: every session of the user ends, and a mail tells them. */
export const changeStoredPassword = async (tx: Transaction, userId: string, passwordHash: string): Promise<void> => {
  await storePassword(tx, userId, passwordHash);
  await endSessionsOfUser(tx, userId, 'PASSWORD_CHANGE');
  const [user] = await tx.query<{ name: string; email: string; language: Language }>(
    'select name, email, lower(language) as language from user_account where org_code = $1 and id = $2',
    [tx.orgCode, userId],
  );
  if (user === undefined) return;
  const args = { organisation: await organisationName(tx), name: user.name, link: '/v3/reset-password' };
  await sendMail(tx, { to: user.email, template: 'passwordChanged', language: user.language, args });
};
