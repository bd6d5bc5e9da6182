import { organisationOfVisit } from '../careers/organisation-of-visit.ts';
import { usePasscode } from '../careers/portal/passcode.ts';
import { beginPortalSession } from '../careers/portal/portal-session.ts';
import type { Context } from '../context.ts';

/** Document 1 §7: a right passcode opens the candidate portal in this browser, by a cookie that only its pages get. */
export const passcodeValidatePortalAccess = async ({ emailId, passCode }: { readonly emailId: string; readonly passCode: number }, context: Context) => {
  const orgCode = context.organisation ?? (await organisationOfVisit(context));
  const entered = await usePasscode(context, orgCode, emailId, String(passCode));
  context.response.appendHeader('set-cookie', await beginPortalSession(context, orgCode!, entered));
  return { errorCode: '', message: '', validationError: null };
};
