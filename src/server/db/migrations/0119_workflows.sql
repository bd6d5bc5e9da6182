CREATE TABLE "workflow" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"module" text NOT NULL,
	"description" text,
	"is_default" boolean DEFAULT true NOT NULL,
	"image" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"event_id" integer,
	"unique_key" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "workflow_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "workflow_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "workflow_module_check" CHECK ("workflow"."module" in ('LEAVE', 'SHORT_TIME_OFF', 'COMPENSATORY_OFF', 'WORK_FROM_HOME', 'ON_DUTY', 'REGULARISATION', 'EXIT')),
	CONSTRAINT "workflow_status_check" CHECK ("workflow"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "workflow" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "workflow_designation" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"designation_id" bigint NOT NULL,
	"workflow_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "workflow_designation_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "workflow_designation" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "workflow_step" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"approver" text NOT NULL,
	"role_id" bigint,
	"employee_id" bigint,
	"more_than" numeric(19, 4),
	"workflow_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "workflow_step_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "workflow_step_approver_check" CHECK ("workflow_step"."approver" in ('MANAGER', 'MANAGERS_MANAGER', 'DEPARTMENT_HEAD', 'ROLE', 'EMPLOYEE'))
);

--> statement-breakpoint
ALTER TABLE "workflow_step" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "regularisation" ADD COLUMN "approval" jsonb;
--> statement-breakpoint
ALTER TABLE "work_from_home_pre_approval" ADD COLUMN "approval" jsonb;
--> statement-breakpoint
ALTER TABLE "comp_off" ADD COLUMN "approval" jsonb;
--> statement-breakpoint
ALTER TABLE "leave_request" ADD COLUMN "approval" jsonb;
--> statement-breakpoint
ALTER TABLE "on_duty" ADD COLUMN "approval" jsonb;
--> statement-breakpoint
ALTER TABLE "short_time_off" ADD COLUMN "approval" jsonb;
--> statement-breakpoint
ALTER TABLE "exit" ADD COLUMN "approval" jsonb;
--> statement-breakpoint
ALTER TABLE "workflow_designation" ADD CONSTRAINT "workflow_designation_workflow_id_fk" FOREIGN KEY ("org_code","workflow_id") REFERENCES "public"."workflow"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "workflow_designation" ADD CONSTRAINT "workflow_designation_designation_id_fk" FOREIGN KEY ("org_code","designation_id") REFERENCES "public"."designation"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "workflow_step" ADD CONSTRAINT "workflow_step_workflow_id_fk" FOREIGN KEY ("org_code","workflow_id") REFERENCES "public"."workflow"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "workflow_step" ADD CONSTRAINT "workflow_step_role_id_fk" FOREIGN KEY ("org_code","role_id") REFERENCES "public"."role"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "workflow_step" ADD CONSTRAINT "workflow_step_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "workflow_name_idx" ON "workflow" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "workflow_module_idx" ON "workflow" USING btree ("org_code","module","id");
--> statement-breakpoint
CREATE INDEX "workflow_is_default_idx" ON "workflow" USING btree ("org_code","is_default","id");
--> statement-breakpoint
CREATE INDEX "workflow_status_idx" ON "workflow" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "workflow_search_idx" ON "workflow" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "workflow_designation_workflow_id_idx" ON "workflow_designation" USING btree ("org_code","workflow_id","position");
--> statement-breakpoint
CREATE INDEX "workflow_designation_designation_id_idx" ON "workflow_designation" USING btree ("org_code","designation_id","id");
--> statement-breakpoint
CREATE INDEX "workflow_step_workflow_id_idx" ON "workflow_step" USING btree ("org_code","workflow_id","position");
--> statement-breakpoint
CREATE INDEX "workflow_step_role_id_idx" ON "workflow_step" USING btree ("org_code","role_id","id");
--> statement-breakpoint
CREATE INDEX "workflow_step_employee_id_idx" ON "workflow_step" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "workflow_tenant" ON "workflow" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "workflow_designation_tenant" ON "workflow_designation" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "workflow_step_tenant" ON "workflow_step" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
