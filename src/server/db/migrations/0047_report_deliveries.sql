-- What scheduled reports made for whom: one line a report, recipient and due time, so that two servers never make it twice.
create table report_delivery (
  org_code text not null,
  id uuid not null,
  report_id bigint not null,
  user_account_id bigint not null,
  due_at timestamptz not null,
  report_name text not null,
  entity text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'READY', 'CLOSED', 'FAILED')),
  tries integer not null default 0,
  leased_until timestamptz,
  file_key text,
  file_name text,
  content_type text,
  made_at timestamptz,
  primary key (org_code, id),
  unique (org_code, report_id, user_account_id, due_at)
);
--> statement-breakpoint
create index report_delivery_waiting on report_delivery (org_code, due_at) where status = 'WAITING';
--> statement-breakpoint
alter table report_delivery enable row level security;
--> statement-breakpoint
create policy report_delivery_tenant on report_delivery to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
