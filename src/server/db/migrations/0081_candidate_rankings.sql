ALTER TABLE "candidate" ADD COLUMN "assessment" numeric(19, 4);
--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "assessment" numeric(19, 4);
--> statement-breakpoint
CREATE INDEX "candidate_assessment_idx" ON "candidate" USING btree ("org_code","assessment","id");
--> statement-breakpoint
CREATE INDEX "job_application_assessment_idx" ON "job_application" USING btree ("org_code","assessment","id");
--> statement-breakpoint
-- What people wrote by hand is theirs and stays; the ranking is reckoned from now on.
update candidate set assessment = ranking where ranking is not null;
--> statement-breakpoint
update job_application set assessment = ranking where ranking is not null;
--> statement-breakpoint
-- Candidates whose rankings are to be reckoned. `of_post`: because a post asks for something else, so after those whom somebody looks at now.
create table candidate_ranking_due (
  org_code text not null,
  id bigint not null,
  of_post boolean not null default false,
  due_at timestamptz not null default clock_timestamp(),
  constraint candidate_ranking_due_pk primary key (org_code, id)
);
--> statement-breakpoint
create index candidate_ranking_due_idx on candidate_ranking_due (of_post, due_at);
--> statement-breakpoint
-- Posts that ask for something else; their candidates are noted beside the request, however many there are.
create table job_post_ranking_due (
  org_code text not null,
  id bigint not null,
  due_at timestamptz not null default clock_timestamp(),
  constraint job_post_ranking_due_pk primary key (org_code, id)
);
--> statement-breakpoint
alter table candidate_ranking_due enable row level security;
--> statement-breakpoint
alter table job_post_ranking_due enable row level security;
--> statement-breakpoint
create policy candidate_ranking_due_tenant on candidate_ranking_due to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy job_post_ranking_due_tenant on job_post_ranking_due to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- However a candidate comes or changes (form, import, portal, undo), the rankings are reckoned anew.
create function note_candidate_ranking() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into candidate_ranking_due (org_code, id) values (new.org_code, new.id) on conflict (org_code, id) do update set of_post = false, due_at = clock_timestamp();
  return null;
end $$;
--> statement-breakpoint
create trigger candidate_ranked_new after insert on candidate for each row execute function note_candidate_ranking();
--> statement-breakpoint
create trigger candidate_ranked_again after update of job_post_id, experience_years, experience_months, current_location, preferred_location_id on candidate for each row
  when ((old.job_post_id, old.experience_years, old.experience_months, old.current_location, old.preferred_location_id) is distinct from (new.job_post_id, new.experience_years, new.experience_months, new.current_location, new.preferred_location_id))
  execute function note_candidate_ranking();
--> statement-breakpoint
-- While another resume waits to be read, the ranking stays what it was.
create trigger candidate_ranked_read after insert or update of body on candidate_resume_text for each row when (new.body is not null) execute function note_candidate_ranking();
--> statement-breakpoint
create function note_candidates_ranking() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into candidate_ranking_due (org_code, id) select distinct c.org_code, (to_jsonb(c)->>tg_argv[0])::bigint from changed c order by 1, 2
    on conflict (org_code, id) do update set of_post = false, due_at = clock_timestamp();
  return null;
end $$;
--> statement-breakpoint
create trigger candidate_ranked_unread after delete on candidate_resume_text referencing old table as changed for each statement execute function note_candidates_ranking('id');
--> statement-breakpoint
create function note_post_rankings() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into job_post_ranking_due (org_code, id) values (new.org_code, new.id) on conflict (org_code, id) do update set due_at = clock_timestamp();
  return null;
end $$;
--> statement-breakpoint
create trigger job_post_ranks_anew after update of experience_from, experience_to, work_mode on job_post for each row
  when ((old.experience_from, old.experience_to, old.work_mode) is distinct from (new.experience_from, new.experience_to, new.work_mode)) execute function note_post_rankings();
--> statement-breakpoint
create function note_posts_rankings() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into job_post_ranking_due (org_code, id) select distinct c.org_code, c.job_post_id from changed c order by 1, 2 on conflict (org_code, id) do update set due_at = clock_timestamp();
  return null;
