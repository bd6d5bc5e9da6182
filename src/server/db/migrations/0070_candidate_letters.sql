ALTER TABLE "email_template" DROP CONSTRAINT "email_template_event_check";
--> statement-breakpoint
ALTER TABLE "email_template" ADD CONSTRAINT "email_template_event_check" CHECK ("email_template"."event" in ('INVITATION', 'PASSWORD_RESET', 'PASSWORD_CHANGED', 'CANDIDATE_UPDATE', 'CANDIDATE_DOCUMENTS', 'CANDIDATE_ARCHIVED'));

--> statement-breakpoint
-- Mails that people write say who wrote them and where answers go.
ALTER TABLE outbox_message ADD COLUMN reply_to text, ADD COLUMN written_by text;
--> statement-breakpoint
DROP FUNCTION take_due_mails(integer);
--> statement-breakpoint
-- As in 0061, with where answers go.
CREATE FUNCTION take_due_mails(most integer)
RETURNS TABLE (org_code text, id text, recipient text, subject text, body text, tries integer, html text, copies jsonb, attachments jsonb, "replyTo" text)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM outbox_message m WHERE m.status = 'QUEUED' AND m.due_at <= now() AND m.while_archived
    AND NOT EXISTS (SELECT FROM candidate c WHERE c.org_code = m.org_code AND c.id = m.candidate_id AND c.standing = 'ARCHIVED');
  UPDATE outbox_message m SET due_at = now() + interval '5 minutes', tries = m.tries + 1
  FROM (SELECT d.org_code, d.id FROM outbox_message d WHERE d.status = 'QUEUED' AND d.due_at <= now()
    ORDER BY d.due_at LIMIT least(most, 100) FOR UPDATE SKIP LOCKED) t
  WHERE m.org_code = t.org_code AND m.id = t.id
  RETURNING m.org_code, m.id, m.recipient, m.subject, m.body, m.tries, m.html, m.copies, m.attachments, m.reply_to
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION take_due_mails(integer) FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION take_due_mails(integer) TO :app_role;
