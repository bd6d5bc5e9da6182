-- Looking at Tenure with the rights of another account or of a role: who, as whom, from when to when. The session that looks names its row.
create table view_as (
  org_code text not null,
  id text not null,
  session_id text not null,
  user_account_id bigint not null,
  by_name text not null,
  kind text not null check (kind in ('ACCOUNT', 'ROLE')),
  target_id bigint not null,
  target_name text not null,
  started_at timestamptz not null default now(),
  until timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('STOPPED', 'SESSION')),
  primary key (org_code, id)
);
--> statement-breakpoint
create index view_as_latest on view_as (org_code, started_at desc, id);
--> statement-breakpoint
alter table view_as enable row level security;
--> statement-breakpoint
create policy view_as_tenant on view_as to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
revoke all on view_as from :app_role;
--> statement-breakpoint
grant select, insert, update (ended_at, ended_because) on view_as to :app_role;
--> statement-breakpoint
alter table session add column view_as text;
--> statement-breakpoint
-- However a session ends, what it looked at ends with it. Runs with the caller's rights.
create function end_view_as() returns trigger language plpgsql as $$
begin
  update view_as v set ended_at = new.ended_at, ended_because = 'SESSION'
    where v.org_code = new.org_code and v.id = new.view_as and v.ended_at is null and v.until > new.ended_at;
  return null;
end $$;
--> statement-breakpoint
revoke all on function end_view_as() from public;
--> statement-breakpoint
grant execute on function end_view_as() to :app_role;
--> statement-breakpoint
create trigger session_end_view_as after update of ended_at on session for each row when (new.ended_at is not null and new.view_as is not null) execute function end_view_as();
