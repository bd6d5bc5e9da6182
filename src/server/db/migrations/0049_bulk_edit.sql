-- Bulk edits: one change for everything that a filter matches. Written by hand: no schema file declares them.
create table bulk_edit (
  org_code text not null,
  id bigint not null,
  type text not null,
  state text not null check (state in ('RUNNING', 'DONE', 'CANCELLED', 'FAILED')),
  user_id bigint not null,
  form text,
  search text,
  filter jsonb,
  patch jsonb not null,
  reason text,
  changed integer not null default 0,
  unchanged integer not null default 0,
  change_set_id bigint,
  failure jsonb,
  refused integer not null default 0,
  problems jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bulk_edit_pk primary key (org_code, id)
);
--> statement-breakpoint
create index bulk_edit_running_idx on bulk_edit (org_code, id) where state = 'RUNNING';
--> statement-breakpoint
-- How far the work is and whether it shall stop. Apart from the job, so that telling progress never meets the transaction that does the work.
create table bulk_edit_run (
  org_code text not null,
  job_id bigint not null,
  attempts integer not null default 0,
  total integer,
  progress integer not null default 0,
  cancel boolean not null default false,
  interrupted_at timestamptz,
  constraint bulk_edit_run_pk primary key (org_code, job_id)
);
--> statement-breakpoint
alter table bulk_edit enable row level security;
--> statement-breakpoint
alter table bulk_edit_run enable row level security;
--> statement-breakpoint
create policy bulk_edit_tenant on bulk_edit to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy bulk_edit_run_tenant on bulk_edit_run to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- Bulk edits of all organisations that are not done, for the worker of a server process. Answers names only; the rows stay behind row-level security.
create function bulk_edits_waiting() returns table (org_code text, id bigint) language sql volatile security definer
set search_path = public, pg_temp as $$
  select j.org_code, j.id from bulk_edit j where j.state = 'RUNNING' order by j.created_at limit 20
$$;
--> statement-breakpoint
revoke all on function bulk_edits_waiting() from public;
--> statement-breakpoint
grant execute on function bulk_edits_waiting() to :app_role;
