-- When people are busy by the calendar of the mailbox that they connected, beside the one that they publish.
alter table own_busy add column source text not null default 'CALENDAR' check (source in ('CALENDAR', 'MICROSOFT'));
--> statement-breakpoint
alter table microsoft_connection add column busy_read_at timestamptz, add column busy_failed_at timestamptz, add column busy_due_at timestamptz not null default now();
--> statement-breakpoint
-- Whoever connected before was told of mails and interviews alone: nothing else is read until they connect again.
update microsoft_connection set busy_due_at = 'infinity';
--> statement-breakpoint
create index microsoft_connection_busy_due on microsoft_connection (busy_due_at) where state = 'CONNECTED';
--> statement-breakpoint
-- Mailboxes of all organisations whose calendars are due, each taken for a quarter of an hour.
create function take_due_mailboxes(most integer)
returns table (org_code text, user_account_id text, subject text)
language sql volatile security definer set search_path = public, pg_temp as $$
  update microsoft_connection c set busy_due_at = now() + interval '15 minutes'
  from (select d.org_code, d.user_account_id from microsoft_connection d where d.state = 'CONNECTED' and d.busy_due_at <= now()
    order by d.busy_due_at limit least(most, 100) for update skip locked) t
  where c.org_code = t.org_code and c.user_account_id = t.user_account_id
  returning c.org_code, c.user_account_id::text, c.subject
$$;
--> statement-breakpoint
revoke all on function take_due_mailboxes(integer) from public;
--> statement-breakpoint
grant execute on function take_due_mailboxes(integer) to :app_role;
