-- What stands behind sign-in, files, mail and errors. These tables are written by hand: no schema file declares them,
-- and nothing here refers to a generated table, because those come later.
create table credential (
  org_code text not null,
  user_account_id bigint not null,
  password_hash text not null,
  changed_at timestamptz not null default now(),
  primary key (org_code, user_account_id)
);
--> statement-breakpoint
create table session (
  org_code text not null,
  id text not null,
  user_account_id bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('SIGN_OUT', 'PASSWORD_CHANGE', 'REUSE', 'EXPIRY', 'ADMINISTRATOR')),
  address text,
  user_agent text,
  primary key (org_code, id)
);
--> statement-breakpoint
create index session_of_user on session (org_code, user_account_id) where ended_at is null;
--> statement-breakpoint
create table access_token (
  org_code text not null,
  token_hash text not null,
  session_id text not null,
  expires_at timestamptz not null,
  primary key (org_code, token_hash),
  foreign key (org_code, session_id) references session (org_code, id)
);
--> statement-breakpoint
create index access_token_of_session on access_token (org_code, session_id);
--> statement-breakpoint
create table refresh_token (
  org_code text not null,
  token_hash text not null,
  session_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (org_code, token_hash),
  foreign key (org_code, session_id) references session (org_code, id)
);
--> statement-breakpoint
create index refresh_token_of_session on refresh_token (org_code, session_id);
--> statement-breakpoint
create table password_reset (
  org_code text not null,
  id text not null,
  token_hash text not null,
  user_account_id bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  tries integer not null default 0,
  primary key (org_code, id)
);
--> statement-breakpoint
create index password_reset_of_user on password_reset (org_code, user_account_id);
--> statement-breakpoint
-- Counted under the organisation '-', because a wrong password may name no organisation.
create table attempt (
  org_code text not null,
  subject text not null,
  window_started_at timestamptz not null default now(),
  failures integer not null default 0,
  primary key (org_code, subject)
);
--> statement-breakpoint
create table outbox_message (
  org_code text not null,
  id text not null,
  recipient text not null,
  template text not null,
  language text not null,
  subject text not null,
  body text not null,
  status text not null check (status in ('QUEUED', 'KEPT', 'SENT', 'FAILED')),
  tries integer not null default 0,
  problem text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (org_code, id)
);
--> statement-breakpoint
create index outbox_message_due on outbox_message (due_at) where status = 'QUEUED';
--> statement-breakpoint
create index outbox_message_by_time on outbox_message (org_code, created_at desc, id);
--> statement-breakpoint
create table stored_file (
  org_code text not null,
  key text not null,
  original_name text not null,
  content_type text not null,
  byte_size bigint,
  sha256 text,
  status text not null check (status in ('PENDING', 'STORED', 'DELETED')),
  entity text not null,
  field text not null,
  row_id bigint,
  created_by bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_code, key)
);
--> statement-breakpoint
create index stored_file_of_row on stored_file (org_code, entity, row_id);
--> statement-breakpoint
create index stored_file_unbound on stored_file (org_code, created_at) where row_id is null;
--> statement-breakpoint
create table idempotency_key (
  org_code text not null,
  user_account_id bigint not null,
  key text not null,
  operation text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (org_code, user_account_id, key)
);
--> statement-breakpoint
create table error_log (
  org_code text not null,
  id text not null,
  user_account_id bigint,
  message text not null,
  url text not null,
  request_id text,
  created_at timestamptz not null default now(),
  primary key (org_code, id)
);
--> statement-breakpoint
create index error_log_by_time on error_log (org_code, created_at desc, id);
--> statement-breakpoint
do $$
declare
  name text;
begin
  foreach name in array array['credential', 'session', 'access_token', 'refresh_token', 'password_reset', 'attempt',
    'outbox_message', 'stored_file', 'idempotency_key', 'error_log'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy organisation on %I using (org_code = current_setting(''app.org_code'', true)) '
      'with check (org_code = current_setting(''app.org_code'', true))', name);
  end loop;
end
$$;
--> statement-breakpoint
-- The organisations in which an address may sign in, at most two: one is an answer, two are a question only the
-- organisation's own host can settle.
create function organisations_of_email(address text) returns setof text
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select u.org_code from user_account u
    where lower(u.email) = lower(address) and u.status = 'ACTIVE' order by u.org_code limit 2;
end
$$;
--> statement-breakpoint
create function any_organisation() returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (select from organisation);
end
$$;
--> statement-breakpoint
-- Organisation codes for jobs that visit every organisation in turn.
create function organisation_codes() returns setof text
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select o.org_code from organisation o order by o.org_code;
end
$$;
--> statement-breakpoint
-- Mails of all organisations that are due, taken for five minutes: who takes one delivers it inside its organisation.
create function take_due_mails(most integer)
returns table (org_code text, id text, recipient text, subject text, body text, tries integer)
language sql volatile security definer set search_path = public, pg_temp as $$
  update outbox_message m set due_at = now() + interval '5 minutes', tries = m.tries + 1
  from (select d.org_code, d.id from outbox_message d where d.status = 'QUEUED' and d.due_at <= now()
    order by d.due_at limit least(most, 100) for update skip locked) t
  where m.org_code = t.org_code and m.id = t.id
  returning m.org_code, m.id, m.recipient, m.subject, m.body, m.tries
$$;
--> statement-breakpoint
revoke all on function organisations_of_email(text), any_organisation(), organisation_codes(), take_due_mails(integer) from public;
--> statement-breakpoint
grant execute on function organisations_of_email(text), any_organisation(), organisation_codes(), take_due_mails(integer) to :app_role;
