-- What somebody agreed to, their face, and what they are asked to do before the camera. No entity, no journal: withdrawing a consent has to leave nothing behind.
create table consent (
  org_code text not null,
  employee_id bigint not null,
  purpose text not null check (purpose in ('FACE', 'LOCATION')),
  given_at timestamptz not null default now(),
  -- Which text the person read.
  wording smallint not null,
  user_account_id bigint not null,
  withdrawn_at timestamptz,
  primary key (org_code, employee_id, purpose, given_at)
);
--> statement-breakpoint
create unique index consent_in_force on consent (org_code, employee_id, purpose) where withdrawn_at is null;
--> statement-breakpoint
alter table consent enable row level security;
--> statement-breakpoint
create policy organisation on consent using (org_code = current_setting('app.org_code', true)) with check (org_code = current_setting('app.org_code', true));
--> statement-breakpoint
create table face_template (
  org_code text not null,
  employee_id bigint not null,
  -- Nonce, ciphertext and tag of AES-256-GCM; the key is not in the database.
  sealed bytea not null,
  registered_at timestamptz not null default now(),
  registered_by text not null,
  primary key (org_code, employee_id)
);
--> statement-breakpoint
alter table face_template enable row level security;
--> statement-breakpoint
create policy organisation on face_template using (org_code = current_setting('app.org_code', true)) with check (org_code = current_setting('app.org_code', true));
--> statement-breakpoint
create table face_challenge (
  org_code text not null,
  id text not null,
  employee_id bigint not null,
  name text not null,
  expires_at timestamptz not null,
  primary key (org_code, id)
);
--> statement-breakpoint
create index face_challenge_of_employee on face_challenge (org_code, employee_id);
--> statement-breakpoint
alter table face_challenge enable row level security;
--> statement-breakpoint
create policy organisation on face_challenge using (org_code = current_setting('app.org_code', true)) with check (org_code = current_setting('app.org_code', true));
--> statement-breakpoint
-- A face that the server has verified, until it is used for one check-in.
create table face_check (
  org_code text not null,
  id text not null,
  employee_id bigint not null,
  expires_at timestamptz not null,
  primary key (org_code, id)
);
--> statement-breakpoint
create index face_check_of_employee on face_check (org_code, employee_id);
--> statement-breakpoint
alter table face_check enable row level security;
--> statement-breakpoint
create policy organisation on face_check using (org_code = current_setting('app.org_code', true)) with check (org_code = current_setting('app.org_code', true));
