-- Who asked for which form, and what was decided. The rights themselves stand in roles.
create table access_request (
  org_code text not null,
  id bigint not null,
  user_account_id bigint not null,
  form text,
  status text not null default 'PENDING' check (status in ('PENDING', 'GRANTED', 'DECLINED')),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  reason text,
  primary key (org_code, id)
);
--> statement-breakpoint
create unique index access_request_pending on access_request (org_code, user_account_id, coalesce(form, '')) where status = 'PENDING';
--> statement-breakpoint
create index access_request_latest on access_request (org_code, requested_at desc, id);
--> statement-breakpoint
alter table access_request enable row level security;
--> statement-breakpoint
create policy access_request_tenant on access_request to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
