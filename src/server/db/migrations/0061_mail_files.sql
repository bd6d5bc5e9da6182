-- Mails may carry files, have words in HTML and go to several people at once; what they tell of is known, so that it can be taken back while it waits.
alter table outbox_message add column html text, add column copies jsonb, add column attachments jsonb, add column about text;
--> statement-breakpoint
create index outbox_message_about on outbox_message (org_code, about) where about is not null;
--> statement-breakpoint
drop function take_due_mails(integer);
--> statement-breakpoint
-- As in 0058, with what a letter has besides its text.
create function take_due_mails(most integer)
returns table (org_code text, id text, recipient text, subject text, body text, tries integer, html text, copies jsonb, attachments jsonb)
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from outbox_message m where m.status = 'QUEUED' and m.due_at <= now() and m.while_archived
    and not exists (select from candidate c where c.org_code = m.org_code and c.id = m.candidate_id and c.standing = 'ARCHIVED');
  update outbox_message m set due_at = now() + interval '5 minutes', tries = m.tries + 1
  from (select d.org_code, d.id from outbox_message d where d.status = 'QUEUED' and d.due_at <= now()
    order by d.due_at limit least(most, 100) for update skip locked) t
  where m.org_code = t.org_code and m.id = t.id
  returning m.org_code, m.id, m.recipient, m.subject, m.body, m.tries, m.html, m.copies, m.attachments
$$;
--> statement-breakpoint
revoke all on function take_due_mails(integer) from public;
--> statement-breakpoint
grant execute on function take_due_mails(integer) to :app_role;
