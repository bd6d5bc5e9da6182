-- No foreign key cascades: mails to a candidate and the text of the resume go by one named trigger.
ALTER TABLE outbox_message DROP CONSTRAINT IF EXISTS outbox_message_org_code_candidate_id_fkey;
--> statement-breakpoint
ALTER TABLE candidate_resume_text DROP CONSTRAINT IF EXISTS candidate_resume_text_org_code_id_fkey;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION drop_what_goes_with_candidate() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM outbox_message WHERE org_code = OLD.org_code AND candidate_id = OLD.id;
  DELETE FROM candidate_resume_text WHERE org_code = OLD.org_code AND id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER IF EXISTS candidate_traces ON candidate;
--> statement-breakpoint
CREATE TRIGGER candidate_traces AFTER DELETE ON candidate FOR EACH ROW EXECUTE FUNCTION drop_what_goes_with_candidate();
