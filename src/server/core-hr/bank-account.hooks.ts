import { checkBankAccount, plainAccount } from '../../domain/bank-account.ts';
import { tagOf } from '../../domain/languages.ts';
import { finding } from '../../domain/problem.ts';
import type { Hooks } from '../resource/hooks.ts';
import { insteadOf, keptAmong } from '../resource/kept-among.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';

const plain = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? plainAccount(value) : null);

/** Saving takes the pay from the other account; undoing does not, because whoever chose that one chose it later. */
const onePaid = keptAmong(async (tx, _caller, whole, before, instead) => {
  if (whole['isPrimary'] !== true || before?.['isPrimary'] === true) return [];
  const employeeId = String(whole['employeeId']);
  const [stored] = await tx.query<{ accountNumber: string }>('select account_number as "accountNumber" from bank_account where org_code = $1 and employee_id = $2::bigint and is_primary and id <> $3::bigint and id <> all ($4::bigint[])', [tx.orgCode, employeeId, whole['id'], instead.ids]);
  const other = stored ?? insteadOf(instead, whole, (one) => one['isPrimary'] === true && String(one['employeeId']) === employeeId);
  return other ? [{ field: 'isPrimary', ...finding('bankAccount.paidElsewhere', { title: String(other['accountNumber']) }) }] : [];
});

/** Numbers are kept as banks write them and checked by the rules of their country; pay goes to one account of a person. */
export const hooks: Hooks = {
  beforeSave: async (_tx, caller, values, before) => {
    for (const key of ['accountNumber', 'bankCode', 'swift']) if (Object.hasOwn(values, key)) values[key] = plain(values[key]);
    const whole = { ...before, ...values };
    const country = String(whole['country']);
    const name = new Intl.DisplayNames([tagOf(caller.session.language)], { type: 'region' }).of(country) ?? country;
    refuseFields(caller, checkBankAccount({ country, accountNumber: String(whole['accountNumber'] ?? ''), bankCode: plain(whole['bankCode']), swift: plain(whole['swift']) }, name));
  },
  together: async (tx, caller, written) => {
    const after = written.findLast((one) => one.after['isPrimary'] === true)?.after;
    if (after === undefined) return [];
    // Of two that are chosen at once the later one is paid to.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`paid account ${tx.orgCode} ${String(after['employeeId'])}`]);
    const resource = resourceOf('BankAccount');
    const rows = await tx.query<{ id: string }>('select id::text as id from bank_account where org_code = $1 and employee_id = $2::bigint and is_primary and id <> $3::bigint', [tx.orgCode, after['employeeId'], after.id]);
    const before = await readImages(tx, resource, rows.map(({ id }) => id));
    const images = await updateImages(tx, resource, [...before.values()].map((image) => ({ ...image, isPrimary: false })), caller.session.name);
    return images.map((image) => ({ entity: 'BankAccount', id: image.id, kind: 'UPDATE' as const, before: before.get(image.id)!, after: image }));
  },
  afterSave: onePaid.afterSave,
  fit: onePaid.fit,
};
