-- Candidates, and people who were to join, who were deleted in the ordinary way: what the journal, the files and the mails still hold of them is erased when their time is over, too.
-- Whoever became an employee is in person_before, and joiners who were candidates go with the candidate.
create table deleted_person (
  org_code text not null,
  entity text not null,
  row_id bigint not null,
  deleted_at timestamptz not null default now(),
  retain_until date,
  is_known boolean not null default true,
  constraint deleted_person_pk primary key (org_code, entity, row_id)
);
--> statement-breakpoint
alter table deleted_person enable row level security;
--> statement-breakpoint
create policy deleted_person_tenant on deleted_person to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create function note_deleted_candidates() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into deleted_person (org_code, entity, row_id, retain_until) select g.org_code, 'Candidate', g.id, g.retain_until from gone g where g.employee_id is null
    on conflict (org_code, entity, row_id) do update set deleted_at = excluded.deleted_at, retain_until = excluded.retain_until, is_known = true;
  return null;
end $$;
--> statement-breakpoint
create function note_deleted_individuals() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into deleted_person (org_code, entity, row_id) select g.org_code, 'OnboardingIndividual', g.id from gone g where g.employee_id is null and g.candidate_id is null
    on conflict (org_code, entity, row_id) do update set deleted_at = excluded.deleted_at;
  return null;
end $$;
--> statement-breakpoint
-- Undoing the deletion brings the record back.
create function forget_deleted_person() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from deleted_person d using came c where d.org_code = c.org_code and d.entity = tg_argv[0] and d.row_id = c.id;
  return null;
end $$;
--> statement-breakpoint
create trigger candidate_deleted_noted after delete on candidate referencing old table as gone for each statement execute function note_deleted_candidates();
--> statement-breakpoint
create trigger individual_deleted_noted after delete on onboarding_individual referencing old table as gone for each statement execute function note_deleted_individuals();
--> statement-breakpoint
create trigger candidate_came_back after insert on candidate referencing new table as came for each statement execute function forget_deleted_person('Candidate');
--> statement-breakpoint
create trigger individual_came_back after insert on onboarding_individual referencing new table as came for each statement execute function forget_deleted_person('OnboardingIndividual');
--> statement-breakpoint
-- Who was deleted before. The day of a candidate stands in the journal, encrypted: the server reads it.
insert into deleted_person (org_code, entity, row_id, deleted_at, is_known)
  select c.org_code, c.entity, c.row_id, max(c.at), c.entity <> 'Candidate' from change c
  where c.entity in ('Candidate', 'OnboardingIndividual') and c.kind = 'DELETE'
    and not exists (select from candidate r where c.entity = 'Candidate' and r.org_code = c.org_code and r.id = c.row_id)
    and not exists (select from onboarding_individual r where c.entity = 'OnboardingIndividual' and r.org_code = c.org_code and r.id = c.row_id)
    and not exists (select from person_before b where b.org_code = c.org_code and b.entity = c.entity and b.row_id = c.row_id)
    and exists (select from journal_key k where k.org_code = c.org_code and k.destroyed_at is null and k.person_id = case c.entity when 'Candidate' then -c.row_id else -900000000000000000 - c.row_id end)
  group by c.org_code, c.entity, c.row_id;
