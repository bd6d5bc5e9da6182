import type { Transaction } from '../db/org.ts';

export type Members = { readonly activeMembers: number; readonly inactiveMembers: number; readonly invitedMembers: number };

/** Employees by status, and the active accounts whose people have not chosen a password yet. */
export const countMembers = async (tx: Transaction): Promise<Members> => {
  const [row] = await tx.query<Members>(
    `select (select count(*) from employee where org_code = $1 and status = 'ACTIVE')::int as "activeMembers",
       (select count(*) from employee where org_code = $1 and status <> 'ACTIVE')::int as "inactiveMembers",
       (select count(*) from user_account u where u.org_code = $1 and u.status = 'ACTIVE'
          and not exists (select from credential c where c.org_code = u.org_code and c.user_account_id = u.id))::int as "invitedMembers"`,
    [tx.orgCode],
  );
  return row ?? { activeMembers: 0, inactiveMembers: 0, invitedMembers: 0 };
};
