-- Mails to candidates name whom they are for: erasing or deleting the candidate takes them along. One about being archived goes out only to whoever still is when it is due.
alter table outbox_message add column candidate_id bigint, add column while_archived boolean not null default false,
  add foreign key (org_code, candidate_id) references candidate (org_code, id) on delete cascade;
--> statement-breakpoint
create index outbox_message_of_candidate on outbox_message (org_code, candidate_id) where candidate_id is not null;
--> statement-breakpoint
-- As in 0001, but what was to be said to somebody archived is dropped when they are considered again before.
create or replace function take_due_mails(most integer)
returns table (org_code text, id text, recipient text, subject text, body text, tries integer)
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from outbox_message m where m.status = 'QUEUED' and m.due_at <= now() and m.while_archived
    and not exists (select from candidate c where c.org_code = m.org_code and c.id = m.candidate_id and c.standing = 'ARCHIVED');
  update outbox_message m set due_at = now() + interval '5 minutes', tries = m.tries + 1
  from (select d.org_code, d.id from outbox_message d where d.status = 'QUEUED' and d.due_at <= now()
    order by d.due_at limit least(most, 100) for update skip locked) t
  where m.org_code = t.org_code and m.id = t.id
  returning m.org_code, m.id, m.recipient, m.subject, m.body, m.tries
$$;
