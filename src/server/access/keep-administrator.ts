import type { FormName } from '../../../generated/forms.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { mergeRights } from './merge-rights.ts';
import type { RoleRightRow } from './merge-rights.ts';

/** Without somebody who may change these, nobody could ever be given a right again. */
const FORMS = ['USER_ACCOUNTS', 'ROLES'] as const satisfies readonly FormName[];

/** Those of the forms that the lines let somebody change for everybody. */
const changedBy = (lines: readonly RoleRightRow[]): readonly FormName[] => {
  const rights = mergeRights(lines);
  return FORMS.filter((form) => rights.get(form)?.update === true && rights.get(form)?.scope === 'ALL');
};

/**
 * Refuses to take from whoever is the last what these lines let them do: change accounts or roles. Asked after the write, or before the accounts `without` are deleted;
 * `title` names what was to be changed.
 */
export const keepAdministrator = async (tx: Transaction, title: string, lines: readonly RoleRightRow[], without: readonly string[] = []): Promise<void> => {
  const forms = changedBy(lines);
  if (forms.length === 0) return;
  // Two who take the right from each other at the same time are looked at one after the other.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`administrators ${tx.orgCode}`]);
  const left = await tx.query<{ readonly form: FormName }>(
    `select distinct r.form from role_right r join user_role g on g.org_code = r.org_code and g.role_id = r.role_id
       join user_account u on u.org_code = g.org_code and u.id = g.user_account_id
     where r.org_code = $1 and r.form = any ($2::text[]) and r."update" and r.scope = 'ALL' and u.status = 'ACTIVE' and u.id <> all ($3::bigint[])`,
    [tx.orgCode, forms, without],
  );
  if (left.length < forms.length) throw refuse('LAST_ADMINISTRATOR', { words: { title } });
};
