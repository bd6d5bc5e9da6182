import type { PeriodUnit } from '../../domain/billing/plan.ts';
import type { SubscriptionStatus } from '../../domain/billing/standing.ts';
import type { Transaction } from '../db/org.ts';

/** A subscription as it is kept; amounts in minor units, terms up to but without `termTo`. */
export type Subscription = {
  readonly id: string;
  readonly planId: string;
  readonly planName: string;
  readonly dashboard: string;
  readonly quantity: number;
  readonly unitMinor: bigint;
  readonly currency: string;
  readonly period: number;
  readonly periodUnit: PeriodUnit;
  readonly status: SubscriptionStatus;
  readonly isChosen: boolean;
  readonly anchor: string;
  readonly termFrom: string;
  readonly termTo: string;
  readonly trialEnd: string | null;
  readonly couponCode: string | null;
  readonly discountPercentage: string;
  readonly discountUntil: string | null;
  /** The percentage that the charge of this term was lowered by. */
  readonly termDiscount: string;
  readonly nextPlanId: string | null;
  readonly nextQuantity: number | null;
  /** The provider says that something is unpaid since this day; own invoices say so themselves. */
  readonly unpaidSince: string | null;
  readonly version: number;
};

/** What may be written: every column but the keys of the row. */
const columns = {
  planId: 'plan_id', planName: 'plan_name', dashboard: 'dashboard', quantity: 'quantity', unitMinor: 'unit_minor', currency: 'currency', period: 'period', periodUnit: 'period_unit',
  status: 'status', isChosen: 'is_chosen', anchor: 'anchor', termFrom: 'term_from', termTo: 'term_to', trialEnd: 'trial_end', couponCode: 'coupon_code', discountPercentage: 'discount_percentage',
  discountUntil: 'discount_until', termDiscount: 'term_discount', nextPlanId: 'next_plan_id', nextQuantity: 'next_quantity', unpaidSince: 'unpaid_since', version: 'version',
} as const satisfies Record<Exclude<keyof Subscription, 'id'>, string>;

const keys = Object.keys(columns) as (keyof typeof columns)[];
const selected = keys.map((key) => `${columns[key]} as "${key}"`).join(', ');

type Row = Omit<Subscription, 'unitMinor'> & { readonly unitMinor: string };

/** The subscription that runs, else the newest that ended, else null. `lock` keeps others from changing it in this transaction's time. */
export const readSubscription = async (tx: Transaction, lock = false): Promise<Subscription | null> => {
  const [row] = await tx.query<Row>(
    `select id, ${selected} from billing_subscription where org_code = $1 order by (status <> 'CANCELLED') desc, created_at desc limit 1${lock ? ' for update' : ''}`,
    [tx.orgCode],
  );
  return row === undefined ? null : { ...row, unitMinor: BigInt(row.unitMinor) };
};

/** Writes the row, new or known, and answers it. A second running one of an organisation is refused by the database. */
export const writeSubscription = async (tx: Transaction, subscription: Subscription, by: string): Promise<Subscription> => {
  const values = keys.map((key) => (key === 'unitMinor' ? String(subscription.unitMinor) : subscription[key]));
  const places = keys.map((_, index) => `$${index + 4}`);
  await tx.query(
    `insert into billing_subscription (org_code, id, created_by, updated_by, ${keys.map((key) => columns[key]).join(', ')}) values ($1, $2, $3, $3, ${places.join(', ')})
     on conflict (org_code, id) do update set updated_by = $3, updated_at = now(), ${keys.map((key, index) => `${columns[key]} = ${places[index]}`).join(', ')}`,
    [tx.orgCode, subscription.id, by, ...values],
  );
  return subscription;
};
