import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';

/** Where the organisation is and where its people work, ISO 3166-1 alpha-2. */
export const ownCountries = async (db: Database, orgCode: string): Promise<readonly string[]> => {
  const rows = await withOrg(db, orgCode, (tx) =>
    tx.query<{ country: string }>(`select country from organisation where org_code = $1 union select address->>'country' from location where org_code = $1 and address->>'country' is not null order by 1`, [orgCode]));
  return rows.map(({ country }) => country);
};
