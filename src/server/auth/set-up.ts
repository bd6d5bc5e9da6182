import { z } from 'zod';
import { startingRoles } from '../access/default-roles.ts';
import { insertRoles } from '../access/insert-roles.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import type { Context } from '../http/route.ts';
import { insertRow } from '../db/seed/insert-rows.ts';
import { refuse } from '../refuse.ts';
import { countAttempt, signInLimits } from './attempts.ts';
import { sessionCookies } from './cookies.ts';
import { hashPassword } from './password.ts';
import { isWeakPassword } from './password-strength.ts';
import { emailInput, readInput } from './read-input.ts';
import { headerOf } from './request-token.ts';
import { storePassword } from './set-password.ts';
import { startSession } from './start-session.ts';

const shape = z.object({
  organisation: z.string().trim().min(2).max(200),
  code: z.string().trim().toLowerCase().regex(/^[a-z0-9][a-z0-9-]{1,31}$/),
  name: z.string().trim().min(1).max(200),
  email: emailInput,
  password: z.string().max(1000),
  confirmation: z.string().max(1000),
  language: z.enum(['en', 'fr', 'ja', 'sp']).default('en'),
});

type Input = z.infer<typeof shape>;

/** `POST /auth/set-up`: the first organisation of an empty installation and its administrator, who is signed in at once. */
export const setUp = async (context: Context): Promise<void> => {
  const input = await readInput(context, shape, 'BAD_USER_INPUT');
  if (input.password !== input.confirmation) throw refuse('PASSWORDS_DIFFER', { validationError: [{ field: 'confirmation', message: 'Passwords do not match' }] });
  if (isWeakPassword(input.password, input.email)) throw refuse('PASSWORD_WEAK', { validationError: [{ field: 'password', message: 'Password is too weak' }] });
  const wait = await countAttempt(context.db, signInLimits('set-up', context.address));
  if (wait > 0) throw refuse('TOO_MANY_TRIES', { words: { minutes: Math.ceil(wait / 60) }, retryAfterSeconds: wait });
  const passwordHash = await hashPassword(input.password);
  const tokens = await withOrg(context.db, input.code, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('tenure set-up'))`);
    const [exists] = await tx.query<{ any: boolean }>('select any_organisation() as any');
    if (exists?.any !== false) throw refuse('ALREADY_SET_UP');
    const userId = await makeOrganisation(tx, input, passwordHash);
    return startSession(tx, { userId, address: context.address, userAgent: headerOf(context.request, 'user-agent') });
  });
  sendJson(context, 200, { errorCode: '', message: 'The organisation was set up.' }, { 'set-cookie': sessionCookies(tokens, context.secure) });
};

const makeOrganisation = async (tx: Transaction, input: Input, passwordHash: string): Promise<string> => {
  await insertRow(tx, 'organisation', { name: input.organisation, code: input.code });
  const roles = await insertRoles(tx, startingRoles);
  const userId = await insertRow(tx, 'user_account', { name: input.name, email: input.email, language: input.language.toUpperCase() });
  await insertRow(tx, 'user_role', { user_account_id: userId, position: 0, role_id: roles.get('ADMINISTRATOR') });
  await storePassword(tx, userId, passwordHash);
  return userId;
};
