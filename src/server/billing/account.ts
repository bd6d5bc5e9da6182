import type { TaxSettings } from '../../domain/billing/tax-settings.ts';
import type { Transaction } from '../db/org.ts';

/** What is kept of an organisation as a customer. */
export type BillingAccount = {
  readonly autoBilling: boolean;
  readonly demoAskedAt: string | null;
  readonly couponAskedAt: string | null;
  readonly paymentReference: string | null;
  readonly paymentContact: string | null;
  readonly tax: TaxSettings | null;
};

const unknown: BillingAccount = { autoBilling: true, demoAskedAt: null, couponAskedAt: null, paymentReference: null, paymentContact: null, tax: null };

export const readAccount = async (tx: Transaction): Promise<BillingAccount> => {
  const [row] = await tx.query<BillingAccount>(
    `select auto_billing as "autoBilling", demo_asked_at as "demoAskedAt", coupon_asked_at as "couponAskedAt", payment_reference as "paymentReference",
       payment_contact as "paymentContact", tax from billing_account where org_code = $1`,
    [tx.orgCode],
  );
  return row ?? unknown;
};

/** Makes the row that counts invoices and holds settings, where it is missing. */
export const ensureAccount = async (tx: Transaction, by: string): Promise<void> => {
  await tx.query('insert into billing_account (org_code, updated_by) values ($1, $2) on conflict do nothing', [tx.orgCode, by]);
};

const MARKS = { demo: 'demo_asked_at', coupon: 'coupon_asked_at' } as const;

/** Notes that something was asked for; false when it had been before. One statement, so that two requests ask once. */
export const markAsked = async (tx: Transaction, what: keyof typeof MARKS, by: string): Promise<boolean> => {
  await ensureAccount(tx, by);
  const rows = await tx.query(`update billing_account set ${MARKS[what]} = now(), updated_at = now(), updated_by = $2 where org_code = $1 and ${MARKS[what]} is null returning org_code`, [tx.orgCode, by]);
  return rows.length > 0;
};

export const saveTax = async (tx: Transaction, tax: TaxSettings, by: string): Promise<void> => {
  await ensureAccount(tx, by);
  await tx.query('update billing_account set tax = $2, updated_at = now(), updated_by = $3 where org_code = $1', [tx.orgCode, JSON.stringify(tax), by]);
};

export const savePayment = async (tx: Transaction, { reference, contact }: { readonly reference: string | null; readonly contact?: string | null }, by: string): Promise<void> => {
  await ensureAccount(tx, by);
  await tx.query(
    `update billing_account set payment_reference = $2, payment_contact = case when $4 then $3 else payment_contact end, updated_at = now(), updated_by = $5 where org_code = $1`,
    [tx.orgCode, reference, contact ?? null, contact !== undefined, by],
  );
};
