ALTER TABLE "recruitment_general_setting" ADD COLUMN "retention_months" integer DEFAULT 24 NOT NULL;
--> statement-breakpoint
-- What strangers leave: the names of sent applications, passcodes of the candidate portal and who is in it. Written by hand: no schema file declares them.
create table career_application (
  org_code text not null,
  key text not null,
  made_at timestamptz not null default now(),
  constraint career_application_pk primary key (org_code, key)
);
--> statement-breakpoint
create table portal_passcode (
  org_code text not null,
  id text not null,
  email text not null,
  code_hash text not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  tries integer not null default 0,
  constraint portal_passcode_pk primary key (org_code, id)
);
--> statement-breakpoint
create index portal_passcode_email_idx on portal_passcode (org_code, email, created_at desc);
--> statement-breakpoint
create table portal_session (
  org_code text not null,
  token_hash text not null,
  candidate_id bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint portal_session_pk primary key (org_code, token_hash)
);
--> statement-breakpoint
create index portal_session_candidate_idx on portal_session (org_code, candidate_id);
--> statement-breakpoint
alter table career_application enable row level security;
--> statement-breakpoint
alter table portal_passcode enable row level security;
--> statement-breakpoint
alter table portal_session enable row level security;
--> statement-breakpoint
create policy career_application_tenant on career_application to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy portal_passcode_tenant on portal_passcode to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy portal_session_tenant on portal_session to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
