/** What is read of Chargebee's answers (API v2, product catalogue 2.0); more than this is left alone. Times are seconds since 1970, amounts minor units. */
import { z } from 'zod';

const seconds = z.number().int().nonnegative();
const minor = z.number().int();

export const itemPrice = z.object({
  id: z.string(),
  name: z.string(),
  external_name: z.string().optional(),
  item_id: z.string().optional(),
  item_family_id: z.string().optional(),
  price: minor.default(0),
  currency_code: z.string(),
  period: z.number().int().positive().default(1),
  period_unit: z.string(),
  trial_period: z.number().int().optional(),
  trial_period_unit: z.string().optional(),
});

export const itemPrices = z.object({ list: z.array(z.object({ item_price: itemPrice })), next_offset: z.string().optional() });

export const subscription = z.object({
  id: z.string(),
  customer_id: z.string(),
  status: z.string(),
  currency_code: z.string(),
  billing_period: z.number().int().positive().default(1),
  billing_period_unit: z.string().default('month'),
  current_term_start: seconds.optional(),
  current_term_end: seconds.optional(),
  created_at: seconds.optional(),
  trial_start: seconds.optional(),
  trial_end: seconds.optional(),
  due_since: seconds.optional(),
  subscription_items: z.array(z.object({ item_price_id: z.string(), item_type: z.string(), quantity: z.number().int().positive().default(1), unit_price: minor.default(0) })).default([]),
  coupons: z.array(z.object({ coupon_id: z.string() })).default([]),
});

export const subscriptionAnswer = z.object({ subscription });
export const subscriptions = z.object({ list: z.array(z.object({ subscription })) });

export const hostedPage = z.object({ hosted_page: z.object({ id: z.string(), type: z.string(), url: z.url({ protocol: /^https?$/ }), state: z.string(), expires_at: seconds }) });

export const coupon = z.object({ coupon: z.object({ id: z.string(), discount_type: z.string(), discount_percentage: z.number().optional(), status: z.string() }) });

const invoice = z.object({
  id: z.string(),
  customer_id: z.string(),
  status: z.string(),
  date: seconds,
  due_date: seconds.optional(),
  paid_at: seconds.optional(),
  currency_code: z.string(),
  sub_total: minor.default(0),
  total: minor.default(0),
  line_items: z
    .array(z.object({ description: z.string().default(''), quantity: z.number().optional(), unit_amount: minor.optional(), amount: minor.default(0), date_from: seconds.optional(), date_to: seconds.optional() }))
    .default([]),
  billing_address: z
    .object({ company: z.string(), first_name: z.string(), last_name: z.string(), email: z.string(), phone: z.string(), line1: z.string(), line2: z.string(), city: z.string(), zip: z.string(), state: z.string(), state_code: z.string(), country: z.string() })
    .partial()
    .optional(),
  vat_number: z.string().optional(),
});

export type ChargebeeInvoice = z.infer<typeof invoice>;
export const invoiceAnswer = z.object({ invoice });
export const invoices = z.object({ list: z.array(z.object({ invoice })), next_offset: z.string().optional() });

/** Where only the success counts. */
export const anything = z.object({});
