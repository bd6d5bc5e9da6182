import type { TaxSettings } from '../../domain/billing/tax-settings.ts';
import type { Seller } from './provider/catalogue.ts';

/** TERM: a whole term. REST: the days that are left of one. CREDIT: what was paid for them before, taken off. */
export type LineKind = 'TERM' | 'REST' | 'CREDIT';

/** Amounts in minor units; a credit is negative. `to` is the day after the last. */
export type InvoiceLine = {
  readonly kind: LineKind | null;
  readonly description: string | null;
  readonly planName: string | null;
  readonly quantity: number | null;
  readonly unitMinor: bigint | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly amountMinor: bigint;
};

export type Invoice = {
  readonly number: string;
  readonly status: 'DUE' | 'OVERDUE' | 'PAID' | 'VOID';
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly paidOn: string | null;
  readonly paymentReference: string | null;
  readonly currency: string;
  readonly subtotalMinor: bigint;
  readonly discountMinor: bigint;
  readonly totalMinor: bigint;
  readonly lines: readonly InvoiceLine[];
  readonly billedTo: TaxSettings | null;
  readonly seller: Seller | null;
};
