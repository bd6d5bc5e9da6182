CREATE TABLE "interview" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"candidate_id" bigint NOT NULL,
	"job_post_id" bigint,
	"status" text DEFAULT 'PLANNED' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "interview_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "interview_status_check" CHECK ("interview"."status" in ('PLANNED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "interview" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "scheduled_round" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"candidate_id" bigint NOT NULL,
	"job_post_id" bigint,
	"interview_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"sequence" integer NOT NULL,
	"status" text DEFAULT 'SCHEDULED' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"mode" text DEFAULT 'VIDEO' NOT NULL,
	"venue" text,
	"meeting_link" text,
	"note" text,
	"cancel_reason" text,
	"organizer_id" bigint,
	"result" text DEFAULT 'PENDING' NOT NULL,
	"max_score" numeric(19, 4) DEFAULT '5' NOT NULL,
	"passing_score" numeric(19, 4) DEFAULT '3' NOT NULL,
	"passes_by" text DEFAULT 'PANEL_SCORE' NOT NULL,
	"panel_score" numeric(19, 4),
	"total_score" numeric(19, 4),
	"calendar_uid" text NOT NULL,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "scheduled_round_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "scheduled_round_interview_id_sequence_key" UNIQUE("org_code","interview_id","sequence"),
	CONSTRAINT "scheduled_round_status_check" CHECK ("scheduled_round"."status" in ('SCHEDULED', 'RESCHEDULED', 'COMPLETED', 'CANCELLED', 'NO_SHOW')),
	CONSTRAINT "scheduled_round_mode_check" CHECK ("scheduled_round"."mode" in ('ON_SITE', 'VIDEO', 'PHONE')),
	CONSTRAINT "scheduled_round_result_check" CHECK ("scheduled_round"."result" in ('PENDING', 'PASSED', 'FAILED', 'ON_HOLD')),
	CONSTRAINT "scheduled_round_passes_by_check" CHECK ("scheduled_round"."passes_by" in ('PANEL_SCORE', 'TOTAL_SCORE'))
);

--> statement-breakpoint
ALTER TABLE "scheduled_round" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "scheduled_round_member" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"response" text DEFAULT 'INVITED' NOT NULL,
	"score" numeric(19, 4),
	"scheduled_round_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "scheduled_round_member_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "scheduled_round_member_response_check" CHECK ("scheduled_round_member"."response" in ('INVITED', 'ACCEPTED', 'DECLINED'))
);

--> statement-breakpoint
ALTER TABLE "scheduled_round_member" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "scorecard" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"candidate_id" bigint NOT NULL,
	"scheduled_round_id" bigint NOT NULL,
	"panel_member_id" bigint NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"submitted_at" timestamp with time zone,
	"rating" integer,
	"recommendation" text,
	"note" text,
	"score" numeric(19, 4),
	"total_score" numeric(19, 4),
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "scorecard_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "scorecard_scheduled_round_id_panel_member_id_key" UNIQUE("org_code","scheduled_round_id","panel_member_id"),
	CONSTRAINT "scorecard_status_check" CHECK ("scorecard"."status" in ('OPEN', 'DRAFT', 'SUBMITTED')),
	CONSTRAINT "scorecard_recommendation_check" CHECK ("scorecard"."recommendation" in ('STRONG_YES', 'YES', 'NO', 'STRONG_NO'))
);

