-- Whom employees were before: candidates, and people who joined. It outlasts those records, so that erasing the employee finds what the journal and the files still hold of them.
create table person_before (
  org_code text not null,
  employee_id bigint not null,
  entity text not null,
  row_id bigint not null,
  constraint person_before_pk primary key (org_code, employee_id, entity, row_id)
);
--> statement-breakpoint
alter table person_before enable row level security;
--> statement-breakpoint
create policy person_before_tenant on person_before to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
insert into person_before (org_code, employee_id, entity, row_id)
  select org_code, employee_id, 'Candidate', id from candidate where employee_id is not null
  union select org_code, employee_id, 'OnboardingIndividual', id from onboarding_individual where employee_id is not null
  union select org_code, employee_id, 'Candidate', candidate_id from onboarding_individual where employee_id is not null and candidate_id is not null;
--> statement-breakpoint
-- Making an employee notes it, taking that back forgets it; deleting the record changes nothing.
create function note_person_before() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.employee_id is not null and new.employee_id is distinct from old.employee_id then
    delete from person_before b where b.org_code = old.org_code and b.employee_id = old.employee_id and b.entity = tg_argv[0] and b.row_id = old.id;
  end if;
  if new.employee_id is not null then
    insert into person_before (org_code, employee_id, entity, row_id) values (new.org_code, new.employee_id, tg_argv[0], new.id) on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger candidate_person_added after insert on candidate for each row when (new.employee_id is not null) execute function note_person_before('Candidate');
--> statement-breakpoint
create trigger candidate_person_changed after update of employee_id on candidate for each row when (new.employee_id is distinct from old.employee_id) execute function note_person_before('Candidate');
--> statement-breakpoint
create trigger individual_person_added after insert on onboarding_individual for each row when (new.employee_id is not null) execute function note_person_before('OnboardingIndividual');
--> statement-breakpoint
create trigger individual_person_changed after update of employee_id on onboarding_individual for each row when (new.employee_id is distinct from old.employee_id) execute function note_person_before('OnboardingIndividual');
