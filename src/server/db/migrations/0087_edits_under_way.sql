-- Which cells somebody holds changed and not saved: a row a person and entity, forgotten half a minute after it was told. Nothing of it is worth a log, or keeping over a crash.
create unlogged table edit_under_way (
  org_code text not null,
  entity text not null,
  user_account_id bigint not null,
  at timestamptz not null default now(),
  rows jsonb not null,
  constraint edit_under_way_pk primary key (org_code, entity, user_account_id)
);
--> statement-breakpoint
alter table edit_under_way enable row level security;
--> statement-breakpoint
create policy edit_under_way_tenant on edit_under_way to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
