/** The ways to sign in beside the password: second step, identity provider, partner. */
import { refusal } from './refusal.ts';

export const identityErrors = {
  CODE_WRONG: refusal('BAD_USER_INPUT', 'This code is not right or was used already. Wait for the next one and check the clock of your device.', { status: 400 }),
  TICKET_EXPIRED: refusal('BAD_USER_INPUT', 'This sign-in took too long or had too many wrong codes. Enter your password again.', { status: 400 }),
  TWO_FACTOR_ON: refusal('CONFLICT', 'The second step is on already. Turn it off first to use another app.', { status: 409 }),
  TWO_FACTOR_OFF: refusal('CONFLICT', 'The second step is off. Set up an authenticator app first.', { status: 409 }),
  TWO_FACTOR_REQUIRED: refusal('FORBIDDEN', 'Your organization requires the second step for your account, so it stays on.', { status: 403 }),
  SINGLE_SIGN_ON_FAILED: refusal('FORBIDDEN', 'The sign-in at your provider could not be confirmed. Start it again from this page.', { status: 403 }),
  SINGLE_SIGN_ON_ACCOUNT: refusal('FORBIDDEN', 'No account here may be used with this sign-in. Ask your administrator to check the address of your account.', { status: 403 }),
  SINGLE_SIGN_ON_UNAVAILABLE: refusal('INTERNAL_SERVER_ERROR', 'Single sign-on is not available right now. Use your password, or try again in a few minutes.', { status: 503 }),
  PARTNER_REFUSED: refusal('FORBIDDEN', "The partner sign-in was refused. Open Tenure from the partner's product again.", { status: 403 }),
};
