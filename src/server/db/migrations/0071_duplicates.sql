CREATE TABLE "candidate_distinction" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"candidate_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" text NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("decided_by", ''))) STORED,
	CONSTRAINT "candidate_distinction_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "candidate_distinction_candidate_id_other_id_key" UNIQUE("org_code","candidate_id","other_id")
);

--> statement-breakpoint
ALTER TABLE "candidate_distinction" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "candidate_distinction" ADD CONSTRAINT "candidate_distinction_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_distinction" ADD CONSTRAINT "candidate_distinction_other_id_fk" FOREIGN KEY ("org_code","other_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "candidate_distinction_candidate_id_idx" ON "candidate_distinction" USING btree ("org_code","candidate_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_distinction_other_id_idx" ON "candidate_distinction" USING btree ("org_code","other_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_distinction_decided_at_idx" ON "candidate_distinction" USING btree ("org_code","decided_at","id");
--> statement-breakpoint
CREATE INDEX "candidate_distinction_search_idx" ON "candidate_distinction" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
CREATE POLICY "candidate_distinction_tenant" ON "candidate_distinction" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- Pairs of candidates held to be one person. Derived in the background, written by hand: no schema file declares them. `one_id` is the smaller id; `plain_*` is what is known without birth dates.
create table candidate_pair (
  org_code text not null,
  one_id bigint not null,
  other_id bigint not null,
  score real not null,
  reasons text[] not null,
  plain_score real not null,
  plain_reasons text[] not null,
  constraint candidate_pair_pk primary key (org_code, one_id, other_id),
  constraint candidate_pair_order check (one_id < other_id)
);
--> statement-breakpoint
create index candidate_pair_other_idx on candidate_pair (org_code, other_id);
--> statement-breakpoint
-- Candidates who are to be compared with the others.
create table candidate_compare (
  org_code text not null,
  id bigint not null,
  due_at timestamptz not null default clock_timestamp(),
  constraint candidate_compare_pk primary key (org_code, id)
);
--> statement-breakpoint
create index candidate_compare_due_idx on candidate_compare (due_at);
--> statement-breakpoint
-- Who was merged into whom by which change-set, and what of theirs went over that no journal knows.
create table candidate_merge (
  org_code text not null,
  change_set_id bigint not null,
  other_id bigint not null,
  keep_id bigint not null,
  merged_by text not null,
  moved jsonb not null,
  undone_by bigint,
  constraint candidate_merge_pk primary key (org_code, change_set_id, other_id)
);
--> statement-breakpoint
create index candidate_merge_keep_idx on candidate_merge (org_code, keep_id);
--> statement-breakpoint
create index candidate_merge_other_idx on candidate_merge (org_code, other_id);
--> statement-breakpoint
create index candidate_merge_undone_idx on candidate_merge (org_code, undone_by) where undone_by is not null;
--> statement-breakpoint
alter table candidate_pair enable row level security;
--> statement-breakpoint
alter table candidate_compare enable row level security;
--> statement-breakpoint
alter table candidate_merge enable row level security;
--> statement-breakpoint
create policy candidate_pair_tenant on candidate_pair to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy candidate_compare_tenant on candidate_compare to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy candidate_merge_tenant on candidate_merge to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- However a candidate comes or changes (form, import, portal, undo), they are compared anew.
create function note_candidate_compare() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into candidate_compare (org_code, id) values (new.org_code, new.id) on conflict (org_code, id) do update set due_at = clock_timestamp();
  return null;
end $$;
--> statement-breakpoint
create trigger candidate_compared_new after insert on candidate for each row execute function note_candidate_compare();
--> statement-breakpoint
create trigger candidate_compared_again after update of first_name, middle_name, last_name, email, phone, date_of_birth on candidate for each row
  when ((old.first_name, old.middle_name, old.last_name, old.email, old.phone, old.date_of_birth) is distinct from (new.first_name, new.middle_name, new.last_name, new.email, new.phone, new.date_of_birth))
  execute function note_candidate_compare();
--> statement-breakpoint
create trigger candidate_compared_resume after update of body on candidate_resume_text for each row when (old.body is distinct from new.body and new.body is not null) execute function note_candidate_compare();
--> statement-breakpoint
insert into candidate_compare (org_code, id) select org_code, id from candidate on conflict do nothing;
--> statement-breakpoint
-- Candidates of one organisation that are due to be compared, left to the worker of a server process for a minute. Answers ids only.
create function take_due_compares(most integer) returns table (org_code text, id bigint, due_at timestamptz) language sql volatile security definer
set search_path = public, pg_temp as $$
  with first as (select w.org_code from candidate_compare w where w.due_at <= clock_timestamp() order by w.due_at limit 1)
  update candidate_compare d set due_at = clock_timestamp() + interval '1 minute'
  from (select w.org_code, w.id from candidate_compare w where w.due_at <= clock_timestamp() and w.org_code = (select f.org_code from first f) order by w.due_at limit least(most, 500) for update skip locked) t
  where d.org_code = t.org_code and d.id = t.id returning d.org_code, d.id, d.due_at
$$;
--> statement-breakpoint
revoke all on function take_due_compares(integer) from public;
--> statement-breakpoint
grant execute on function take_due_compares(integer) to :app_role;
--> statement-breakpoint
-- What people put to a candidate and mails to them go over to another one. Answers what went, so that it can go back.
create function move_candidate_traces(org text, from_id bigint, to_id bigint) returns jsonb language plpgsql set search_path = public, pg_temp as $$
declare comments jsonb; files jsonb; mails jsonb; followers jsonb;
begin
  with m as (update record_comment set row_id = to_id where org_code = org and entity = 'Candidate' and row_id = from_id returning id) select coalesce(jsonb_agg(m.id), '[]') into comments from m;
  with m as (update record_file set row_id = to_id where org_code = org and entity = 'Candidate' and row_id = from_id returning file_key) select coalesce(jsonb_agg(m.file_key), '[]') into files from m;
  update stored_file s set row_id = to_id where s.org_code = org and s.key in (select jsonb_array_elements_text(files));
  with m as (update outbox_message set candidate_id = to_id where org_code = org and candidate_id = from_id returning id) select coalesce(jsonb_agg(m.id), '[]') into mails from m;
  with m as (insert into record_follower (org_code, entity, row_id, user_account_id, is_following, since)
    select f.org_code, f.entity, to_id, f.user_account_id, f.is_following, f.since from record_follower f where f.org_code = org and f.entity = 'Candidate' and f.row_id = from_id
    on conflict do nothing returning user_account_id) select coalesce(jsonb_agg(m.user_account_id), '[]') into followers from m;
  delete from portal_session where org_code = org and candidate_id = from_id;
  return jsonb_build_object('comments', comments, 'files', files, 'mails', mails, 'followers', followers);
end $$;
--> statement-breakpoint
create function return_candidate_traces(org text, moved jsonb, from_id bigint, to_id bigint) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  update record_comment set row_id = to_id where org_code = org and entity = 'Candidate' and row_id = from_id and id in (select x::bigint from jsonb_array_elements_text(moved->'comments') x);
  update record_file set row_id = to_id where org_code = org and entity = 'Candidate' and row_id = from_id and file_key in (select x from jsonb_array_elements_text(moved->'files') x);
  update stored_file set row_id = to_id where org_code = org and row_id = from_id and key in (select x from jsonb_array_elements_text(moved->'files') x);
  update record_file set deleted_at = now() where org_code = org and entity = 'Candidate' and row_id = from_id and file_key in (select x from jsonb_array_elements_text(moved->'copies') x);
  update outbox_message set candidate_id = to_id where org_code = org and candidate_id = from_id and id::text in (select x from jsonb_array_elements_text(moved->'mails') x);
  delete from record_follower where org_code = org and entity = 'Candidate' and row_id = from_id and user_account_id in (select x::bigint from jsonb_array_elements_text(moved->'followers') x);
end $$;
--> statement-breakpoint
-- Undoing a merge brings these back as well, and doing it again takes them over again.
create function follow_undone_merge() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare m record;
begin
  for m in select * from candidate_merge c where c.org_code = new.org_code and c.change_set_id = new.undoes and c.undone_by is null loop
    perform return_candidate_traces(m.org_code, m.moved, m.keep_id, m.other_id);
    update candidate_merge c set undone_by = new.id where c.org_code = m.org_code and c.change_set_id = m.change_set_id and c.other_id = m.other_id;
  end loop;
  for m in select * from candidate_merge c where c.org_code = new.org_code and c.undone_by = new.undoes loop
    update record_file set deleted_at = null where org_code = m.org_code and entity = 'Candidate' and row_id = m.keep_id and file_key in (select x from jsonb_array_elements_text(m.moved->'copies') x);
    update candidate_merge c set change_set_id = new.id, undone_by = null, moved = m.moved || move_candidate_traces(m.org_code, m.other_id, m.keep_id)
      where c.org_code = m.org_code and c.change_set_id = m.change_set_id and c.other_id = m.other_id;
  end loop;
  return null;
end $$;
--> statement-breakpoint
create trigger change_set_undoes_merge after insert on change_set for each row when (new.undoes is not null) execute function follow_undone_merge();
--> statement-breakpoint
-- As in 0068, and the pairs. At the end of the transaction: what a merge takes over has gone over by then.
create or replace function drop_what_goes_with_candidate() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from outbox_message where org_code = old.org_code and candidate_id = old.id;
  delete from candidate_resume_text where org_code = old.org_code and id = old.id;
  delete from candidate_pair where org_code = old.org_code and one_id = old.id;
  delete from candidate_pair where org_code = old.org_code and other_id = old.id;
  delete from candidate_compare where org_code = old.org_code and id = old.id;
  return null;
end $$;
--> statement-breakpoint
drop trigger candidate_traces on candidate;
--> statement-breakpoint
create constraint trigger candidate_traces after delete on candidate deferrable initially deferred for each row execute function drop_what_goes_with_candidate();
