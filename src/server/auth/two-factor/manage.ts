import { z } from 'zod';
import { withOrg } from '../../db/org.ts';
import { sendJson } from '../../http/json.ts';
import type { Context } from '../../http/route.ts';
import { refuse } from '../../refuse.ts';
import { loadSession } from '../../session.ts';
import { readInput } from '../read-input.ts';
import { readSignInPolicy } from '../sign-in-policy.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { isTwoFactorRequired } from './required-step.ts';
import { readTwoFactor, removeTwoFactor } from './store.ts';
import { ownerByPassword } from './who-asks.ts';

const shape = z.object({ password: z.string().min(1).max(1000) });

/** `GET /auth/two-factor`: whether the own second step is on, and whether the organisation requires it. */
export const twoFactorAnswer = async (context: Context): Promise<void> => {
  const session = await loadSession(context);
  if (session === null) throw refuse('UNAUTHENTICATED');
  const answer = await withOrg(context.db, session.orgCode, async (tx) => {
    const { since, recoveryCodes } = await readTwoFactor(tx, session.userId);
    return { since, recoveryCodesLeft: recoveryCodes, isRequired: await isTwoFactorRequired(tx, await readSignInPolicy(tx), session.userId) };
  });
  sendJson(context, 200, { errorCode: '', message: '', ...answer });
};

/** `POST /auth/two-factor/disable` with the password; not while the organisation requires it of the account. */
export const disableTwoFactor = async (context: Context): Promise<void> => {
  const { password } = await readInput(context, shape, 'BAD_USER_INPUT');
  const { orgCode, userId } = await ownerByPassword(context, password);
  const outcome = await withOrg(context.db, orgCode, async (tx) => {
    if (await isTwoFactorRequired(tx, await readSignInPolicy(tx), userId)) return 'TWO_FACTOR_REQUIRED';
    return (await removeTwoFactor(tx, userId)) ? 'DONE' : 'TWO_FACTOR_OFF';
  });
  if (outcome !== 'DONE') throw refuse(outcome);
  sendJson(context, 200, { errorCode: '', message: 'The second step is off' });
};

/** `POST /auth/two-factor/recovery-codes` with the password: ten new ones, the former are void. */
export const renewRecoveryCodes = async (context: Context): Promise<void> => {
  const { password } = await readInput(context, shape, 'BAD_USER_INPUT');
  const { orgCode, userId } = await ownerByPassword(context, password);
  const recoveryCodes = await withOrg(context.db, orgCode, async (tx) => ((await readTwoFactor(tx, userId)).since === null ? null : newRecoveryCodes(tx, userId)));
  if (recoveryCodes === null) throw refuse('TWO_FACTOR_OFF');
  sendJson(context, 200, { errorCode: '', message: 'New recovery codes', recoveryCodes });
};
