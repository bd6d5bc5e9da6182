-- How each person arranged the product for themselves.
create table preference (
  org_code text not null,
  user_account_id bigint not null,
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (org_code, user_account_id, key)
);
--> statement-breakpoint
alter table preference enable row level security;
--> statement-breakpoint
create policy organisation on preference using (org_code = current_setting('app.org_code', true)) with check (org_code = current_setting('app.org_code', true));
