import { organisationOfVisit } from '../careers/organisation-of-visit.ts';
import { sendPasscode } from '../careers/portal/passcode.ts';
import type { Context } from '../context.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';

/** Document 1 §7: a passcode for the candidate portal goes to the address, where it is of a candidate; the answer is the same for every address. */
export const generatePassCodeForPortalAccess = async ({ emailId }: { readonly emailId: string }, context: Context) => {
  const { language = 'en' } = context;
  const orgCode = context.organisation ?? (await organisationOfVisit(context));
  if ((await sendPasscode(context, orgCode, emailId, { language, isLanguageNamed: false })) === null) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'emailId', message: say(language, 'rule.email') }] });
  return { errorCode: '', message: say(language, 'portal.codeSent'), validationError: null };
};
