CREATE TABLE "offer" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"candidate_id" bigint NOT NULL,
	"job_post_id" bigint,
	"template_id" bigint,
	"answer" text DEFAULT 'PENDING' NOT NULL,
	"annual_ctc" numeric(19, 4) NOT NULL,
	"currency" text NOT NULL,
	"joining_date" date NOT NULL,
	"expires_on" date NOT NULL,
	"sent_on" timestamp with time zone NOT NULL,
	"responded_on" timestamp with time zone,
	"comment" text,
	"signed_by" text,
	"signed_from" text,
	"letter" text,
	"letter_digest" text NOT NULL,
	"signed_letter" text,
	"signed_digest" text,
	"content" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "offer_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "offer_answer_check" CHECK ("offer"."answer" in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'))
);

--> statement-breakpoint
ALTER TABLE "offer" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "offer_letter_template" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"language" text DEFAULT 'EN' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "offer_letter_template_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "offer_letter_template_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "offer_letter_template_language_check" CHECK ("offer_letter_template"."language" in ('EN', 'FR', 'JA', 'SP')),
	CONSTRAINT "offer_letter_template_status_check" CHECK ("offer_letter_template"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "offer_letter_template" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_job_post_id_fk" FOREIGN KEY ("org_code","job_post_id") REFERENCES "public"."job_post"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_template_id_fk" FOREIGN KEY ("org_code","template_id") REFERENCES "public"."offer_letter_template"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "offer_name_idx" ON "offer" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "offer_candidate_id_idx" ON "offer" USING btree ("org_code","candidate_id","id");
--> statement-breakpoint
CREATE INDEX "offer_job_post_id_idx" ON "offer" USING btree ("org_code","job_post_id","id");
--> statement-breakpoint
CREATE INDEX "offer_template_id_idx" ON "offer" USING btree ("org_code","template_id","id");
--> statement-breakpoint
CREATE INDEX "offer_answer_idx" ON "offer" USING btree ("org_code","answer","id");
--> statement-breakpoint
CREATE INDEX "offer_joining_date_idx" ON "offer" USING btree ("org_code","joining_date","id");
--> statement-breakpoint
CREATE INDEX "offer_expires_on_idx" ON "offer" USING btree ("org_code","expires_on","id");
--> statement-breakpoint
CREATE INDEX "offer_sent_on_idx" ON "offer" USING btree ("org_code","sent_on","id");
--> statement-breakpoint
CREATE INDEX "offer_responded_on_idx" ON "offer" USING btree ("org_code","responded_on","id");
--> statement-breakpoint
CREATE INDEX "offer_search_idx" ON "offer" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "offer_letter_template_name_idx" ON "offer_letter_template" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "offer_letter_template_language_idx" ON "offer_letter_template" USING btree ("org_code","language","id");
--> statement-breakpoint
CREATE INDEX "offer_letter_template_status_idx" ON "offer_letter_template" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "offer_letter_template_search_idx" ON "offer_letter_template" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
CREATE POLICY "offer_tenant" ON "offer" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "offer_letter_template_tenant" ON "offer_letter_template" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
