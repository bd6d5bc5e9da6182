import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

/** Document 0 §3 'Domain details'. Tenure bills by itself, so there is no site of a billing service. */
export const getDomainDetails = async (_args: object, { db, organisation: orgCode = null }: Context) => {
  const rows = orgCode === null ? [] : await withOrg(db, orgCode, (tx) => tx.query<object>(
    `select support_email as "supportEmail", copy_right as "copyRight", support_link as "supportLink", terms_link as "termsLink",
       privacy_policy_link as "privacyPolicyLink", chat_bot as "chatBot" from organisation where org_code = $1`,
    [orgCode],
  ));
  return { errorCode: '', message: '', ...rows[0], paymentPortalSiteName: null, licensingDetails: 'Tenure, MIT licence' };
};
