CREATE TABLE "timesheet" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"week_of" date NOT NULL,
	"hours" numeric(9, 4),
	"status" text DEFAULT 'PENDING' NOT NULL,
	"note" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("note", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "timesheet_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "timesheet_employee_id_week_of_key" UNIQUE("org_code","employee_id","week_of"),
	CONSTRAINT "timesheet_status_check" CHECK ("timesheet"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "timesheet" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "timesheet_line" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"task" text,
	"monday" numeric(9, 4),
	"tuesday" numeric(9, 4),
	"wednesday" numeric(9, 4),
	"thursday" numeric(9, 4),
	"friday" numeric(9, 4),
	"saturday" numeric(9, 4),
	"sunday" numeric(9, 4),
	"timesheet_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "timesheet_line_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "timesheet_line" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "timesheet" ADD CONSTRAINT "timesheet_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "timesheet_line" ADD CONSTRAINT "timesheet_line_timesheet_id_fk" FOREIGN KEY ("org_code","timesheet_id") REFERENCES "public"."timesheet"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "timesheet_line" ADD CONSTRAINT "timesheet_line_project_id_fk" FOREIGN KEY ("org_code","project_id") REFERENCES "public"."project"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "timesheet_employee_id_idx" ON "timesheet" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "timesheet_week_of_idx" ON "timesheet" USING btree ("org_code","week_of","id");
--> statement-breakpoint
CREATE INDEX "timesheet_hours_idx" ON "timesheet" USING btree ("org_code","hours","id");
--> statement-breakpoint
CREATE INDEX "timesheet_status_idx" ON "timesheet" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "timesheet_search_idx" ON "timesheet" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "timesheet_line_timesheet_id_idx" ON "timesheet_line" USING btree ("org_code","timesheet_id","position");
--> statement-breakpoint
CREATE INDEX "timesheet_line_project_id_idx" ON "timesheet_line" USING btree ("org_code","project_id","id");
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
CREATE POLICY "timesheet_tenant" ON "timesheet" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "timesheet_line_tenant" ON "timesheet_line" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
