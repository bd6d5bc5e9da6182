import { addDays } from '../../../../domain/dates.ts';
import type { QuoteLine } from '../../../../domain/billing/quote.ts';
import { PAYMENT_DAYS } from '../../../../domain/billing/standing.ts';
import type { Transaction } from '../../../db/org.ts';
import { ensureAccount } from '../../account.ts';
import type { Invoice, InvoiceLine } from '../../invoice.ts';
import type { Subscription } from '../../subscription.ts';
import type { Seller } from '../catalogue.ts';

type Draft = { readonly subscription: Subscription; readonly lines: readonly QuoteLine[]; readonly discount: bigint; readonly issuedOn: string; readonly names: ReadonlyMap<QuoteLine['kind'], string> };

/** As lines are kept: bigints as text. */
type KeptLine = Omit<InvoiceLine, 'unitMinor' | 'amountMinor' | 'description'> & { readonly unitMinor: string; readonly amountMinor: string };

/** Writes an invoice under the organisation's next number (DEMO-0001), made out to its tax settings of now. One of nothing is paid at once. */
export const issueInvoice = async (tx: Transaction, { subscription, lines, discount, issuedOn, names }: Draft, by: string): Promise<string> => {
  await ensureAccount(tx, by);
  const [counter] = await tx.query<{ next: number; tax: object | null }>('update billing_account set next_invoice = next_invoice + 1 where org_code = $1 returning next_invoice - 1 as next, tax', [tx.orgCode]);
  const number = `${tx.orgCode.toUpperCase()}-${String(counter?.next ?? 1).padStart(4, '0')}`;
  const subtotal = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const total = subtotal - discount;
  const kept = lines.map(({ unitMinor, amountMinor, ...line }): KeptLine => ({ ...line, planName: names.get(line.kind) ?? subscription.planName, unitMinor: String(unitMinor), amountMinor: String(amountMinor) }));
  await tx.query(
    `insert into billing_invoice (org_code, number, subscription_id, issued_on, due_on, paid_on, currency, subtotal_minor, discount_minor, total_minor, lines, billed_to)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [tx.orgCode, number, subscription.id, issuedOn, addDays(issuedOn, PAYMENT_DAYS), total === 0n ? issuedOn : null, subscription.currency, String(subtotal), String(discount), String(total), JSON.stringify(kept), counter?.tax ? JSON.stringify(counter.tax) : null],
  );
  return number;
};

type Row = Omit<Invoice, 'status' | 'subtotalMinor' | 'discountMinor' | 'totalMinor' | 'lines' | 'seller'> & Record<'subtotal' | 'discount' | 'total', string> & { readonly lines: readonly KeptLine[]; readonly count: number };

const select = `select number, issued_on as "issuedOn", due_on as "dueOn", paid_on as "paidOn", payment_reference as "paymentReference", currency, subtotal_minor as subtotal,
  discount_minor as discount, total_minor as total, lines, billed_to as "billedTo", (count(*) over ())::int as count from billing_invoice where org_code = $1`;

const invoiceOf = ({ count: _count, subtotal, discount, total, lines, ...row }: Row, seller: Seller, today: string): Invoice => ({
  ...row,
  seller,
  status: row.paidOn !== null ? 'PAID' : today > row.dueOn ? 'OVERDUE' : 'DUE',
  subtotalMinor: BigInt(subtotal),
  discountMinor: BigInt(discount),
  totalMinor: BigInt(total),
  lines: lines.map((line) => ({ ...line, description: null, unitMinor: BigInt(line.unitMinor ?? '0'), amountMinor: BigInt(line.amountMinor) })),
});

type Reading = { readonly seller: Seller; readonly today: string };

export const listInvoices = async (tx: Transaction, { seller, today }: Reading, offset: number, limit: number): Promise<{ total: number; rows: Invoice[] }> => {
  const rows = await tx.query<Row>(`${select} order by issued_on desc, number desc limit $2 offset $3`, [tx.orgCode, limit, offset]);
  return { total: rows[0]?.count ?? 0, rows: rows.map((row) => invoiceOf(row, seller, today)) };
};

export const findInvoice = async (tx: Transaction, { seller, today }: Reading, number: string): Promise<Invoice | null> => {
  const [row] = await tx.query<Row>(`${select} and number = $2`, [tx.orgCode, number]);
  return row === undefined ? null : invoiceOf(row, seller, today);
};

export type Unpaid = { readonly number: string; readonly dueOn: string; readonly totalMinor: bigint; readonly currency: string };

/** What is open, the oldest first. */
export const unpaidInvoices = async (tx: Transaction): Promise<Unpaid[]> => {
  const rows = await tx.query<Omit<Unpaid, 'totalMinor'> & { total: string }>(
    'select number, due_on as "dueOn", total_minor as total, currency from billing_invoice where org_code = $1 and paid_on is null order by due_on, number',
    [tx.orgCode],
  );
  return rows.map(({ total, ...row }) => ({ ...row, totalMinor: BigInt(total) }));
};
