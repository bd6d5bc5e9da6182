-- What stands behind sessions beyond the password: how each began, when it was used last, locks, known devices, the second step, identity providers and partners.
alter table session
  add column way text not null default 'PASSWORD' check (way in ('PASSWORD', 'OPEN_ID', 'PARTNER', 'SET_UP')),
  add column last_used_at timestamptz not null default now(),
  add column last_address text,
  add column locked_at timestamptz,
  add column device_id text,
  add column logout_url text;
--> statement-breakpoint
alter table session drop constraint session_ended_because_check;
--> statement-breakpoint
alter table session add constraint session_ended_because_check
  check (ended_because in ('SIGN_OUT', 'PASSWORD_CHANGE', 'REUSE', 'EXPIRY', 'ADMINISTRATOR', 'ELSEWHERE', 'CLEARED', 'DEVICE'));
--> statement-breakpoint
-- A function, so that noting a session's last use counts as no change of the organisation's data (src/server/db/generation.ts). Runs with the caller's rights.
create function touch_session(org text, session_id text, address text) returns boolean language plpgsql as $$
begin
  update session s set last_used_at = now(), last_address = address
    where s.org_code = org and s.id = session_id and s.last_used_at < now() - interval '30 seconds' and s.locked_at is null;
  return found;
end $$;
--> statement-breakpoint
revoke all on function touch_session(text, text, text) from public;
--> statement-breakpoint
grant execute on function touch_session(text, text, text) to :app_role;
--> statement-breakpoint
alter table stored_file add column session_id text;
--> statement-breakpoint
create index stored_file_of_session on stored_file (org_code, session_id) where row_id is null;
--> statement-breakpoint
-- A browser that an account was used from; its cookie holds what `token_hash` is the hash of.
create table device (
  org_code text not null,
  id text not null,
  user_account_id bigint not null,
  token_hash text not null,
  status text not null check (status in ('REGISTERED', 'WAITING')),
  user_agent text,
  address text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (org_code, id)
);
--> statement-breakpoint
create unique index device_token on device (org_code, user_account_id, token_hash);
--> statement-breakpoint
-- The authenticator app of an account. `last_step` is the time step of the code that was taken last: none is taken twice.
create table two_factor (
  org_code text not null,
  user_account_id bigint not null,
  secret_sealed text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (org_code, user_account_id)
);
--> statement-breakpoint
create table recovery_code (
  org_code text not null,
  user_account_id bigint not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (org_code, user_account_id, code_hash)
);
--> statement-breakpoint
-- The time between a right password and the session: the second step is due.
create table sign_in_ticket (
  org_code text not null,
  token_hash text not null,
  user_account_id bigint not null,
  step text not null check (step in ('CODE', 'ENROL')),
  way text not null,
  device_id text,
  logout_url text,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (org_code, token_hash)
);
--> statement-breakpoint
-- A person on the way to the identity provider and back.
create table open_id_flow (
  org_code text not null,
  state_hash text not null,
  nonce text not null,
  verifier text not null,
  return_to text not null,
  redirect_uri text not null,
  expires_at timestamptz not null,
  primary key (org_code, state_hash)
);
--> statement-breakpoint
create table open_id_link (
  org_code text not null,
  issuer text not null,
  subject text not null,
  user_account_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (org_code, issuer, subject)
);
--> statement-breakpoint
create unique index open_id_link_of_user on open_id_link (org_code, issuer, user_account_id);
--> statement-breakpoint
-- A partner's assertion serves once; kept until it would have expired.
create table partner_assertion (
  org_code text not null,
  id_hash text not null,
  expires_at timestamptz not null,
  primary key (org_code, id_hash)
);
--> statement-breakpoint
-- Written by administrators, read by the server alone.
create table sign_in_secret (
  org_code text not null,
  kind text not null check (kind in ('OPEN_ID_CLIENT', 'PARTNER')),
  sealed text not null,
  set_at timestamptz not null default now(),
  set_by text not null,
  primary key (org_code, kind)
);
--> statement-breakpoint
do $$
declare
  name text;
begin
  foreach name in array array['device', 'two_factor', 'recovery_code', 'sign_in_ticket', 'open_id_flow', 'open_id_link', 'partner_assertion', 'sign_in_secret'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy organisation on %I using (org_code = current_setting(''app.org_code'', true)) '
      'with check (org_code = current_setting(''app.org_code'', true))', name);
  end loop;
end
$$;
--> statement-breakpoint
-- The organisations whose identity provider serves a mail domain, at most two: one is an answer, two are none.
create function organisations_of_domain(domain text) returns setof text
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select p.org_code from sign_in_policy p
    where p.open_id_enabled and lower(domain) = any (regexp_split_to_array(lower(p.open_id_domains), '[\s,;]+')) order by p.org_code limit 2;
end
$$;
--> statement-breakpoint
-- Whether the sign-in page offers single sign-on before it knows the organisation.
create function any_open_id() returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (select from sign_in_policy p where p.open_id_enabled);
end
$$;
--> statement-breakpoint
revoke all on function organisations_of_domain(text), any_open_id() from public;
--> statement-breakpoint
grant execute on function organisations_of_domain(text), any_open_id() to :app_role;
