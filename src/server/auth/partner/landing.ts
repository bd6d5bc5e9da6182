import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { Context } from '../../http/route.ts';
import { refuse } from '../../refuse.ts';
import { answerEntrance } from '../answer-entrance.ts';
import { landingLimits } from '../attempts.ts';
import { findAccount } from '../find-account.ts';
import { letIn, refuseOtherDevice } from '../let-in.ts';
import { organisationNamed } from '../organisation-of-request.ts';
import { readInput } from '../read-input.ts';
import { refuseFlood } from '../refuse-flood.ts';
import { verifyAssertion } from './verify-assertion.ts';

const shape = z.object({ assertion: z.string().min(20).max(8000) });

type Landed = { readonly orgCode: string; readonly userId: string };

/** The organisation that the assertion names: until it is verified only a hint at whose secret to try. */
const organisationHinted = (assertion: string): string | null => {
  const { org_code: hint } = decodeJwt(assertion);
  return typeof hint === 'string' && /^[A-Za-z0-9_-]{1,32}$/.test(hint) ? hint : null;
};

const land = async (context: Context, assertion: string): Promise<Landed> => {
  const orgCode = organisationNamed(context) ?? organisationHinted(assertion);
  if (orgCode === null) throw new Error('The assertion names no organisation.');
  const email = await verifyAssertion(context, orgCode, assertion);
  const account = await findAccount(context.db, orgCode, email);
  if (account === undefined) throw new Error('No active account has the address.');
  return { orgCode, userId: account.userId };
};

/**
 * `POST /auth/partner` from the page /entomohr: a partner's signed assertion becomes a session of 90 days (decision 22).
 * One answer for every failure; the log says why.
 */
export const partnerLanding = async (context: Context): Promise<void> => {
  const { assertion } = await readInput(context, shape, 'PARTNER_REFUSED');
  await refuseFlood(context.db, landingLimits(context.address));
  const landed = await land(context, assertion).catch((error: unknown) => {
    context.log.warn({ err: error }, 'a partner sign-in was refused');
    throw refuse('PARTNER_REFUSED');
  });
  const entrance = await letIn(context, landed.orgCode, { userId: landed.userId, way: 'PARTNER' });
  refuseOtherDevice(context, entrance);
  await answerEntrance(context, landed.orgCode, entrance);
};
