-- Who of those who were invited to join has shown the passcode of their link. Written by hand: no schema file declares it.
create table joining_session (
  org_code text not null,
  token_hash text not null,
  individual_id bigint not null,
  invitation_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint joining_session_pk primary key (org_code, token_hash)
);
--> statement-breakpoint
create index joining_session_individual_idx on joining_session (org_code, individual_id);
--> statement-breakpoint
alter table joining_session enable row level security;
--> statement-breakpoint
create policy joining_session_tenant on joining_session to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
