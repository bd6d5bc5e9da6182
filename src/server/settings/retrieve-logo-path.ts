import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

/** Document 1 §7: where the organisation's logo is. */
export const retrieveLogoPath = async (_args: object, { db }: Context, { session }: Grant) => {
  const [own] = await withOrg(db, session.orgCode, (tx) => tx.query<{ logo: string | null }>('select logo from organisation where org_code = $1', [session.orgCode]));
  return { errorCode: '', message: '', logoPath: own?.logo ?? null };
};