--> statement-breakpoint
ALTER TABLE "scorecard" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "scorecard_skill" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"category" text NOT NULL,
	"skill_id" bigint NOT NULL,
	"score" numeric(19, 4),
	"comment" text,
	"note" text,
	"question" text,
	"scorecard_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "scorecard_skill_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "scorecard_skill" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "candidate_status" DROP CONSTRAINT "candidate_status_requires_check";
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "candidate" ADD COLUMN "first_interview_on" date;
--> statement-breakpoint
ALTER TABLE "candidate" ADD COLUMN "last_interview_on" date;
--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_job_post_id_fk" FOREIGN KEY ("org_code","job_post_id") REFERENCES "public"."job_post"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scheduled_round" ADD CONSTRAINT "scheduled_round_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scheduled_round" ADD CONSTRAINT "scheduled_round_job_post_id_fk" FOREIGN KEY ("org_code","job_post_id") REFERENCES "public"."job_post"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scheduled_round" ADD CONSTRAINT "scheduled_round_interview_id_fk" FOREIGN KEY ("org_code","interview_id") REFERENCES "public"."interview"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scheduled_round" ADD CONSTRAINT "scheduled_round_round_id_fk" FOREIGN KEY ("org_code","round_id") REFERENCES "public"."interview_round"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scheduled_round" ADD CONSTRAINT "scheduled_round_organizer_id_fk" FOREIGN KEY ("org_code","organizer_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scheduled_round_member" ADD CONSTRAINT "scheduled_round_member_scheduled_round_id_fk" FOREIGN KEY ("org_code","scheduled_round_id") REFERENCES "public"."scheduled_round"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scheduled_round_member" ADD CONSTRAINT "scheduled_round_member_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scorecard" ADD CONSTRAINT "scorecard_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scorecard" ADD CONSTRAINT "scorecard_scheduled_round_id_fk" FOREIGN KEY ("org_code","scheduled_round_id") REFERENCES "public"."scheduled_round"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scorecard" ADD CONSTRAINT "scorecard_panel_member_id_fk" FOREIGN KEY ("org_code","panel_member_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scorecard_skill" ADD CONSTRAINT "scorecard_skill_scorecard_id_fk" FOREIGN KEY ("org_code","scorecard_id") REFERENCES "public"."scorecard"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scorecard_skill" ADD CONSTRAINT "scorecard_skill_skill_id_fk" FOREIGN KEY ("org_code","skill_id") REFERENCES "public"."skill"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "interview_name_idx" ON "interview" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "interview_candidate_id_idx" ON "interview" USING btree ("org_code","candidate_id","id");
--> statement-breakpoint
CREATE INDEX "interview_job_post_id_idx" ON "interview" USING btree ("org_code","job_post_id","id");
--> statement-breakpoint
CREATE INDEX "interview_status_idx" ON "interview" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "interview_starts_at_idx" ON "interview" USING btree ("org_code","starts_at","id");
--> statement-breakpoint
CREATE INDEX "interview_ends_at_idx" ON "interview" USING btree ("org_code","ends_at","id");
--> statement-breakpoint
CREATE INDEX "interview_search_idx" ON "interview" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "scheduled_round_name_idx" ON "scheduled_round" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "scheduled_round_candidate_id_idx" ON "scheduled_round" USING btree ("org_code","candidate_id","id");
--> statement-breakpoint
CREATE INDEX "scheduled_round_job_post_id_idx" ON "scheduled_round" USING btree ("org_code","job_post_id","id");
--> statement-breakpoint
CREATE INDEX "scheduled_round_interview_id_idx" ON "scheduled_round" USING btree ("org_code","interview_id","id");
--> statement-breakpoint
CREATE INDEX "scheduled_round_round_id_idx" ON "scheduled_round" USING btree ("org_code","round_id","id");
--> statement-breakpoint
CREATE INDEX "scheduled_round_status_idx" ON "scheduled_round" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "scheduled_round_starts_at_idx" ON "scheduled_round" USING btree ("org_code","starts_at","id");
--> statement-breakpoint
CREATE INDEX "scheduled_round_ends_at_idx" ON "scheduled_round" USING btree ("org_code","ends_at","id");
--> statement-breakpoint
CREATE INDEX "scheduled_round_mode_idx" ON "scheduled_round" USING btree ("org_code","mode","id");
--> statement-breakpoint
CREATE INDEX "scheduled_round_organizer_id_idx" ON "scheduled_round" USING btree ("org_code","organizer_id","id");
--> statement-breakpoint
CREATE INDEX "scheduled_round_result_idx" ON "scheduled_round" USING btree ("org_code","result","id");
--> statement-breakpoint
CREATE INDEX "scheduled_round_panel_score_idx" ON "scheduled_round" USING btree ("org_code","panel_score","id");
--> statement-breakpoint
CREATE INDEX "scheduled_round_search_idx" ON "scheduled_round" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "scheduled_round_member_scheduled_round_id_idx" ON "scheduled_round_member" USING btree ("org_code","scheduled_round_id","position");
--> statement-breakpoint
CREATE INDEX "scheduled_round_member_employee_id_idx" ON "scheduled_round_member" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "scorecard_name_idx" ON "scorecard" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "scorecard_candidate_id_idx" ON "scorecard" USING btree ("org_code","candidate_id","id");
--> statement-breakpoint
CREATE INDEX "scorecard_scheduled_round_id_idx" ON "scorecard" USING btree ("org_code","scheduled_round_id","id");
--> statement-breakpoint
CREATE INDEX "scorecard_panel_member_id_idx" ON "scorecard" USING btree ("org_code","panel_member_id","id");
--> statement-breakpoint
CREATE INDEX "scorecard_status_idx" ON "scorecard" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "scorecard_submitted_at_idx" ON "scorecard" USING btree ("org_code","submitted_at","id");
--> statement-breakpoint
CREATE INDEX "scorecard_rating_idx" ON "scorecard" USING btree ("org_code","rating","id");
--> statement-breakpoint
CREATE INDEX "scorecard_recommendation_idx" ON "scorecard" USING btree ("org_code","recommendation","id");
--> statement-breakpoint
CREATE INDEX "scorecard_score_idx" ON "scorecard" USING btree ("org_code","score","id");
--> statement-breakpoint
CREATE INDEX "scorecard_search_idx" ON "scorecard" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "scorecard_skill_scorecard_id_idx" ON "scorecard_skill" USING btree ("org_code","scorecard_id","position");
--> statement-breakpoint
CREATE INDEX "scorecard_skill_skill_id_idx" ON "scorecard_skill" USING btree ("org_code","skill_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_first_interview_on_idx" ON "candidate" USING btree ("org_code","first_interview_on","id");
--> statement-breakpoint
CREATE INDEX "candidate_last_interview_on_idx" ON "candidate" USING btree ("org_code","last_interview_on","id");
--> statement-breakpoint
ALTER TABLE "candidate_status" ADD CONSTRAINT "candidate_status_requires_check" CHECK ("candidate_status"."requires" <@ array['RESUME', 'JOB_POST', 'PHONE', 'EXPECTED_CTC', 'NOTICE_PERIOD', 'INTERVIEW']);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'OnDuty', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'OnDuty', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
CREATE POLICY "interview_tenant" ON "interview" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "scheduled_round_tenant" ON "scheduled_round" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "scheduled_round_member_tenant" ON "scheduled_round_member" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "scorecard_tenant" ON "scorecard" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "scorecard_skill_tenant" ON "scorecard_skill" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
