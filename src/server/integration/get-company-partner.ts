import type { Grant } from '../access/authorise.ts';
import { lifetimesOf } from '../auth/lifetimes.ts';
import { readSignInPolicy } from '../auth/sign-in-policy.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { ofOwnOrganisation } from '../reference-lists/of-own-organisation.ts';

const DAY = 24 * 60 * 60;

/** Document 1 §7: the partner of the caller's organisation, without what proves it. */
export const getCompanyPartner = ({ Org_Code }: { readonly Org_Code?: string | null }, { db }: Context, { session }: Grant) => {
  ofOwnOrganisation(Org_Code, session);
  return withOrg(db, session.orgCode, async (tx) => {
    const { partnerEnabled, partnerId, partnerKeysUrl } = await readSignInPolicy(tx);
    const [secret] = await tx.query(`select from sign_in_secret where org_code = $1 and kind = 'PARTNER'`, [tx.orgCode]);
    const companyPartner = { partnerId: partnerEnabled ? partnerId : null, isEnabled: partnerEnabled, isComplete: partnerEnabled && (partnerKeysUrl !== null || secret !== undefined), sessionDays: lifetimesOf('PARTNER').session / DAY };
    return { errorCode: '', message: '', companyPartner };
  });
};
