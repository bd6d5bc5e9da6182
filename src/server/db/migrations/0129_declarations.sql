CREATE TABLE "fbp_declaration" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"financial_year" text NOT NULL,
	"status" text DEFAULT 'SUBMITTED' NOT NULL,
	"declared" numeric(19, 4),
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"financial_year_folded" text GENERATED ALWAYS AS (fold("financial_year")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("financial_year", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "fbp_declaration_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "fbp_declaration_employee_id_financial_year_key" UNIQUE("org_code","employee_id","financial_year_folded"),
	CONSTRAINT "fbp_declaration_status_check" CHECK ("fbp_declaration"."status" in ('DRAFT', 'SUBMITTED'))
);

--> statement-breakpoint
ALTER TABLE "fbp_declaration" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "fbp_declaration_line" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"component_id" bigint NOT NULL,
	"amount" numeric(19, 4) NOT NULL,
	"fbp_declaration_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "fbp_declaration_line_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "fbp_declaration_line" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "nps_declaration" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"financial_year" text NOT NULL,
	"status" text DEFAULT 'SUBMITTED' NOT NULL,
	"percentage" numeric(9, 4) NOT NULL,
	"pran" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"financial_year_folded" text GENERATED ALWAYS AS (fold("financial_year")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("financial_year", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "nps_declaration_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "nps_declaration_employee_id_financial_year_key" UNIQUE("org_code","employee_id","financial_year_folded"),
	CONSTRAINT "nps_declaration_status_check" CHECK ("nps_declaration"."status" in ('DRAFT', 'SUBMITTED'))
);

--> statement-breakpoint
ALTER TABLE "nps_declaration" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tax_relief_claim" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"financial_year" text NOT NULL,
	"section" text NOT NULL,
	"purpose" text NOT NULL,
	"amount" numeric(19, 4) NOT NULL,
	"raised" boolean DEFAULT false NOT NULL,
	"metro" boolean DEFAULT false NOT NULL,
	"declared_on" date NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"approval" jsonb,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"financial_year_folded" text GENERATED ALWAYS AS (fold("financial_year")) STORED,
	"purpose_folded" text GENERATED ALWAYS AS (fold("purpose")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("financial_year", '') || coalesce(' ' || "purpose", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "tax_relief_claim_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "tax_relief_claim_section_check" CHECK ("tax_relief_claim"."section" in ('SAVINGS', 'PENSION', 'HEALTH_FAMILY', 'HEALTH_PARENTS', 'EDUCATION_LOAN', 'HOME_LOAN_INTEREST', 'HOUSE_RENT', 'DISABILITY_SELF', 'DISABILITY_DEPENDANT')),
	CONSTRAINT "tax_relief_claim_status_check" CHECK ("tax_relief_claim"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "tax_relief_claim" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tax_relief_proof" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"file" text NOT NULL,
	"description" text,
	"tax_relief_claim_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "tax_relief_proof_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "tax_relief_proof" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "fbp_declaration_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'FBP declaration settings' NOT NULL,
	"submit_until" date,
	"days_after_joining" integer,
	"lock_status" text DEFAULT 'OPEN' NOT NULL,
	"lock_date" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "fbp_declaration_setting_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "fbp_declaration_setting_lock_status_check" CHECK ("fbp_declaration_setting"."lock_status" in ('OPEN', 'LOCKED'))
);

--> statement-breakpoint
ALTER TABLE "fbp_declaration_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "fbp_declaration_unlock" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"until_date" date NOT NULL,
	"fbp_declaration_setting_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "fbp_declaration_unlock_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "fbp_declaration_unlock" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "nps_declaration_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'NPS declaration settings' NOT NULL,
	"submit_until" date,
	"days_after_joining" integer,
	"lock_status" text DEFAULT 'OPEN' NOT NULL,
	"lock_date" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "nps_declaration_setting_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "nps_declaration_setting_lock_status_check" CHECK ("nps_declaration_setting"."lock_status" in ('OPEN', 'LOCKED'))
);

--> statement-breakpoint
ALTER TABLE "nps_declaration_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "nps_declaration_unlock" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"until_date" date NOT NULL,
	"nps_declaration_setting_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "nps_declaration_unlock_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "nps_declaration_unlock" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tax_deduction" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"month" text NOT NULL,
	"amount" numeric(19, 4) NOT NULL,
	"financial_year" text,
	"source" text DEFAULT 'BROUGHT_IN' NOT NULL,
	"note" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"month_folded" text GENERATED ALWAYS AS (fold("month")) STORED,
	"financial_year_folded" text GENERATED ALWAYS AS (fold("financial_year")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("month", '') || coalesce(' ' || "note", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "tax_deduction_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "tax_deduction_employee_id_month_key" UNIQUE("org_code","employee_id","month_folded"),
	CONSTRAINT "tax_deduction_source_check" CHECK ("tax_deduction"."source" in ('PAYROLL', 'BROUGHT_IN'))
);

--> statement-breakpoint
ALTER TABLE "tax_deduction" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tax_regime_choice" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"financial_year" text NOT NULL,
	"regime" text NOT NULL,
	"way" text DEFAULT 'BY_PAYROLL' NOT NULL,
	"business_income" boolean DEFAULT false NOT NULL,
	"acknowledged_on" date,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"financial_year_folded" text GENERATED ALWAYS AS (fold("financial_year")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("financial_year", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "tax_regime_choice_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "tax_regime_choice_employee_id_financial_year_key" UNIQUE("org_code","employee_id","financial_year_folded"),
	CONSTRAINT "tax_regime_choice_regime_check" CHECK ("tax_regime_choice"."regime" in ('OLD', 'NEW')),
	CONSTRAINT "tax_regime_choice_way_check" CHECK ("tax_regime_choice"."way" in ('CHOSEN', 'BY_DEFAULT', 'BY_PAYROLL'))
);

--> statement-breakpoint
ALTER TABLE "tax_regime_choice" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "workflow" DROP CONSTRAINT "workflow_module_check";
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "payroll_general_setting" ADD COLUMN "default_tax_regime" text DEFAULT 'NEW' NOT NULL;
--> statement-breakpoint
ALTER TABLE "fbp_declaration" ADD CONSTRAINT "fbp_declaration_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fbp_declaration_line" ADD CONSTRAINT "fbp_declaration_line_fbp_declaration_id_fk" FOREIGN KEY ("org_code","fbp_declaration_id") REFERENCES "public"."fbp_declaration"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fbp_declaration_line" ADD CONSTRAINT "fbp_declaration_line_component_id_fk" FOREIGN KEY ("org_code","component_id") REFERENCES "public"."salary_component"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "nps_declaration" ADD CONSTRAINT "nps_declaration_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tax_relief_claim" ADD CONSTRAINT "tax_relief_claim_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tax_relief_proof" ADD CONSTRAINT "tax_relief_proof_tax_relief_claim_id_fk" FOREIGN KEY ("org_code","tax_relief_claim_id") REFERENCES "public"."tax_relief_claim"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fbp_declaration_unlock" ADD CONSTRAINT "fbp_declaration_unlock_fbp_declaration_setting_id_fk" FOREIGN KEY ("org_code","fbp_declaration_setting_id") REFERENCES "public"."fbp_declaration_setting"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fbp_declaration_unlock" ADD CONSTRAINT "fbp_declaration_unlock_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "nps_declaration_unlock" ADD CONSTRAINT "nps_declaration_unlock_nps_declaration_setting_id_fk" FOREIGN KEY ("org_code","nps_declaration_setting_id") REFERENCES "public"."nps_declaration_setting"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "nps_declaration_unlock" ADD CONSTRAINT "nps_declaration_unlock_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tax_deduction" ADD CONSTRAINT "tax_deduction_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tax_regime_choice" ADD CONSTRAINT "tax_regime_choice_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "fbp_declaration_employee_id_idx" ON "fbp_declaration" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "fbp_declaration_financial_year_idx" ON "fbp_declaration" USING btree ("org_code","financial_year_folded","id");
--> statement-breakpoint
CREATE INDEX "fbp_declaration_status_idx" ON "fbp_declaration" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "fbp_declaration_declared_idx" ON "fbp_declaration" USING btree ("org_code","declared","id");
--> statement-breakpoint
CREATE INDEX "fbp_declaration_search_idx" ON "fbp_declaration" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "fbp_declaration_line_fbp_declaration_id_idx" ON "fbp_declaration_line" USING btree ("org_code","fbp_declaration_id","position");
--> statement-breakpoint
CREATE INDEX "fbp_declaration_line_component_id_idx" ON "fbp_declaration_line" USING btree ("org_code","component_id","id");
--> statement-breakpoint
CREATE INDEX "nps_declaration_employee_id_idx" ON "nps_declaration" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "nps_declaration_financial_year_idx" ON "nps_declaration" USING btree ("org_code","financial_year_folded","id");
--> statement-breakpoint
CREATE INDEX "nps_declaration_status_idx" ON "nps_declaration" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "nps_declaration_percentage_idx" ON "nps_declaration" USING btree ("org_code","percentage","id");
--> statement-breakpoint
CREATE INDEX "nps_declaration_search_idx" ON "nps_declaration" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "tax_relief_claim_employee_id_idx" ON "tax_relief_claim" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "tax_relief_claim_financial_year_idx" ON "tax_relief_claim" USING btree ("org_code","financial_year_folded","id");
--> statement-breakpoint
CREATE INDEX "tax_relief_claim_section_idx" ON "tax_relief_claim" USING btree ("org_code","section","id");
--> statement-breakpoint
CREATE INDEX "tax_relief_claim_purpose_idx" ON "tax_relief_claim" USING btree ("org_code","purpose_folded","id");
--> statement-breakpoint
CREATE INDEX "tax_relief_claim_amount_idx" ON "tax_relief_claim" USING btree ("org_code","amount","id");
--> statement-breakpoint
CREATE INDEX "tax_relief_claim_declared_on_idx" ON "tax_relief_claim" USING btree ("org_code","declared_on","id");
--> statement-breakpoint
CREATE INDEX "tax_relief_claim_status_idx" ON "tax_relief_claim" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "tax_relief_claim_search_idx" ON "tax_relief_claim" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "tax_relief_proof_tax_relief_claim_id_idx" ON "tax_relief_proof" USING btree ("org_code","tax_relief_claim_id","position");
--> statement-breakpoint
CREATE INDEX "fbp_declaration_unlock_fbp_declaration_setting_id_idx" ON "fbp_declaration_unlock" USING btree ("org_code","fbp_declaration_setting_id","position");
--> statement-breakpoint
CREATE INDEX "fbp_declaration_unlock_employee_id_idx" ON "fbp_declaration_unlock" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "nps_declaration_unlock_nps_declaration_setting_id_idx" ON "nps_declaration_unlock" USING btree ("org_code","nps_declaration_setting_id","position");
--> statement-breakpoint
CREATE INDEX "nps_declaration_unlock_employee_id_idx" ON "nps_declaration_unlock" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "tax_deduction_employee_id_idx" ON "tax_deduction" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "tax_deduction_month_idx" ON "tax_deduction" USING btree ("org_code","month_folded","id");
--> statement-breakpoint
CREATE INDEX "tax_deduction_amount_idx" ON "tax_deduction" USING btree ("org_code","amount","id");
--> statement-breakpoint
CREATE INDEX "tax_deduction_financial_year_idx" ON "tax_deduction" USING btree ("org_code","financial_year_folded","id");
--> statement-breakpoint
CREATE INDEX "tax_deduction_source_idx" ON "tax_deduction" USING btree ("org_code","source","id");
--> statement-breakpoint
CREATE INDEX "tax_deduction_search_idx" ON "tax_deduction" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "tax_regime_choice_employee_id_idx" ON "tax_regime_choice" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "tax_regime_choice_financial_year_idx" ON "tax_regime_choice" USING btree ("org_code","financial_year_folded","id");
--> statement-breakpoint
CREATE INDEX "tax_regime_choice_regime_idx" ON "tax_regime_choice" USING btree ("org_code","regime","id");
--> statement-breakpoint
CREATE INDEX "tax_regime_choice_way_idx" ON "tax_regime_choice" USING btree ("org_code","way","id");
--> statement-breakpoint
CREATE INDEX "tax_regime_choice_business_income_idx" ON "tax_regime_choice" USING btree ("org_code","business_income","id");
--> statement-breakpoint
CREATE INDEX "tax_regime_choice_search_idx" ON "tax_regime_choice" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "workflow" ADD CONSTRAINT "workflow_module_check" CHECK ("workflow"."module" in ('LEAVE', 'SHORT_TIME_OFF', 'COMPENSATORY_OFF', 'WORK_FROM_HOME', 'ON_DUTY', 'REGULARISATION', 'EXIT', 'TRAVEL', 'CLAIM', 'TIMESHEET', 'LOP_RECOVERY', 'ONE_TIME_EARNING', 'TAX_RELIEF'));
--> statement-breakpoint
ALTER TABLE "payroll_general_setting" ADD CONSTRAINT "payroll_general_setting_default_tax_regime_check" CHECK ("payroll_general_setting"."default_tax_regime" in ('OLD', 'NEW'));
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxCode', 'TaxDeduction', 'TaxRegimeChoice', 'TaxReliefClaim', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxCode', 'TaxDeduction', 'TaxRegimeChoice', 'TaxReliefClaim', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "fbp_declaration_tenant" ON "fbp_declaration" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "fbp_declaration_line_tenant" ON "fbp_declaration_line" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "nps_declaration_tenant" ON "nps_declaration" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "tax_relief_claim_tenant" ON "tax_relief_claim" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "tax_relief_proof_tenant" ON "tax_relief_proof" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "fbp_declaration_setting_tenant" ON "fbp_declaration_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "fbp_declaration_unlock_tenant" ON "fbp_declaration_unlock" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "nps_declaration_setting_tenant" ON "nps_declaration_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "nps_declaration_unlock_tenant" ON "nps_declaration_unlock" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "tax_deduction_tenant" ON "tax_deduction" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "tax_regime_choice_tenant" ON "tax_regime_choice" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
