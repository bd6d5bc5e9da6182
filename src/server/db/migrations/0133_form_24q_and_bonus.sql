CREATE TABLE "bonus_line" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"payout_date" date,
	"currency" text,
	"base" numeric(19, 4),
	"percent" numeric(9, 4),
	"days" numeric(19, 4),
	"period_days" integer,
	"set_off" numeric(19, 4),
	"calculated" numeric(19, 4),
	"amount" numeric(19, 4) NOT NULL,
	"reason" text,
	"earning_id" bigint,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "bonus_line_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "bonus_line_round_id_employee_id_key" UNIQUE("org_code","round_id","employee_id"),
	CONSTRAINT "bonus_line_status_check" CHECK ("bonus_line"."status" in ('DRAFT', 'SUBMITTED', 'APPROVED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "bonus_line" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "bonus_plan" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'ANNUAL' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"pay_as_id" bigint NOT NULL,
	"custom_group_id" bigint,
	"minimum_service_days" integer,
	"calculation" text DEFAULT 'FIXED_AMOUNT' NOT NULL,
	"amount" numeric(19, 4),
	"percent" numeric(9, 4),
	"component_id" bigint,
	"prorated" boolean DEFAULT true NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "bonus_plan_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "bonus_plan_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "bonus_plan_kind_check" CHECK ("bonus_plan"."kind" in ('ANNUAL', 'PERFORMANCE', 'STATUTORY')),
	CONSTRAINT "bonus_plan_status_check" CHECK ("bonus_plan"."status" in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "bonus_plan_calculation_check" CHECK ("bonus_plan"."calculation" in ('FIXED_AMOUNT', 'PERCENT_OF_COMPONENT', 'PERCENT_OF_SALARY', 'STATUTORY'))
);

--> statement-breakpoint
ALTER TABLE "bonus_plan" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "bonus_round" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"plan_id" bigint NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"payout_date" date NOT NULL,
	"note" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"currency" text,
	"people" integer,
	"left_out" integer,
	"total" numeric(19, 4),
	"law" text,
	"reckoned_at" timestamp with time zone,
	"submitted_by" text,
	"submitted_by_id" integer,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"remarks" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "note", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "bonus_round_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "bonus_round_plan_id_from_date_to_date_name_key" UNIQUE("org_code","plan_id","from_date","to_date","name_folded"),
	CONSTRAINT "bonus_round_status_check" CHECK ("bonus_round"."status" in ('DRAFT', 'SUBMITTED', 'APPROVED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "bonus_round" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "employee_tax_number" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"number" text NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"number_folded" text GENERATED ALWAYS AS (fold("number")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("number", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "employee_tax_number_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "employee_tax_number_employee_id_key" UNIQUE("org_code","employee_id"),
	CONSTRAINT "employee_tax_number_number_key" UNIQUE("org_code","number_folded")
);

--> statement-breakpoint
ALTER TABLE "employee_tax_number" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tax_challan" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"month" text NOT NULL,
	"bsr_code" text NOT NULL,
	"deposited_on" date NOT NULL,
	"serial_number" text NOT NULL,
	"amount" numeric(19, 4) NOT NULL,
	"interest" numeric(19, 4),
	"fee" numeric(19, 4),
	"note" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"month_folded" text GENERATED ALWAYS AS (fold("month")) STORED,
	"bsr_code_folded" text GENERATED ALWAYS AS (fold("bsr_code")) STORED,
	"serial_number_folded" text GENERATED ALWAYS AS (fold("serial_number")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("month", '') || coalesce(' ' || "bsr_code", '') || coalesce(' ' || "serial_number", '') || coalesce(' ' || "note", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "tax_challan_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "tax_challan_bsr_code_deposited_on_serial_number_key" UNIQUE("org_code","bsr_code_folded","deposited_on","serial_number_folded")
);

--> statement-breakpoint
ALTER TABLE "tax_challan" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tax_deductor" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"category" text DEFAULT 'COMPANY' NOT NULL,
	"tan" text NOT NULL,
	"pan" text NOT NULL,
	"branch" text,
	"address" jsonb,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"responsible_name" text NOT NULL,
	"responsible_designation" text NOT NULL,
	"responsible_pan" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "tax_deductor_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "tax_deductor_category_check" CHECK ("tax_deductor"."category" in ('COMPANY', 'COMPANY_BRANCH', 'FIRM', 'TRUST', 'ASSOCIATION', 'BODY_OF_INDIVIDUALS', 'JURIDICAL_PERSON', 'INDIVIDUAL'))
);

--> statement-breakpoint
ALTER TABLE "tax_deductor" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tax_statement" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"assessment_year" integer NOT NULL,
	"quarter" text DEFAULT 'Q1' NOT NULL,
	"service_provider_id" bigint,
	"note" text,
	"form_number" text,
	"due_date" date,
	"deposit_period" text,
	"status" text DEFAULT 'IN_PROGRESS' NOT NULL,
	"receipt_number" text,
	"filed_on" date,
	"generated_at" timestamp with time zone,
	"generated_by" text,
	"currency" text,
	"people" integer,
	"deducted" numeric(19, 4),
	"deposited" numeric(19, 4),
	"statement" jsonb,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"receipt_number_folded" text GENERATED ALWAYS AS (fold("receipt_number")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "note", '') || coalesce(' ' || "receipt_number", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "tax_statement_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "tax_statement_assessment_year_quarter_key" UNIQUE("org_code","assessment_year","quarter"),
	CONSTRAINT "tax_statement_quarter_check" CHECK ("tax_statement"."quarter" in ('Q1', 'Q2', 'Q3', 'Q4')),
	CONSTRAINT "tax_statement_status_check" CHECK ("tax_statement"."status" in ('IN_PROGRESS', 'SUCCESSFULLY_GENERATED'))
);

--> statement-breakpoint
ALTER TABLE "tax_statement" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "bonus_line" ADD CONSTRAINT "bonus_line_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_line" ADD CONSTRAINT "bonus_line_round_id_fk" FOREIGN KEY ("org_code","round_id") REFERENCES "public"."bonus_round"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_line" ADD CONSTRAINT "bonus_line_earning_id_fk" FOREIGN KEY ("org_code","earning_id") REFERENCES "public"."one_time_earning"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_plan" ADD CONSTRAINT "bonus_plan_pay_as_id_fk" FOREIGN KEY ("org_code","pay_as_id") REFERENCES "public"."adhoc_allowance"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_plan" ADD CONSTRAINT "bonus_plan_custom_group_id_fk" FOREIGN KEY ("org_code","custom_group_id") REFERENCES "public"."custom_employee_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_plan" ADD CONSTRAINT "bonus_plan_component_id_fk" FOREIGN KEY ("org_code","component_id") REFERENCES "public"."salary_component"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_round" ADD CONSTRAINT "bonus_round_plan_id_fk" FOREIGN KEY ("org_code","plan_id") REFERENCES "public"."bonus_plan"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_tax_number" ADD CONSTRAINT "employee_tax_number_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tax_statement" ADD CONSTRAINT "tax_statement_service_provider_id_fk" FOREIGN KEY ("org_code","service_provider_id") REFERENCES "public"."service_provider"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bonus_line_employee_id_idx" ON "bonus_line" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "bonus_line_round_id_idx" ON "bonus_line" USING btree ("org_code","round_id","id");
--> statement-breakpoint
CREATE INDEX "bonus_line_name_idx" ON "bonus_line" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "bonus_line_status_idx" ON "bonus_line" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "bonus_line_payout_date_idx" ON "bonus_line" USING btree ("org_code","payout_date","id");
--> statement-breakpoint
CREATE INDEX "bonus_line_amount_idx" ON "bonus_line" USING btree ("org_code","amount","id");
--> statement-breakpoint
CREATE INDEX "bonus_line_earning_id_idx" ON "bonus_line" USING btree ("org_code","earning_id","id");
--> statement-breakpoint
CREATE INDEX "bonus_line_search_idx" ON "bonus_line" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "bonus_plan_name_idx" ON "bonus_plan" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "bonus_plan_kind_idx" ON "bonus_plan" USING btree ("org_code","kind","id");
--> statement-breakpoint
CREATE INDEX "bonus_plan_status_idx" ON "bonus_plan" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "bonus_plan_pay_as_id_idx" ON "bonus_plan" USING btree ("org_code","pay_as_id","id");
--> statement-breakpoint
CREATE INDEX "bonus_plan_custom_group_id_idx" ON "bonus_plan" USING btree ("org_code","custom_group_id","id");
--> statement-breakpoint
CREATE INDEX "bonus_plan_calculation_idx" ON "bonus_plan" USING btree ("org_code","calculation","id");
--> statement-breakpoint
CREATE INDEX "bonus_plan_component_id_idx" ON "bonus_plan" USING btree ("org_code","component_id","id");
--> statement-breakpoint
CREATE INDEX "bonus_plan_search_idx" ON "bonus_plan" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "bonus_round_name_idx" ON "bonus_round" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "bonus_round_plan_id_idx" ON "bonus_round" USING btree ("org_code","plan_id","id");
--> statement-breakpoint
CREATE INDEX "bonus_round_from_date_idx" ON "bonus_round" USING btree ("org_code","from_date","id");
--> statement-breakpoint
CREATE INDEX "bonus_round_to_date_idx" ON "bonus_round" USING btree ("org_code","to_date","id");
--> statement-breakpoint
CREATE INDEX "bonus_round_payout_date_idx" ON "bonus_round" USING btree ("org_code","payout_date","id");
--> statement-breakpoint
CREATE INDEX "bonus_round_status_idx" ON "bonus_round" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "bonus_round_search_idx" ON "bonus_round" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "employee_tax_number_employee_id_idx" ON "employee_tax_number" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "employee_tax_number_number_idx" ON "employee_tax_number" USING btree ("org_code","number_folded","id");
--> statement-breakpoint
CREATE INDEX "employee_tax_number_search_idx" ON "employee_tax_number" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "tax_challan_month_idx" ON "tax_challan" USING btree ("org_code","month_folded","id");
--> statement-breakpoint
CREATE INDEX "tax_challan_bsr_code_idx" ON "tax_challan" USING btree ("org_code","bsr_code_folded","id");
--> statement-breakpoint
CREATE INDEX "tax_challan_deposited_on_idx" ON "tax_challan" USING btree ("org_code","deposited_on","id");
--> statement-breakpoint
CREATE INDEX "tax_challan_serial_number_idx" ON "tax_challan" USING btree ("org_code","serial_number_folded","id");
--> statement-breakpoint
CREATE INDEX "tax_challan_amount_idx" ON "tax_challan" USING btree ("org_code","amount","id");
--> statement-breakpoint
CREATE INDEX "tax_challan_search_idx" ON "tax_challan" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "tax_statement_assessment_year_idx" ON "tax_statement" USING btree ("org_code","assessment_year","id");
--> statement-breakpoint
CREATE INDEX "tax_statement_quarter_idx" ON "tax_statement" USING btree ("org_code","quarter","id");
--> statement-breakpoint
CREATE INDEX "tax_statement_service_provider_id_idx" ON "tax_statement" USING btree ("org_code","service_provider_id","id");
--> statement-breakpoint
CREATE INDEX "tax_statement_due_date_idx" ON "tax_statement" USING btree ("org_code","due_date","id");
--> statement-breakpoint
CREATE INDEX "tax_statement_status_idx" ON "tax_statement" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "tax_statement_receipt_number_idx" ON "tax_statement" USING btree ("org_code","receipt_number_folded","id");
--> statement-breakpoint
CREATE INDEX "tax_statement_filed_on_idx" ON "tax_statement" USING btree ("org_code","filed_on","id");
--> statement-breakpoint
CREATE INDEX "tax_statement_search_idx" ON "tax_statement" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "bonus_line_tenant" ON "bonus_line" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "bonus_plan_tenant" ON "bonus_plan" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "bonus_round_tenant" ON "bonus_round" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "employee_tax_number_tenant" ON "employee_tax_number" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "tax_challan_tenant" ON "tax_challan" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "tax_deductor_tenant" ON "tax_deductor" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "tax_statement_tenant" ON "tax_statement" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
