ALTER TABLE "candidate" ADD COLUMN "withdrawn_on" date;
--> statement-breakpoint
CREATE INDEX "candidate_withdrawn_on_idx" ON "candidate" USING btree ("org_code","withdrawn_on","id");

--> statement-breakpoint
-- Whether candidates took back the application to the post that counts follows from both, whoever writes those: acts, the candidate portal, imports, undo, merging.
create function reckon_withdrawn(org text, candidates bigint[]) returns void language sql set search_path = public, pg_temp as $$
  update candidate c set withdrawn_on = t.withdrawn_on
  from (select k.id, a.withdrawn_on from candidate k left join job_application a on a.org_code = k.org_code and a.candidate_id = k.id and a.job_post_id = k.job_post_id where k.org_code = org and k.id = any(candidates)) t
  where c.org_code = org and c.id = t.id and c.withdrawn_on is distinct from t.withdrawn_on;
$$;
--> statement-breakpoint
create function reckon_candidates_withdrawn() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform reckon_withdrawn(c.org_code, array_agg(c.candidate_id)) from changed c where c.withdrawn_on is not null group by c.org_code;
  return null;
end $$;
--> statement-breakpoint
create trigger job_application_withdrawn after insert on job_application referencing new table as changed for each statement execute function reckon_candidates_withdrawn();
--> statement-breakpoint
create trigger job_application_withdrawn_no_more after delete on job_application referencing old table as changed for each statement execute function reckon_candidates_withdrawn();
--> statement-breakpoint
create function reckon_candidate_of_application() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform reckon_withdrawn(new.org_code, array[old.candidate_id, new.candidate_id]);
  return null;
end $$;
--> statement-breakpoint
create trigger job_application_withdrawn_otherwise after update of withdrawn_on, candidate_id, job_post_id on job_application for each row
  when ((old.withdrawn_on, old.candidate_id, old.job_post_id) is distinct from (new.withdrawn_on, new.candidate_id, new.job_post_id)) execute function reckon_candidate_of_application();
--> statement-breakpoint
create function reckon_candidate_of_post() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform reckon_withdrawn(new.org_code, array[new.id]);
  return null;
end $$;
--> statement-breakpoint
create trigger candidate_withdrawn_at_post after update of job_post_id on candidate for each row when (old.job_post_id is distinct from new.job_post_id) execute function reckon_candidate_of_post();
--> statement-breakpoint
select reckon_withdrawn(a.org_code, array_agg(a.candidate_id)) from job_application a where a.withdrawn_on is not null group by a.org_code;
