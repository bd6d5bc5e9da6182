import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';

export type Account = {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly passwordHash: string | null;
};

/** The active account of an address in an organisation. */
export const findAccount = async (db: Database, orgCode: string, email: string): Promise<Account | undefined> => {
  const [account] = await withOrg(db, orgCode, (tx) =>
    tx.query<Account>(
      `select u.id::text as "userId", u.name, u.email, lower(u.language) as language, c.password_hash as "passwordHash"
       from user_account u left join credential c on c.org_code = u.org_code and c.user_account_id = u.id
       where u.org_code = $1 and fold(u.email) = fold($2) and lower(u.email) = lower($2) and u.status = 'ACTIVE' order by u.id limit 1`,
      [orgCode, email],
    ),
  );
  return account;
};
