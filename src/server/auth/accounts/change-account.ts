import type { Grant } from '../../access/authorise.ts';
import { refuseWiderRoles } from '../../access/no-wider-than-own.ts';
import type { Context } from '../../context.ts';
import { withOrg } from '../../db/org.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { resourceOf } from '../../resource/registry.ts';
import { rowsWithin } from '../../resource/sight.ts';
import { bindings } from '../../resource/sql.ts';
import { forgetSessions } from '../../session.ts';
import { readAccountSecurity } from './read-account-security.ts';
import type { AccountSecurity } from './read-account-security.ts';

const isId = (id: string): boolean => /^\d{1,18}$/.test(id);

/** The account within the caller's reach; one that is elsewhere is as if it were nowhere. */
const accountWithin = async (tx: Transaction, { session, ...reach }: Grant, id: string): Promise<string> => {
  if (!isId(id)) throw refuse('NOT_FOUND');
  const to = bindings(tx.orgCode);
  const rows = rowsWithin(resourceOf('UserAccount'), reach, session, 't', to);
  const found = await tx.query(`select 1 from user_account t where t.org_code = $1 and t.id = ${to.bind(id)}::bigint and ${rows}`, to.values);
  if (found.length === 0) throw refuse('NOT_FOUND');
  return id;
};

/** Sessions and devices of an account that the caller may look at. */
export const viewAccount = ({ db }: Context, grant: Grant, userAccountId: string): Promise<AccountSecurity> =>
  withOrg(db, grant.session.orgCode, async (tx) => readAccountSecurity(tx, await accountWithin(tx, grant, userAccountId), grant.session.id));

/** Does something to the security of an account that the caller may change and whose rights are not wider than the caller's own. */
export const changeAccount = async (
  { db }: Context,
  grant: Grant,
  userAccountId: string,
  change: (tx: Transaction, userId: string) => Promise<void>,
): Promise<AccountSecurity> => {
  const answer = await withOrg(db, grant.session.orgCode, async (tx) => {
    const userId = await accountWithin(tx, grant, userAccountId);
    const roles = await tx.query<{ id: string }>('select role_id::text as id from user_role where org_code = $1 and user_account_id = $2', [tx.orgCode, userId]);
    await refuseWiderRoles(tx, grant.session, roles.map(({ id }) => id));
    await change(tx, userId);
    return readAccountSecurity(tx, userId, grant.session.id);
  });
  forgetSessions();
  return answer;
};
