-- What organisations buy of whoever runs the installation. Written by hand: no schema file declares these tables, because people see
-- them through the operations of billing only. Amounts are whole minor units of the currency (paise, cents, yen).
create table billing_account (
  org_code text not null primary key,
  -- Off: invoices are settled outside, and plan details are not read automatically.
  auto_billing boolean not null default true,
  demo_asked_at timestamptz,
  coupon_asked_at timestamptz,
  payment_reference text,
  payment_contact text,
  tax jsonb,
  next_invoice integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null
);
--> statement-breakpoint
-- The newest row of an organisation counts. With Chargebee it mirrors what was last read there.
create table billing_subscription (
  org_code text not null,
  id text not null,
  plan_id text not null,
  plan_name text not null,
  dashboard text not null,
  quantity integer not null check (quantity > 0),
  unit_minor bigint not null check (unit_minor >= 0),
  currency text not null,
  period integer not null check (period > 0),
  period_unit text not null check (period_unit in ('month', 'year')),
  status text not null check (status in ('IN_TRIAL', 'ACTIVE', 'NON_RENEWING', 'CANCELLED')),
  is_chosen boolean not null default false,
  anchor date not null,
  term_from date not null,
  term_to date not null,
  trial_end date,
  coupon_code text,
  discount_percentage numeric(5, 2) not null default 0,
  discount_until date,
  -- What the charge of this term was lowered by: what is left of it is credited at that price.
  term_discount numeric(5, 2) not null default 0,
  next_plan_id text,
  next_quantity integer,
  unpaid_since date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz not null default now(),
  updated_by text not null,
  primary key (org_code, id),
  check (term_from < term_to)
);
--> statement-breakpoint
create unique index billing_subscription_running on billing_subscription (org_code) where status <> 'CANCELLED';
--> statement-breakpoint
create table billing_invoice (
  org_code text not null,
  number text not null,
  subscription_id text not null,
  issued_on date not null,
  due_on date not null,
  paid_on date,
  payment_reference text,
  paid_noted_by text,
  currency text not null,
  subtotal_minor bigint not null,
  discount_minor bigint not null,
  total_minor bigint not null check (total_minor >= 0),
  lines jsonb not null,
  billed_to jsonb,
  created_at timestamptz not null default now(),
  primary key (org_code, number),
  foreign key (org_code, subscription_id) references billing_subscription (org_code, id)
);
--> statement-breakpoint
create index billing_invoice_by_day on billing_invoice (org_code, issued_on desc, number);
--> statement-breakpoint
-- A coupon is used once an organisation.
create table billing_coupon_use (
  org_code text not null,
  code text not null,
  used_at timestamptz not null default now(),
  used_by text not null,
  primary key (org_code, code)
);
--> statement-breakpoint
-- Pages of ours on which a plan is bought: their address holds a key of which only the hash is kept.
create table billing_checkout (
  org_code text not null,
  key_hash text not null,
  kind text not null check (kind in ('NEW', 'CHANGE', 'PAYMENT')),
  plan_id text,
  quantity integer,
  subscription_version integer,
  return_to text not null,
  user_account_id bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (org_code, key_hash)
);
--> statement-breakpoint
do $$
declare
  name text;
begin
  foreach name in array array['billing_account', 'billing_subscription', 'billing_invoice', 'billing_coupon_use', 'billing_checkout'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy organisation on %I using (org_code = current_setting(''app.org_code'', true)) '
      'with check (org_code = current_setting(''app.org_code'', true))', name);
  end loop;
end
$$;
