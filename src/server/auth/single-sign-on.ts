import { withOrg } from '../db/org.ts';
import type { Database } from '../db/connection.ts';
import { NO_ORGANISATION } from '../no-organisation.ts';
import { readSignInPolicy } from './sign-in-policy.ts';

/** What the sign-in page offers beside the password: the provider by its name, or, before the organisation is known, by the domain of the address. */
export type SingleSignOn = { readonly label: string } | { readonly byAddress: true } | null;

export const singleSignOn = async (db: Database, orgCode: string | null): Promise<SingleSignOn> => {
  if (orgCode === null) {
    const [some] = await withOrg(db, NO_ORGANISATION, (tx) => tx.query<{ found: boolean }>('select any_open_id() as found'));
    return some?.found === true ? { byAddress: true } : null;
  }
  const { openIdEnabled, openIdLabel } = await withOrg(db, orgCode, readSignInPolicy);
  return openIdEnabled ? { label: openIdLabel?.trim() || 'OpenID Connect' } : null;
};
