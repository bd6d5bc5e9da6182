import type { FormName } from '../../../../generated/forms.ts';
import { holds } from '../../access/holds.ts';
import type { Transaction } from '../../db/org.ts';
import type { Language } from '../../session.ts';
import type { Recipients } from './wanted.ts';

export type Recipient = { readonly address: string; readonly language: Language; readonly accountId: string | null };
type Asked = { readonly recipients: Recipients; readonly addresses: readonly string[]; readonly settings: FormName };

/** Accounts that may change what is looked for, and that of whom the employee reports to; never the employee's own. */
const accounts = async (tx: Transaction, employeeId: string, settings: FormName, of: 'ADMINS' | 'MANAGERS'): Promise<Recipient[]> =>
  tx.query<Recipient>(
    `select u.email as address, lower(u.language) as language, u.id::text as "accountId" from user_account u
     where u.org_code = $1 and u.status = 'ACTIVE' and u.employee_id is distinct from $2::bigint and ${of === 'ADMINS' ? holds('u', '$3', `g."update" and g.scope = 'ALL'`) : 'u.employee_id = (select e.manager_id from employee e where e.org_code = $1 and e.id = $2::bigint)'}
     order by u.id limit 200`,
    of === 'ADMINS' ? [tx.orgCode, employeeId, settings] : [tx.orgCode, employeeId],
  );

/** Addresses that were entered, in the language of the account that has one, else in that of the organization; without those of the person whom the alert is about. */
const entered = async (tx: Transaction, employeeId: string, addresses: readonly string[]): Promise<Recipient[]> =>
  tx.query<Recipient>(
    `select a.address, lower(coalesce(u.language, o.language)) as language, case when u.status = 'ACTIVE' then u.id::text end as "accountId"
     from unnest($3::text[]) a (address) join organisation o on o.org_code = $1 left join user_account u on u.org_code = $1 and u.email_folded = fold(a.address)
     where u.employee_id is distinct from $2::bigint and not exists (select from employee e where e.org_code = $1 and e.id = $2::bigint and e.email_folded = fold(a.address))`,
    [tx.orgCode, employeeId, addresses],
  );

/**
 * Who hears of an alert about the employee: never the employee, whatever they are. Where managers are to hear and there is none with an account, administrators do, so that alerts about
 * whoever reports to nobody are not lost; where nobody at all is left, neither.
 */
export const recipientsOf = async (tx: Transaction, employeeId: string, { recipients, addresses, settings }: Asked): Promise<Recipient[]> => {
  const besides = addresses.length === 0 ? [] : await entered(tx, employeeId, addresses);
  const managers = recipients === 'MANAGERS' || recipients === 'ADMINS_AND_MANAGERS' ? await accounts(tx, employeeId, settings, 'MANAGERS') : [];
  const needsAdmins = recipients === 'ADMINS' || recipients === 'ADMINS_AND_MANAGERS' || (managers.length === 0 && (recipients === 'MANAGERS' || besides.length === 0));
  const admins = needsAdmins ? await accounts(tx, employeeId, settings, 'ADMINS') : [];
  return [...new Map([...besides, ...managers, ...admins].map((one) => [one.address.toLowerCase(), one])).values()];
};
