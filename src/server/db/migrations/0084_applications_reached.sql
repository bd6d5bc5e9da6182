ALTER TABLE "job_application" ADD COLUMN "furthest" text;
--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "offered_on" date;
--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "hired_on" date;
--> statement-breakpoint
CREATE INDEX "job_application_furthest_idx" ON "job_application" USING btree ("org_code","furthest","id");
--> statement-breakpoint
CREATE INDEX "job_application_offered_on_idx" ON "job_application" USING btree ("org_code","offered_on","id");
--> statement-breakpoint
CREATE INDEX "job_application_hired_on_idx" ON "job_application" USING btree ("org_code","hired_on","id");
--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_furthest_check" CHECK ("job_application"."furthest" in ('APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED', 'REJECTED'));

--> statement-breakpoint
-- How far applications came follows from their steps, whoever writes or takes those back: acts, imports, undo, merging, a status that goes.
create function reckon_applications(org text, candidates bigint[], posts bigint[]) returns void language sql set search_path = public, pg_temp as $$
  with kinds as (
      select s.id, array_position(array['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED'], g.kind::text) as rank
      from candidate_status s join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where s.org_code = org),
    reached as (
      select p.candidate, p.post, coalesce(max(k.rank), 1) as rank, min(m.moved_at) filter (where k.rank = 5) as offered, min(m.moved_at) filter (where k.rank = 6) as hired
      from (select distinct * from unnest(candidates, posts) as one(candidate, post)) p
      left join stage_move m on m.org_code = org and m.candidate_id = p.candidate and m.job_post_id = p.post left join kinds k on k.id = m.to_status_id group by 1, 2),
    told as (
      select r.candidate, r.post, (array['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED'])[r.rank] as furthest, (r.offered at time zone o.time_zone)::date as offered_on, (r.hired at time zone o.time_zone)::date as hired_on
      from reached r join organisation o on o.org_code = org)
  update job_application a set furthest = t.furthest, offered_on = t.offered_on, hired_on = t.hired_on from told t
  where a.org_code = org and a.candidate_id = t.candidate and a.job_post_id = t.post and (a.furthest::text, a.offered_on, a.hired_on) is distinct from (t.furthest, t.offered_on, t.hired_on);
$$;
--> statement-breakpoint
create function reckon_changed_applications() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform reckon_applications(c.org_code, array_agg(c.candidate_id), array_agg(c.job_post_id)) from changed c where c.job_post_id is not null group by c.org_code;
  return null;
end $$;
--> statement-breakpoint
create trigger stage_move_reached after insert on stage_move referencing new table as changed for each statement execute function reckon_changed_applications();
--> statement-breakpoint
create trigger stage_move_reached_otherwise after update on stage_move referencing new table as changed for each statement execute function reckon_changed_applications();
--> statement-breakpoint
create trigger stage_move_reached_before after update on stage_move referencing old table as changed for each statement execute function reckon_changed_applications();
--> statement-breakpoint
create trigger stage_move_reached_no_more after delete on stage_move referencing old table as changed for each statement execute function reckon_changed_applications();
--> statement-breakpoint
create trigger job_application_reached after insert on job_application referencing new table as changed for each statement execute function reckon_changed_applications();
--> statement-breakpoint
create function reckon_moved_application() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform reckon_applications(new.org_code, array[new.candidate_id], array[new.job_post_id]);
  return null;
end $$;
--> statement-breakpoint
create trigger job_application_reached_by_another after update of candidate_id, job_post_id on job_application for each row
  when ((old.candidate_id, old.job_post_id) is distinct from (new.candidate_id, new.job_post_id)) execute function reckon_moved_application();
--> statement-breakpoint
-- The hiring flow says of what kind a status is.
create function reckon_applications_of_statuses() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform reckon_applications(new.org_code, array_agg(m.candidate_id), array_agg(m.job_post_id)) from stage_move m
    where m.org_code = new.org_code and m.job_post_id is not null
      and m.to_status_id in (select s.id from candidate_status s where s.org_code = new.org_code and case tg_table_name when 'hiring_stage' then s.stage_id else s.id end = new.id)
    having count(*) > 0;
  return null;
end $$;
--> statement-breakpoint
create trigger hiring_stage_kind after update of kind on hiring_stage for each row when (old.kind is distinct from new.kind) execute function reckon_applications_of_statuses();
--> statement-breakpoint
create trigger candidate_status_stage after update of stage_id on candidate_status for each row when (old.stage_id is distinct from new.stage_id) execute function reckon_applications_of_statuses();
--> statement-breakpoint
select reckon_applications(a.org_code, array_agg(a.candidate_id), array_agg(a.job_post_id)) from job_application a group by a.org_code;
