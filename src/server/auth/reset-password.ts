import { z } from 'zod';
import type { Language } from '../../domain/languages.ts';
import { withOrg } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import type { Context } from '../http/route.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { forgetSessions } from '../session.ts';
import { noCookies } from './cookies.ts';
import { hashPassword } from './password.ts';
import { readPasswordKey, usePasswordKey } from './password-link.ts';
import { isWeakPassword } from './password-strength.ts';
import { languageAsked, readInput } from './read-input.ts';
import { changeStoredPassword } from './set-password.ts';

const shape = z.object({ token: z.string().min(1).max(300), password: z.string().max(1000), confirmation: z.string().max(1000) });

const weak = (language: Language) => refuse('PASSWORD_WEAK', { validationError: [{ field: 'password', message: say(language, 'error.PASSWORD_WEAK') }] });

/** `POST /auth/reset-password`: a mailed key and a new password; the key serves once, all sessions of the person end. */
export const resetPassword = async (context: Context): Promise<void> => {
  const { token, password, confirmation } = await readInput(context, shape, 'BAD_USER_INPUT');
  const language = languageAsked(context, null);
  if (password !== confirmation) throw refuse('PASSWORDS_DIFFER', { validationError: [{ field: 'confirmation', message: say(language, 'error.PASSWORDS_DIFFER') }] });
  if (isWeakPassword(password, '')) throw weak(language);
  const key = readPasswordKey(token);
  if (key === null) throw refuse('RESET_LINK_INVALID');
  const passwordHash = await hashPassword(password);
  const userId = await withOrg(context.db, key.orgCode, async (tx) => {
    const user = await usePasswordKey(tx, key.id, token);
    if (user === undefined) return undefined;
    const [account] = await tx.query<{ email: string }>('select email from user_account where org_code = $1 and id = $2', [tx.orgCode, user]);
    if (account === undefined || isWeakPassword(password, account.email)) throw weak(language);
    await changeStoredPassword(tx, user, passwordHash);
    return user;
  });
  if (userId === undefined) throw refuse('RESET_LINK_INVALID');
  forgetSessions();
  sendJson(context, 200, { errorCode: '', message: 'The password was changed. Sign in with it.' }, { 'set-cookie': noCookies(context.secure) });
};
