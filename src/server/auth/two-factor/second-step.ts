import { z } from 'zod';
import { withOrg } from '../../db/org.ts';
import type { Context } from '../../http/route.ts';
import { refuse } from '../../refuse.ts';
import { answerEntrance } from '../answer-entrance.ts';
import { forgiveAttempts } from '../attempts.ts';
import { enter, refuseOtherDevice } from '../let-in.ts';
import type { Entrance } from '../let-in.ts';
import { readInput } from '../read-input.ts';
import { readSignInPolicy } from '../sign-in-policy.ts';
import { readTicket, tryTicket, useTicket } from '../sign-in-ticket.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { useTotpCode } from './store.ts';
import { countCode, ticketOf } from './who-asks.ts';

const shape = z.object({ ticket: z.string().max(200).optional(), code: z.string().trim().min(1).max(40) });

/** `POST /auth/second-step`: the code of the app, or a recovery code, for the ticket that the sign-in answered. */
export const secondStep = async (context: Context): Promise<void> => {
  const { ticket, code } = await readInput(context, shape, 'BAD_USER_INPUT');
  const shown = ticketOf(context, ticket);
  if (shown === null) throw refuse('TICKET_EXPIRED');
  const { token, orgCode } = shown;
  const known = await withOrg(context.db, orgCode, (tx) => readTicket(tx, token, 'CODE'));
  if (known === undefined) throw refuse('TICKET_EXPIRED');
  const limits = await countCode(context, `${orgCode} ${known.userId}`);
  const entrance = await withOrg(context.db, orgCode, async (tx): Promise<Entrance | 'WRONG' | 'GONE'> => {
    const mine = await tryTicket(tx, token, 'CODE');
    if (mine === undefined) return 'GONE';
    const digits = code.replaceAll(/\s/g, '');
    const isRight = /^\d{6}$/.test(digits) ? await useTotpCode(tx, context.settings, mine.userId, digits) : await useRecoveryCode(tx, mine.userId, code);
    if (!isRight) return 'WRONG';
    await useTicket(tx, token);
    return enter(tx, context, mine, await readSignInPolicy(tx));
  });
  if (entrance === 'GONE') throw refuse('TICKET_EXPIRED');
  if (entrance === 'WRONG') throw refuse('CODE_WRONG', { validationError: [{ field: 'code', message: 'This code is not right or was used already.' }] });
  await forgiveAttempts(context.db, limits);
  refuseOtherDevice(context, entrance);
  await answerEntrance(context, orgCode, entrance);
};
