-- What people connect themselves: a feed of their interviews, the calendar that says when they are busy, and their mailbox. Of no history; addresses and tokens are sealed.
create table own_calendar (
  org_code text not null,
  user_account_id bigint not null,
  -- Null while there is no feed. Another number is another address.
  feed_number integer,
  feed_numbers integer not null default 0,
  feed_fetched_at timestamptz,
  busy_sealed text,
  busy_host text,
  busy_problem text check (busy_problem in ('UNREACHABLE', 'NOT_A_CALENDAR', 'TOO_LARGE')),
  busy_read_at timestamptz,
  busy_failed_at timestamptz,
  busy_due_at timestamptz not null default now(),
  warnings_seen text[] not null default '{}',
  constraint own_calendar_pk primary key (org_code, user_account_id),
  foreign key (org_code, user_account_id) references user_account (org_code, id) on delete cascade
);
--> statement-breakpoint
create index own_calendar_due on own_calendar (busy_due_at) where busy_sealed is not null;
--> statement-breakpoint
create table own_busy (
  org_code text not null,
  user_account_id bigint not null,
  uid text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  foreign key (org_code, user_account_id) references user_account (org_code, id) on delete cascade
);
--> statement-breakpoint
create index own_busy_of_account on own_busy (org_code, user_account_id, starts_at);
--> statement-breakpoint
create table microsoft_connection (
  org_code text not null,
  user_account_id bigint not null,
  -- Of Microsoft: whose mailbox it is, whatever its address becomes.
  subject text not null,
  mailbox text not null,
  state text not null check (state in ('CONNECTED', 'REVOKED')),
  tokens_sealed text,
  connected_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint microsoft_connection_pk primary key (org_code, user_account_id),
  foreign key (org_code, user_account_id) references user_account (org_code, id) on delete cascade
);
--> statement-breakpoint
-- A person on the way to Microsoft and back.
create table microsoft_flow (
  org_code text not null,
  state_hash text not null,
  user_account_id bigint not null,
  session_id text not null,
  verifier text not null,
  redirect_uri text not null,
  expires_at timestamptz not null,
  constraint microsoft_flow_pk primary key (org_code, state_hash)
);
--> statement-breakpoint
-- The event of a round in its organizer's calendar. It stays when the round goes, so that the event can be taken away too.
create table microsoft_event (
  org_code text not null,
  round_id bigint not null,
  user_account_id bigint not null,
  subject text not null,
  event_id text,
  -- Of the round, as the event shows it; 0 while it shows nothing.
  version integer not null default 0,
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  constraint microsoft_event_pk primary key (org_code, round_id, user_account_id),
  foreign key (org_code, user_account_id) references user_account (org_code, id) on delete cascade
);
--> statement-breakpoint
do $$
declare
  name text;
begin
  foreach name in array array['own_calendar', 'own_busy', 'microsoft_connection', 'microsoft_flow', 'microsoft_event'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy organisation on %I using (org_code = current_setting(''app.org_code'', true)) '
      'with check (org_code = current_setting(''app.org_code'', true))', name);
  end loop;
end
$$;
--> statement-breakpoint
-- Calendars of all organisations that are due, each taken for a quarter of an hour.
create function take_due_busy_calendars(most integer)
returns table (org_code text, user_account_id text, busy_sealed text, zone text)
language sql volatile security definer set search_path = public, pg_temp as $$
  update own_calendar c set busy_due_at = now() + interval '15 minutes'
  from (select d.org_code, d.user_account_id from own_calendar d where d.busy_sealed is not null and d.busy_due_at <= now()
    order by d.busy_due_at limit least(most, 100) for update skip locked) t, user_account u
    join organisation o on o.org_code = u.org_code left join employee e on e.org_code = u.org_code and e.id = u.employee_id
    left join work_schedule w on w.org_code = e.org_code and w.id = e.work_schedule_id left join location l on l.org_code = e.org_code and l.id = e.location_id
  where c.org_code = t.org_code and c.user_account_id = t.user_account_id and u.org_code = c.org_code and u.id = c.user_account_id
  returning c.org_code, c.user_account_id::text, c.busy_sealed, coalesce(w.time_zone, l.time_zone, o.time_zone)
$$;
--> statement-breakpoint
-- Organisations in which somebody has connected a mailbox: their events are brought up to date.
create function organisations_with_mailboxes() returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct org_code from microsoft_connection where state = 'CONNECTED' order by org_code
$$;
--> statement-breakpoint
-- In whose name a mail goes out where that person has connected a mailbox.
alter table outbox_message add column sender_id bigint;
--> statement-breakpoint
drop function take_due_mails(integer);
--> statement-breakpoint
-- As in 0070, with in whose name.
create function take_due_mails(most integer)
returns table (org_code text, id text, recipient text, subject text, body text, tries integer, html text, copies jsonb, attachments jsonb, "replyTo" text, "senderId" text)
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from outbox_message m where m.status = 'QUEUED' and m.due_at <= now() and m.while_archived
    and not exists (select from candidate c where c.org_code = m.org_code and c.id = m.candidate_id and c.standing = 'ARCHIVED');
  update outbox_message m set due_at = now() + interval '5 minutes', tries = m.tries + 1
  from (select d.org_code, d.id from outbox_message d where d.status = 'QUEUED' and d.due_at <= now()
    order by d.due_at limit least(most, 100) for update skip locked) t
  where m.org_code = t.org_code and m.id = t.id
  returning m.org_code, m.id, m.recipient, m.subject, m.body, m.tries, m.html, m.copies, m.attachments, m.reply_to, m.sender_id::text
$$;
--> statement-breakpoint
revoke all on function take_due_mails(integer), take_due_busy_calendars(integer), organisations_with_mailboxes() from public;
--> statement-breakpoint
grant execute on function take_due_mails(integer), take_due_busy_calendars(integer), organisations_with_mailboxes() to :app_role;