end $$;
--> statement-breakpoint
do $$
declare part text;
begin
  foreach part in array array['candidate_skill', 'candidate_education', 'candidate_certification', 'job_application'] loop
    execute format('create trigger %1$s_ranked_new after insert on %1$s referencing new table as changed for each statement execute function note_candidates_ranking(''candidate_id'')', part);
    if part <> 'job_application' then
      execute format('create trigger %1$s_ranked_again after update on %1$s referencing new table as changed for each statement execute function note_candidates_ranking(''candidate_id'')', part);
      execute format('create trigger %1$s_ranked_gone after delete on %1$s referencing old table as changed for each statement execute function note_candidates_ranking(''candidate_id'')', part);
    end if;
  end loop;
  foreach part in array array['job_post_skill', 'job_post_qualification', 'job_post_location'] loop
    execute format('create trigger %1$s_ranks_new after insert on %1$s referencing new table as changed for each statement execute function note_posts_rankings()', part);
    execute format('create trigger %1$s_ranks_again after update on %1$s referencing new table as changed for each statement execute function note_posts_rankings()', part);
    execute format('create trigger %1$s_ranks_gone after delete on %1$s referencing old table as changed for each statement execute function note_posts_rankings()', part);
  end loop;
end $$;
--> statement-breakpoint
-- What a skill, a qualification or a place is called decides whether a resume names it.
create function note_renamed_rankings() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into job_post_ranking_due (org_code, id)
    select p.org_code, p.job_post_id from job_post_skill p where tg_table_name = 'skill' and p.org_code = new.org_code and p.skill_id = new.id
    union select p.org_code, p.job_post_id from job_post_qualification p where tg_table_name = 'qualification' and p.org_code = new.org_code and p.qualification_id = new.id
    union select p.org_code, p.job_post_id from job_post_location p where tg_table_name = 'location' and p.org_code = new.org_code and p.location_id = new.id
    order by 1, 2 on conflict (org_code, id) do update set due_at = clock_timestamp();
  return null;
end $$;
--> statement-breakpoint
create trigger skill_renamed_ranks after update of name on skill for each row when (old.name is distinct from new.name) execute function note_renamed_rankings();
--> statement-breakpoint
create trigger qualification_renamed_ranks after update of name on qualification for each row when (old.name is distinct from new.name) execute function note_renamed_rankings();
--> statement-breakpoint
create trigger location_renamed_ranks after update of name, address on location for each row when ((old.name, old.address->>'city') is distinct from (new.name, new.address->>'city')) execute function note_renamed_rankings();
--> statement-breakpoint
insert into candidate_ranking_due (org_code, id, of_post) select org_code, id, true from candidate on conflict do nothing;
--> statement-breakpoint
-- Candidates of one organisation whose rankings are due, left to the worker of a server process for a minute; before them, those of posts that ask for something else are noted. Answers ids only.
create function take_due_rankings(most integer) returns table (org_code text, id bigint, due_at timestamptz) language plpgsql volatile security definer
set search_path = public, pg_temp as $$
#variable_conflict use_column
declare taken integer;
begin
  loop
    with posts as (
      delete from job_post_ranking_due d using (select w.org_code, w.id from job_post_ranking_due w order by w.due_at limit 10 for update skip locked) t where d.org_code = t.org_code and d.id = t.id returning d.org_code, d.id
    ), noted as (
      insert into candidate_ranking_due as had (org_code, id, of_post)
        select a.org_code, a.candidate_id, true from posts p join job_application a on a.org_code = p.org_code and a.job_post_id = p.id
        union select c.org_code, c.id, true from posts p join candidate c on c.org_code = p.org_code and c.job_post_id = p.id
        order by 1, 2 on conflict on constraint candidate_ranking_due_pk do update set due_at = clock_timestamp()
    )
    select count(*) into taken from posts;
    exit when taken = 0 or exists (select from candidate_ranking_due w where w.due_at <= clock_timestamp());
  end loop;
  return query
    with first as (select w.org_code, w.of_post from candidate_ranking_due w where w.due_at <= clock_timestamp() order by w.of_post, w.due_at limit 1)
    update candidate_ranking_due d set due_at = clock_timestamp() + interval '1 minute'
    from (select w.org_code, w.id from candidate_ranking_due w join first f on f.org_code = w.org_code and f.of_post = w.of_post where w.due_at <= clock_timestamp() order by w.due_at limit least(most, 500) for update of w skip locked) t
    where d.org_code = t.org_code and d.id = t.id returning d.org_code, d.id, d.due_at;
end $$;
--> statement-breakpoint
revoke all on function take_due_rankings(integer) from public;
--> statement-breakpoint
grant execute on function take_due_rankings(integer) to :app_role;
