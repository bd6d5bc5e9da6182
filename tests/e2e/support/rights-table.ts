/** The rights table as it is stored, read without the code that the product answers by. */
import type { FormName } from '../../../generated/forms.ts';
import { withOrg } from '../../../src/server/db/org.ts';
import type { DemoServer } from '../../support/demo-server.ts';

const STATEMENT = `
  select g.form, bool_or(g."view") as may_view, bool_or((g."add" or g."update") and g.scope = 'ALL') as may_import, bool_or(g."add") as may_add, bool_or(g."update") as may_update, bool_and(g.scope = 'SELF') filter (where g."view") as is_own_only from user_account u
  join user_role m on m.org_code = u.org_code and m.user_account_id = u.id
  join role_right g on g.org_code = m.org_code and g.role_id = m.role_id
  where u.org_code = 'demo' and u.email = $1 group by g.form`;

/** The forms that some role of the account lets it view, those of which it sees its own records only, those where it may add or update, and those into which it may import. */
export type Rights = { readonly viewable: ReadonlySet<FormName>; readonly ownOnly: ReadonlySet<FormName>; readonly addable: ReadonlySet<FormName>; readonly updatable: ReadonlySet<FormName>; readonly importable: ReadonlySet<FormName> };

export const rightsOf = async ({ db }: DemoServer, email: string): Promise<Rights> => {
  const rows = await withOrg(db, 'demo', (tx) => tx.query<{ form: FormName; may_view: boolean; may_import: boolean; may_add: boolean; may_update: boolean; is_own_only: boolean | null }>(STATEMENT, [email]));
  const those = (picked: typeof rows): ReadonlySet<FormName> => new Set(picked.map(({ form }) => form));
  return { viewable: those(rows.filter(({ may_view }) => may_view)), ownOnly: those(rows.filter(({ is_own_only }) => is_own_only === true)), addable: those(rows.filter(({ may_add }) => may_add)), updatable: those(rows.filter(({ may_update }) => may_update)), importable: those(rows.filter(({ may_import }) => may_import)) };
};

/** Ids of two employees: one who reports to the account's own person, where there is one, and one who does not. */
export const teamOf = async ({ db }: DemoServer, email: string): Promise<{ readonly mine: string | undefined; readonly others: string }> => {
  const rows = await withOrg(db, 'demo', (tx) =>
    tx.query<{ id: string; is_mine: boolean }>(
      `select e.id::text as id, coalesce(e.manager_id = u.employee_id, false) as is_mine from employee e join user_account u on u.org_code = e.org_code and u.email = $1
       where e.org_code = 'demo' and e.manager_id is not null and e.status = 'ACTIVE' order by e.id`,
      [email],
    ),
  );
  return { mine: rows.find(({ is_mine }) => is_mine)?.id, others: rows.find(({ is_mine }) => !is_mine)?.id ?? '' };
};
