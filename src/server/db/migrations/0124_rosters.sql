CREATE TABLE "rotation_member" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"starts_at_day" integer DEFAULT 1 NOT NULL,
	"from_date" date,
	"to_date" date,
	"shift_rotation_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "rotation_member_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "rotation_member" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "rotation_step" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"work_schedule_id" bigint,
	"days" integer DEFAULT 1 NOT NULL,
	"shift_rotation_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "rotation_step_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "rotation_step" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "scheduled_shift" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"day" date NOT NULL,
	"kind" text DEFAULT 'SHIFT' NOT NULL,
	"work_schedule_id" bigint,
	"note" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "scheduled_shift_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "scheduled_shift_employee_id_day_status_key" UNIQUE("org_code","employee_id","day","status"),
	CONSTRAINT "scheduled_shift_kind_check" CHECK ("scheduled_shift"."kind" in ('SHIFT', 'DAY_OFF', 'AS_USUAL')),
	CONSTRAINT "scheduled_shift_status_check" CHECK ("scheduled_shift"."status" in ('DRAFT', 'PUBLISHED'))
);

--> statement-breakpoint
ALTER TABLE "scheduled_shift" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "shift_rotation" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"works_on_holidays" boolean DEFAULT true NOT NULL,
	"custom_group_id" bigint,
	"planner_id" bigint,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "shift_rotation_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "shift_rotation_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "shift_rotation_status_check" CHECK ("shift_rotation"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "shift_rotation" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "shift_swap" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"day" date NOT NULL,
	"work_schedule_id" bigint,
	"colleague_id" bigint NOT NULL,
	"colleague_day" date,
	"colleague_work_schedule_id" bigint,
	"reason" text NOT NULL,
	"status" text DEFAULT 'PENDING_COLLEAGUE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"reason_folded" text GENERATED ALWAYS AS (fold("reason")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("reason", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "shift_swap_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "shift_swap_status_check" CHECK ("shift_swap"."status" in ('PENDING_COLLEAGUE', 'PENDING_APPROVAL', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "shift_swap" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "roster_setting" ADD COLUMN "rules_forbid" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "rotation_member" ADD CONSTRAINT "rotation_member_shift_rotation_id_fk" FOREIGN KEY ("org_code","shift_rotation_id") REFERENCES "public"."shift_rotation"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rotation_member" ADD CONSTRAINT "rotation_member_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rotation_step" ADD CONSTRAINT "rotation_step_shift_rotation_id_fk" FOREIGN KEY ("org_code","shift_rotation_id") REFERENCES "public"."shift_rotation"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rotation_step" ADD CONSTRAINT "rotation_step_work_schedule_id_fk" FOREIGN KEY ("org_code","work_schedule_id") REFERENCES "public"."work_schedule"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scheduled_shift" ADD CONSTRAINT "scheduled_shift_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scheduled_shift" ADD CONSTRAINT "scheduled_shift_work_schedule_id_fk" FOREIGN KEY ("org_code","work_schedule_id") REFERENCES "public"."work_schedule"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shift_rotation" ADD CONSTRAINT "shift_rotation_custom_group_id_fk" FOREIGN KEY ("org_code","custom_group_id") REFERENCES "public"."custom_employee_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shift_rotation" ADD CONSTRAINT "shift_rotation_planner_id_fk" FOREIGN KEY ("org_code","planner_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shift_swap" ADD CONSTRAINT "shift_swap_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shift_swap" ADD CONSTRAINT "shift_swap_work_schedule_id_fk" FOREIGN KEY ("org_code","work_schedule_id") REFERENCES "public"."work_schedule"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shift_swap" ADD CONSTRAINT "shift_swap_colleague_id_fk" FOREIGN KEY ("org_code","colleague_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shift_swap" ADD CONSTRAINT "shift_swap_colleague_work_schedule_id_fk" FOREIGN KEY ("org_code","colleague_work_schedule_id") REFERENCES "public"."work_schedule"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "rotation_member_shift_rotation_id_idx" ON "rotation_member" USING btree ("org_code","shift_rotation_id","position");
--> statement-breakpoint
CREATE INDEX "rotation_member_employee_id_idx" ON "rotation_member" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "rotation_step_shift_rotation_id_idx" ON "rotation_step" USING btree ("org_code","shift_rotation_id","position");
--> statement-breakpoint
CREATE INDEX "rotation_step_work_schedule_id_idx" ON "rotation_step" USING btree ("org_code","work_schedule_id","id");
--> statement-breakpoint
CREATE INDEX "scheduled_shift_employee_id_idx" ON "scheduled_shift" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "scheduled_shift_day_idx" ON "scheduled_shift" USING btree ("org_code","day","id");
--> statement-breakpoint
CREATE INDEX "scheduled_shift_kind_idx" ON "scheduled_shift" USING btree ("org_code","kind","id");
--> statement-breakpoint
CREATE INDEX "scheduled_shift_work_schedule_id_idx" ON "scheduled_shift" USING btree ("org_code","work_schedule_id","id");
--> statement-breakpoint
CREATE INDEX "scheduled_shift_status_idx" ON "scheduled_shift" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "shift_rotation_name_idx" ON "shift_rotation" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "shift_rotation_status_idx" ON "shift_rotation" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "shift_rotation_starts_on_idx" ON "shift_rotation" USING btree ("org_code","starts_on","id");
--> statement-breakpoint
CREATE INDEX "shift_rotation_ends_on_idx" ON "shift_rotation" USING btree ("org_code","ends_on","id");
--> statement-breakpoint
CREATE INDEX "shift_rotation_custom_group_id_idx" ON "shift_rotation" USING btree ("org_code","custom_group_id","id");
--> statement-breakpoint
CREATE INDEX "shift_rotation_planner_id_idx" ON "shift_rotation" USING btree ("org_code","planner_id","id");
--> statement-breakpoint
CREATE INDEX "shift_rotation_search_idx" ON "shift_rotation" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "shift_swap_employee_id_idx" ON "shift_swap" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "shift_swap_day_idx" ON "shift_swap" USING btree ("org_code","day","id");
--> statement-breakpoint
CREATE INDEX "shift_swap_work_schedule_id_idx" ON "shift_swap" USING btree ("org_code","work_schedule_id","id");
--> statement-breakpoint
CREATE INDEX "shift_swap_colleague_id_idx" ON "shift_swap" USING btree ("org_code","colleague_id","id");
--> statement-breakpoint
CREATE INDEX "shift_swap_colleague_work_schedule_id_idx" ON "shift_swap" USING btree ("org_code","colleague_work_schedule_id","id");
--> statement-breakpoint
CREATE INDEX "shift_swap_reason_idx" ON "shift_swap" USING btree ("org_code","reason_folded","id");
--> statement-breakpoint
CREATE INDEX "shift_swap_status_idx" ON "shift_swap" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "shift_swap_search_idx" ON "shift_swap" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "rotation_member_tenant" ON "rotation_member" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "rotation_step_tenant" ON "rotation_step" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "scheduled_shift_tenant" ON "scheduled_shift" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "shift_rotation_tenant" ON "shift_rotation" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "shift_swap_tenant" ON "shift_swap" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
