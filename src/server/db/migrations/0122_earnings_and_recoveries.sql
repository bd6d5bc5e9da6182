CREATE TABLE "lop_recovery" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"lop_date" date NOT NULL,
	"days" numeric(19, 4),
	"cause" text,
	"lost_in_id" bigint,
	"paid_in_id" bigint,
	"reason" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"approval" jsonb,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"reason_folded" text GENERATED ALWAYS AS (fold("reason")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("reason", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "lop_recovery_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "lop_recovery_cause_check" CHECK ("lop_recovery"."cause" in ('UNPAID_LEAVE', 'NO_ATTENDANCE')),
	CONSTRAINT "lop_recovery_status_check" CHECK ("lop_recovery"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "lop_recovery" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "clawback" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"earning_id" bigint NOT NULL,
	"earning_name" text NOT NULL,
	"amount" numeric(19, 4) NOT NULL,
	"payout_date" date NOT NULL,
	"commitment_months" integer NOT NULL,
	"commitment_from" date NOT NULL,
	"commitment_until" date NOT NULL,
	"exit_id" bigint NOT NULL,
	"last_working_day" date NOT NULL,
	"configuration" text NOT NULL,
	"clawback_formula" text,
	"proposed_amount" numeric(19, 4),
	"clawback_amount" numeric(19, 4),
	"clawback_date" date NOT NULL,
	"payroll_period_id" bigint,
	"status" text DEFAULT 'PROPOSED' NOT NULL,
	"reason" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"earning_name_folded" text GENERATED ALWAYS AS (fold("earning_name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("earning_name", '') || coalesce(' ' || "reason", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "clawback_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "clawback_configuration_check" CHECK ("clawback"."configuration" in ('FULL_AMOUNT', 'PRORATED', 'FIXED_AMOUNT', 'CUSTOM_FORMULA')),
	CONSTRAINT "clawback_status_check" CHECK ("clawback"."status" in ('PROPOSED', 'CONFIRMED', 'WAIVED', 'WITHDRAWN'))
);

--> statement-breakpoint
ALTER TABLE "clawback" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "one_time_earning" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"kind_id" bigint NOT NULL,
	"name" text,
	"amount" numeric(19, 4) NOT NULL,
	"payout_date" date NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"approval" jsonb,
	"note" text,
	"commitment_months" integer,
	"commitment_from" date,
	"commitment_until" date,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "note", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "one_time_earning_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "one_time_earning_status_check" CHECK ("one_time_earning"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED', 'PAID'))
);

--> statement-breakpoint
ALTER TABLE "one_time_earning" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "workflow" DROP CONSTRAINT "workflow_module_check";
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "leave_type" ADD COLUMN "from_comp_off" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "lop_recovery" ADD CONSTRAINT "lop_recovery_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lop_recovery" ADD CONSTRAINT "lop_recovery_lost_in_id_fk" FOREIGN KEY ("org_code","lost_in_id") REFERENCES "public"."payroll_cycle"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lop_recovery" ADD CONSTRAINT "lop_recovery_paid_in_id_fk" FOREIGN KEY ("org_code","paid_in_id") REFERENCES "public"."payroll_cycle"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clawback" ADD CONSTRAINT "clawback_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clawback" ADD CONSTRAINT "clawback_earning_id_fk" FOREIGN KEY ("org_code","earning_id") REFERENCES "public"."one_time_earning"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clawback" ADD CONSTRAINT "clawback_exit_id_fk" FOREIGN KEY ("org_code","exit_id") REFERENCES "public"."exit"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clawback" ADD CONSTRAINT "clawback_payroll_period_id_fk" FOREIGN KEY ("org_code","payroll_period_id") REFERENCES "public"."payroll_cycle"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "one_time_earning" ADD CONSTRAINT "one_time_earning_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "one_time_earning" ADD CONSTRAINT "one_time_earning_kind_id_fk" FOREIGN KEY ("org_code","kind_id") REFERENCES "public"."adhoc_allowance"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "lop_recovery_employee_id_idx" ON "lop_recovery" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "lop_recovery_lop_date_idx" ON "lop_recovery" USING btree ("org_code","lop_date","id");
--> statement-breakpoint
CREATE INDEX "lop_recovery_cause_idx" ON "lop_recovery" USING btree ("org_code","cause","id");
--> statement-breakpoint
CREATE INDEX "lop_recovery_lost_in_id_idx" ON "lop_recovery" USING btree ("org_code","lost_in_id","id");
--> statement-breakpoint
CREATE INDEX "lop_recovery_paid_in_id_idx" ON "lop_recovery" USING btree ("org_code","paid_in_id","id");
--> statement-breakpoint
CREATE INDEX "lop_recovery_reason_idx" ON "lop_recovery" USING btree ("org_code","reason_folded","id");
--> statement-breakpoint
CREATE INDEX "lop_recovery_status_idx" ON "lop_recovery" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "lop_recovery_search_idx" ON "lop_recovery" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "clawback_employee_id_idx" ON "clawback" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "clawback_earning_id_idx" ON "clawback" USING btree ("org_code","earning_id","id");
--> statement-breakpoint
CREATE INDEX "clawback_earning_name_idx" ON "clawback" USING btree ("org_code","earning_name_folded","id");
--> statement-breakpoint
CREATE INDEX "clawback_payout_date_idx" ON "clawback" USING btree ("org_code","payout_date","id");
--> statement-breakpoint
CREATE INDEX "clawback_commitment_until_idx" ON "clawback" USING btree ("org_code","commitment_until","id");
--> statement-breakpoint
CREATE INDEX "clawback_exit_id_idx" ON "clawback" USING btree ("org_code","exit_id","id");
--> statement-breakpoint
CREATE INDEX "clawback_last_working_day_idx" ON "clawback" USING btree ("org_code","last_working_day","id");
--> statement-breakpoint
CREATE INDEX "clawback_configuration_idx" ON "clawback" USING btree ("org_code","configuration","id");
--> statement-breakpoint
CREATE INDEX "clawback_clawback_date_idx" ON "clawback" USING btree ("org_code","clawback_date","id");
--> statement-breakpoint
CREATE INDEX "clawback_payroll_period_id_idx" ON "clawback" USING btree ("org_code","payroll_period_id","id");
--> statement-breakpoint
CREATE INDEX "clawback_status_idx" ON "clawback" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "clawback_search_idx" ON "clawback" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "one_time_earning_employee_id_idx" ON "one_time_earning" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "one_time_earning_kind_id_idx" ON "one_time_earning" USING btree ("org_code","kind_id","id");
--> statement-breakpoint
CREATE INDEX "one_time_earning_name_idx" ON "one_time_earning" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "one_time_earning_payout_date_idx" ON "one_time_earning" USING btree ("org_code","payout_date","id");
--> statement-breakpoint
CREATE INDEX "one_time_earning_status_idx" ON "one_time_earning" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "one_time_earning_commitment_until_idx" ON "one_time_earning" USING btree ("org_code","commitment_until","id");
--> statement-breakpoint
CREATE INDEX "one_time_earning_search_idx" ON "one_time_earning" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "leave_type_from_comp_off_idx" ON "leave_type" USING btree ("org_code","from_comp_off","id");
--> statement-breakpoint
ALTER TABLE "workflow" ADD CONSTRAINT "workflow_module_check" CHECK ("workflow"."module" in ('LEAVE', 'SHORT_TIME_OFF', 'COMPENSATORY_OFF', 'WORK_FROM_HOME', 'ON_DUTY', 'REGULARISATION', 'EXIT', 'TRAVEL', 'CLAIM', 'TIMESHEET', 'LOP_RECOVERY', 'ONE_TIME_EARNING'));
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "lop_recovery_tenant" ON "lop_recovery" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "clawback_tenant" ON "clawback" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "one_time_earning_tenant" ON "one_time_earning" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
