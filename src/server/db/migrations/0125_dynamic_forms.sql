CREATE TABLE "dynamic_form" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"introduction" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"custom_group_id" bigint,
	"due_on" date,
	"may_change" boolean DEFAULT true NOT NULL,
	"opened_on" timestamp with time zone,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "dynamic_form_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "dynamic_form_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "dynamic_form_status_check" CHECK ("dynamic_form"."status" in ('DRAFT', 'OPEN', 'CLOSED'))
);

--> statement-breakpoint
ALTER TABLE "dynamic_form" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "dynamic_form_question" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"question" text NOT NULL,
	"kind" text DEFAULT 'SHORT_TEXT' NOT NULL,
	"is_required" boolean DEFAULT true NOT NULL,
	"choices" text,
	"hint" text,
	"dynamic_form_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "dynamic_form_question_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "dynamic_form_question_kind_check" CHECK ("dynamic_form_question"."kind" in ('SHORT_TEXT', 'LONG_TEXT', 'NUMBER', 'DATE', 'YES_NO', 'CHOICE', 'CHOICES', 'RATING'))
);

--> statement-breakpoint
ALTER TABLE "dynamic_form_question" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "dynamic_form_response" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"form_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"answered_on" timestamp with time zone NOT NULL,
	"given" jsonb NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "dynamic_form_response_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "dynamic_form_response_form_id_employee_id_key" UNIQUE("org_code","form_id","employee_id")
);

--> statement-breakpoint
ALTER TABLE "dynamic_form_response" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "dynamic_form_response_line" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"dynamic_form_response_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "dynamic_form_response_line_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "dynamic_form_response_line" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "dynamic_form" ADD CONSTRAINT "dynamic_form_custom_group_id_fk" FOREIGN KEY ("org_code","custom_group_id") REFERENCES "public"."custom_employee_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dynamic_form_question" ADD CONSTRAINT "dynamic_form_question_dynamic_form_id_fk" FOREIGN KEY ("org_code","dynamic_form_id") REFERENCES "public"."dynamic_form"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dynamic_form_response" ADD CONSTRAINT "dynamic_form_response_form_id_fk" FOREIGN KEY ("org_code","form_id") REFERENCES "public"."dynamic_form"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dynamic_form_response" ADD CONSTRAINT "dynamic_form_response_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dynamic_form_response_line" ADD CONSTRAINT "dynamic_form_response_line_dynamic_form_response_id_fk" FOREIGN KEY ("org_code","dynamic_form_response_id") REFERENCES "public"."dynamic_form_response"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "dynamic_form_name_idx" ON "dynamic_form" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "dynamic_form_status_idx" ON "dynamic_form" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "dynamic_form_custom_group_id_idx" ON "dynamic_form" USING btree ("org_code","custom_group_id","id");
--> statement-breakpoint
CREATE INDEX "dynamic_form_due_on_idx" ON "dynamic_form" USING btree ("org_code","due_on","id");
--> statement-breakpoint
CREATE INDEX "dynamic_form_opened_on_idx" ON "dynamic_form" USING btree ("org_code","opened_on","id");
--> statement-breakpoint
CREATE INDEX "dynamic_form_search_idx" ON "dynamic_form" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "dynamic_form_question_dynamic_form_id_idx" ON "dynamic_form_question" USING btree ("org_code","dynamic_form_id","position");
--> statement-breakpoint
CREATE INDEX "dynamic_form_response_name_idx" ON "dynamic_form_response" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "dynamic_form_response_form_id_idx" ON "dynamic_form_response" USING btree ("org_code","form_id","id");
--> statement-breakpoint
CREATE INDEX "dynamic_form_response_employee_id_idx" ON "dynamic_form_response" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "dynamic_form_response_answered_on_idx" ON "dynamic_form_response" USING btree ("org_code","answered_on","id");
--> statement-breakpoint
CREATE INDEX "dynamic_form_response_search_idx" ON "dynamic_form_response" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "dynamic_form_response_line_dynamic_form_response_id_idx" ON "dynamic_form_response_line" USING btree ("org_code","dynamic_form_response_id","position");
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "dynamic_form_tenant" ON "dynamic_form" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "dynamic_form_question_tenant" ON "dynamic_form_question" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "dynamic_form_response_tenant" ON "dynamic_form_response" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "dynamic_form_response_line_tenant" ON "dynamic_form_response_line" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
