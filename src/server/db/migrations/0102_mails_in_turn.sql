-- As in 0072; what is told of one record goes to one address in turn: no calling off before the invitation that waits for another try.
create or replace function take_due_mails(most integer)
returns table (org_code text, id text, recipient text, subject text, body text, tries integer, html text, copies jsonb, attachments jsonb, "replyTo" text, "senderId" text)
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from outbox_message m where m.status = 'QUEUED' and m.due_at <= now() and m.while_archived
    and not exists (select from candidate c where c.org_code = m.org_code and c.id = m.candidate_id and c.standing = 'ARCHIVED');
  update outbox_message m set due_at = now() + interval '5 minutes', tries = m.tries + 1
  from (select d.org_code, d.id from outbox_message d where d.status = 'QUEUED' and d.due_at <= now()
    and (d.about is null or not exists (select from outbox_message e where e.org_code = d.org_code and e.about = d.about and e.recipient = d.recipient and e.status = 'QUEUED'
      and e.created_at < d.created_at and (e.tries > 0 or e.due_at <= now())))
    order by d.due_at limit least(most, 100) for update skip locked) t
  where m.org_code = t.org_code and m.id = t.id
  returning m.org_code, m.id, m.recipient, m.subject, m.body, m.tries, m.html, m.copies, m.attachments, m.reply_to, m.sender_id::text
$$;
