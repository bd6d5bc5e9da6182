CREATE TABLE "attendance_finalization" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"note" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"note_folded" text GENERATED ALWAYS AS (fold("note")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("note", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "attendance_finalization_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "attendance_finalization_employee_id_from_date_key" UNIQUE("org_code","employee_id","from_date")
);

--> statement-breakpoint
ALTER TABLE "attendance_finalization" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "day_decision" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"work_date" date NOT NULL,
	"kind" text NOT NULL,
	"check_in" time(0),
	"check_out" time(0),
	"reason" text NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"reason_folded" text GENERATED ALWAYS AS (fold("reason")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("reason", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "day_decision_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "day_decision_employee_id_work_date_kind_key" UNIQUE("org_code","employee_id","work_date","kind"),
	CONSTRAINT "day_decision_kind_check" CHECK ("day_decision"."kind" in ('PRESENT', 'CORRECTED', 'ON_DUTY', 'WORK_FROM_HOME', 'LATENESS_EXCUSED', 'EARLY_EXCUSED', 'HALF_DAY_LOST', 'DAY_LOST'))
);

--> statement-breakpoint
ALTER TABLE "day_decision" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "punch" DROP CONSTRAINT "punch_source_check";
--> statement-breakpoint
ALTER TABLE "lop_recovery" DROP CONSTRAINT "lop_recovery_cause_check";
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "attendance_configuration" ADD COLUMN "early_grace_minutes" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "attendance_configuration" ADD COLUMN "early_check_outs_per_month" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "attendance_finalization" ADD CONSTRAINT "attendance_finalization_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "day_decision" ADD CONSTRAINT "day_decision_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "attendance_finalization_employee_id_idx" ON "attendance_finalization" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "attendance_finalization_from_date_idx" ON "attendance_finalization" USING btree ("org_code","from_date","id");
--> statement-breakpoint
CREATE INDEX "attendance_finalization_to_date_idx" ON "attendance_finalization" USING btree ("org_code","to_date","id");
--> statement-breakpoint
CREATE INDEX "attendance_finalization_note_idx" ON "attendance_finalization" USING btree ("org_code","note_folded","id");
--> statement-breakpoint
CREATE INDEX "attendance_finalization_search_idx" ON "attendance_finalization" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "day_decision_employee_id_idx" ON "day_decision" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "day_decision_work_date_idx" ON "day_decision" USING btree ("org_code","work_date","id");
--> statement-breakpoint
CREATE INDEX "day_decision_kind_idx" ON "day_decision" USING btree ("org_code","kind","id");
--> statement-breakpoint
CREATE INDEX "day_decision_reason_idx" ON "day_decision" USING btree ("org_code","reason_folded","id");
--> statement-breakpoint
CREATE INDEX "day_decision_search_idx" ON "day_decision" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "punch" ADD CONSTRAINT "punch_source_check" CHECK ("punch"."source" in ('WEB', 'MOBILE', 'REGULARISATION', 'IMPORT', 'DECISION'));
--> statement-breakpoint
ALTER TABLE "lop_recovery" ADD CONSTRAINT "lop_recovery_cause_check" CHECK ("lop_recovery"."cause" in ('UNPAID_LEAVE', 'NO_ATTENDANCE', 'DECISION'));
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "attendance_finalization_tenant" ON "attendance_finalization" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "day_decision_tenant" ON "day_decision" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
