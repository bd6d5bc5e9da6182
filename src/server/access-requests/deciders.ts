import { holds } from '../access/holds.ts';
import { reportsTo } from '../access/row-scope.ts';
import type { Transaction } from '../db/org.ts';

export type Decider = { readonly id: string; readonly name: string };

/** Active people who may change the asking account, and so decide; the asking person is not among them. */
export const readDeciders = (tx: Transaction, exceptId: string): Promise<Decider[]> =>
  tx.query<Decider>(
    `select u.id::text as id, u.name from user_account u
     where u.org_code = $1 and u.status = 'ACTIVE' and u.id <> $2::bigint and (${holds('u', `'USER_ACCOUNTS'`, `g."update" and g.scope = 'ALL'`)} or (${holds('u', `'USER_ACCOUNTS'`, `g."update" and g.scope = 'TEAM'`)}
       and exists (select from user_account asking where asking.org_code = $1 and asking.id = $2::bigint and ${reportsTo('asking.employee_id', 'u.employee_id')})))
     order by u.id`,
    [tx.orgCode, exceptId],
  );
