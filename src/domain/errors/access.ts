/** Signing in, sessions, organisations and rights. */
import { refusal } from './refusal.ts';

export const accessErrors = {
  INVALID_CREDENTIALS: refusal('UNAUTHENTICATED', 'Invalid email or password', { status: 401 }),
  CREDENTIALS_REQUIRED: refusal('BAD_USER_INPUT', 'Enter your e-mail address and your password.', { status: 400 }),
  TOO_MANY_TRIES: refusal('RATE_LIMITED', 'There were too many tries. Wait %{minutes} min, then try again.', { status: 429 }),
  PASSWORDS_DIFFER: refusal('BAD_USER_INPUT', 'Passwords do not match', { status: 400 }),
  PASSWORD_WEAK: refusal('BAD_USER_INPUT', 'Password is too weak', { status: 400 }),
  PASSWORD_WRONG: refusal('BAD_USER_INPUT', 'The current password is not right. Enter it again or reset it from the sign-in page.', { status: 400 }),
  RESET_LINK_INVALID: refusal('BAD_USER_INPUT', 'This link has expired or was used already. Ask for a new one.', { status: 400 }),
  SESSION_LOCKED: refusal('UNAUTHENTICATED', 'Your session is locked. Sign in again to go on.', { effect: 'signOut', status: 401 }),
  DEVICE_NOT_REGISTERED: refusal('FORBIDDEN', 'This account may be used from its registered devices only. Use one of them or ask your administrator to register this one.', { status: 403 }),
  PLAN_INACTIVE: refusal('FORBIDDEN', 'Access restricted, please choose the plan and activate your account', { status: 403 }),
  ORGANISATION_UNKNOWN: refusal('BAD_USER_INPUT', 'No organization was found for this address. Check the address of the page or ask your administrator.', { status: 404 }),
  ORGANISATION_MISMATCH: refusal('FORBIDDEN', 'This session belongs to another organization. Sign out, then sign in to this one.', { status: 403 }),
  READ_ONLY_VIEW: refusal('FORBIDDEN', 'You are viewing as somebody else, which changes nothing and hands out no files. Stop viewing, then try again.', { status: 403 }),
  CROSS_SITE: refusal('FORBIDDEN', 'The request came from another site and was refused. Open the page here and try again.', { status: 403 }),
  SET_UP_CODE_WRONG: refusal('BAD_USER_INPUT', 'This is not the set-up code. Copy it from the terminal where the server was started.', { status: 400 }),
  ALREADY_SET_UP: refusal('CONFLICT', 'This installation is set up already. Sign in instead.', { status: 409 }),
  ACCESS_DENIED: refusal('FORBIDDEN', "You don't have access to perform this action."),
  LAST_ADMINISTRATOR: refusal('CONFLICT', 'Without “%{title}” nobody could change user accounts or roles any more. First give another active account a role that may.', { duration: null }),
  NO_UPDATE_ACCESS: refusal('FORBIDDEN', 'Login employee does not have an update access'),
  NO_UPDATE_ACCESS_VARIANT: refusal('FORBIDDEN', 'The logged in employee does not have update access'),
  OWN_REQUEST: refusal('FORBIDDEN', 'You cannot approve your own request. Another approver has to decide.'),
  REQUEST_ACCESS_FAILED: refusal('INTERNAL_SERVER_ERROR', 'Your request for access was not sent. Try again, or ask your HR administrator or manager.'),
  NO_FORMS: refusal('FORBIDDEN', 'You do not have access to any form. Ask your HR administrator or manager for access.'),
  NO_MODULES: refusal('BAD_USER_INPUT', 'The modules and forms do not exist. Ask the platform administrator to set them up.'),
};
