CREATE TABLE "settlement" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"exit_id" bigint NOT NULL,
	"name" text NOT NULL,
	"notice" text,
	"gratuity_at_once" boolean DEFAULT false NOT NULL,
	"note" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"last_working_day" date,
	"notice_date" date,
	"due_on" date,
	"from_date" date,
	"to_date" date,
	"points" text[],
	"currency" text,
	"net" numeric(19, 4),
	"gross" numeric(19, 4),
	"deductions" numeric(19, 4),
	"reimbursements" numeric(19, 4),
	"employer_cost" numeric(19, 4),
	"lines" jsonb,
	"adjustments" jsonb,
	"prepared_at" timestamp with time zone,
	"prepared_by" text,
	"prepared_by_id" integer,
	"submitted_by" text,
	"submitted_by_id" integer,
	"return_reason" text,
	"finalized_at" timestamp with time zone,
	"finalized_by" text,
	"paid_on" date,
	"paid_reference" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "paid_reference", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "settlement_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "settlement_exit_id_key" UNIQUE("org_code","exit_id"),
	CONSTRAINT "settlement_notice_check" CHECK ("settlement"."notice" in ('RECOVERED', 'PAID', 'WAIVED')),
	CONSTRAINT "settlement_status_check" CHECK ("settlement"."status" in ('DRAFT', 'PENDING', 'FINAL', 'PAID')),
	CONSTRAINT "settlement_points_check" CHECK ("settlement"."points" <@ array['NO_RULE', 'EARLIER_CYCLE_OPEN', 'NO_EXIT', 'NO_SALARY', 'LAST_DAY_AHEAD', 'CLAIMS_WAIT', 'EARNINGS_WAIT', 'EARNINGS_LATER', 'CLAWBACKS_WAIT', 'LEAVE_WAITS', 'NO_BANK_ACCOUNT', 'RECOVERY_DUE'])
);

--> statement-breakpoint
ALTER TABLE "settlement" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "settlement_rule" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"country" text DEFAULT 'IN' NOT NULL,
	"effective_from" date NOT NULL,
	"law" text NOT NULL,
	"working_days_to_pay" integer DEFAULT 2 NOT NULL,
	"leave_wage" text DEFAULT 'COUNTED' NOT NULL,
	"leave_days_per_month" integer DEFAULT 30 NOT NULL,
	"leave_tax_limit" numeric(19, 4) DEFAULT '2500000' NOT NULL,
	"leave_tax_months" integer DEFAULT 10 NOT NULL,
	"leave_tax_days_per_year" integer DEFAULT 30 NOT NULL,
	"notice_wage" text DEFAULT 'GROSS' NOT NULL,
	"notice_days_per_month" integer DEFAULT 30 NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"country_folded" text GENERATED ALWAYS AS (fold("country")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "law", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "settlement_rule_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "settlement_rule_country_effective_from_key" UNIQUE("org_code","country_folded","effective_from"),
	CONSTRAINT "settlement_rule_leave_wage_check" CHECK ("settlement_rule"."leave_wage" in ('GROSS', 'COUNTED')),
	CONSTRAINT "settlement_rule_notice_wage_check" CHECK ("settlement_rule"."notice_wage" in ('GROSS', 'COUNTED'))
);

--> statement-breakpoint
ALTER TABLE "settlement_rule" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_exit_id_fk" FOREIGN KEY ("org_code","exit_id") REFERENCES "public"."exit"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "settlement_employee_id_idx" ON "settlement" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "settlement_status_idx" ON "settlement" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "settlement_last_working_day_idx" ON "settlement" USING btree ("org_code","last_working_day","id");
--> statement-breakpoint
CREATE INDEX "settlement_due_on_idx" ON "settlement" USING btree ("org_code","due_on","id");
--> statement-breakpoint
CREATE INDEX "settlement_net_idx" ON "settlement" USING btree ("org_code","net","id");
--> statement-breakpoint
CREATE INDEX "settlement_paid_on_idx" ON "settlement" USING btree ("org_code","paid_on","id");
--> statement-breakpoint
CREATE INDEX "settlement_search_idx" ON "settlement" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "settlement_rule_name_idx" ON "settlement_rule" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "settlement_rule_country_idx" ON "settlement_rule" USING btree ("org_code","country_folded","id");
--> statement-breakpoint
CREATE INDEX "settlement_rule_effective_from_idx" ON "settlement_rule" USING btree ("org_code","effective_from","id");
--> statement-breakpoint
CREATE INDEX "settlement_rule_search_idx" ON "settlement_rule" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "settlement_tenant" ON "settlement" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "settlement_rule_tenant" ON "settlement_rule" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
