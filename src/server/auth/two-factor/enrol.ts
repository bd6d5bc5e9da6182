import { z } from 'zod';
import { withOrg } from '../../db/org.ts';
import { sendJson } from '../../http/json.ts';
import type { Context } from '../../http/route.ts';
import { refuse } from '../../refuse.ts';
import { loadSession } from '../../session.ts';
import { answerEntrance } from '../answer-entrance.ts';
import { forgiveAttempts } from '../attempts.ts';
import { enter, refuseOtherDevice } from '../let-in.ts';
import type { Entrance } from '../let-in.ts';
import { organisationName } from '../organisation-name.ts';
import { readInput } from '../read-input.ts';
import { readSignInPolicy } from '../sign-in-policy.ts';
import { readTicket, tryTicket, useTicket } from '../sign-in-ticket.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { confirmTwoFactor, startTwoFactor } from './store.ts';
import { newTotpSecret, totpUri } from './totp.ts';
import { countCode, emailOf, ownerByPassword, ticketOf } from './who-asks.ts';
import type { Owner } from './who-asks.ts';

const startShape = z.object({ password: z.string().min(1).max(1000).optional(), ticket: z.string().max(200).optional() });
const confirmShape = z.object({ code: z.string().trim().min(1).max(40), ticket: z.string().max(200).optional(), isSigningIn: z.boolean().optional() });

/** Who holds the ticket of a sign-in that waits for the app to be set up. */
const ownerByTicket = async (context: Context, given: string | undefined): Promise<Owner> => {
  const shown = ticketOf(context, given);
  const ticket = shown === null ? undefined : await withOrg(context.db, shown.orgCode, (tx) => readTicket(tx, shown.token, 'ENROL'));
  if (shown === null || ticket === undefined) throw refuse('TICKET_EXPIRED');
  return { orgCode: shown.orgCode, userId: ticket.userId, email: await emailOf(context, shown.orgCode, ticket.userId) };
};

/**
 * `POST /auth/two-factor/start`, by a signed-in person with the password or by the ticket of a sign-in: the key for the app,
 * as text and as the address that the picture holds. It counts once a code confirms it.
 */
export const startEnrolment = async (context: Context): Promise<void> => {
  const { password, ticket } = await readInput(context, startShape, 'BAD_USER_INPUT');
  const { orgCode, userId, email } = password === undefined ? await ownerByTicket(context, ticket) : await ownerByPassword(context, password);
  const secret = newTotpSecret();
  const uri = await withOrg(context.db, orgCode, async (tx) => {
    const isNew = await startTwoFactor(tx, context.settings, userId, secret);
    return isNew ? totpUri(secret, await organisationName(tx), email) : null;
  });
  if (uri === null) throw refuse('TWO_FACTOR_ON');
  sendJson(context, 200, { errorCode: '', message: '', secret, uri });
};

/** `POST /auth/two-factor/confirm`: the first code turns it on and answers the recovery codes, once; at a sign-in it lets in as well. */
export const confirmEnrolment = async (context: Context): Promise<void> => {
  const { code, ticket, isSigningIn } = await readInput(context, confirmShape, 'BAD_USER_INPUT');
  const digits = code.replaceAll(/\s/g, '');
  if (ticket !== undefined || isSigningIn === true) return confirmAtSignIn(context, ticket, digits);
  const session = await loadSession(context);
  if (session === null) throw refuse('UNAUTHENTICATED');
  const { orgCode, userId } = session;
  const limits = await countCode(context, `${orgCode} ${userId}`);
  const recoveryCodes = await withOrg(context.db, orgCode, async (tx) =>
    (await confirmTwoFactor(tx, context.settings, userId, digits)) ? newRecoveryCodes(tx, userId) : null,
  );
  if (recoveryCodes === null) throw refuse('CODE_WRONG', { validationError: [{ field: 'code', message: 'This code is not right or was used already.' }] });
  await forgiveAttempts(context.db, limits);
  sendJson(context, 200, { errorCode: '', message: 'The second step is on', recoveryCodes });
};

type Confirmed = { readonly entrance: Entrance; readonly recoveryCodes: readonly string[] };

const confirmAtSignIn = async (context: Context, given: string | undefined, digits: string): Promise<void> => {
  const shown = ticketOf(context, given);
  const owner = await ownerByTicket(context, given);
  if (shown === null) throw refuse('TICKET_EXPIRED');
  const limits = await countCode(context, `${owner.orgCode} ${owner.userId}`);
  const done = await withOrg(context.db, owner.orgCode, async (tx): Promise<Confirmed | 'WRONG' | 'GONE'> => {
    const mine = await tryTicket(tx, shown.token, 'ENROL');
    if (mine === undefined) return 'GONE';
    if (!(await confirmTwoFactor(tx, context.settings, mine.userId, digits))) return 'WRONG';
    await useTicket(tx, shown.token);
    return { recoveryCodes: await newRecoveryCodes(tx, mine.userId), entrance: await enter(tx, context, mine, await readSignInPolicy(tx)) };
  });
  if (done === 'GONE') throw refuse('TICKET_EXPIRED');
  if (done === 'WRONG') throw refuse('CODE_WRONG', { validationError: [{ field: 'code', message: 'This code is not right or was used already.' }] });
  await forgiveAttempts(context.db, limits);
  refuseOtherDevice(context, done.entrance);
  await answerEntrance(context, owner.orgCode, done.entrance, { recoveryCodes: done.recoveryCodes });
};
