CREATE TABLE "air_ticket_claim" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"kind" text DEFAULT 'REIMBURSEMENT' NOT NULL,
	"purpose" text NOT NULL,
	"travel_on" date NOT NULL,
	"return_on" date,
	"for_self" boolean DEFAULT true NOT NULL,
	"spent" numeric(19, 4),
	"claimed_on" date NOT NULL,
	"amount" numeric(19, 4),
	"tickets" integer,
	"cycle_from" date,
	"cycle_until" date,
	"currency" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"approval" jsonb,
	"settled_on" date,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"purpose_folded" text GENERATED ALWAYS AS (fold("purpose")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("purpose", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "air_ticket_claim_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "air_ticket_claim_kind_check" CHECK ("air_ticket_claim"."kind" in ('REIMBURSEMENT', 'BOOKING', 'ENCASHMENT')),
	CONSTRAINT "air_ticket_claim_status_check" CHECK ("air_ticket_claim"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "air_ticket_claim" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "air_ticket_receipt" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"file" text NOT NULL,
	"description" text,
	"air_ticket_claim_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "air_ticket_receipt_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "air_ticket_receipt" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "air_ticket_traveller" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"family_member_id" bigint NOT NULL,
	"air_ticket_claim_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "air_ticket_traveller_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "air_ticket_traveller" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "air_ticket_fare" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"sector_id" bigint NOT NULL,
	"ticket_class" text DEFAULT 'ECONOMY' NOT NULL,
	"valid_from" date NOT NULL,
	"adult" numeric(19, 4) NOT NULL,
	"child" numeric(19, 4),
	"infant" numeric(19, 4),
	"source" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("source", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "air_ticket_fare_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "air_ticket_fare_sector_id_ticket_class_valid_from_key" UNIQUE("org_code","sector_id","ticket_class","valid_from"),
	CONSTRAINT "air_ticket_fare_ticket_class_check" CHECK ("air_ticket_fare"."ticket_class" in ('ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'))
);

--> statement-breakpoint
ALTER TABLE "air_ticket_fare" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "air_ticket_home" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"sector_id" bigint NOT NULL,
	"note" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("note", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "air_ticket_home_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "air_ticket_home_employee_id_key" UNIQUE("org_code","employee_id")
);

--> statement-breakpoint
ALTER TABLE "air_ticket_home" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "air_ticket_kin" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"relationship_id" bigint NOT NULL,
	"kin" text NOT NULL,
	"air_ticket_policy_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "air_ticket_kin_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "air_ticket_kin_kin_check" CHECK ("air_ticket_kin"."kin" in ('SPOUSE', 'CHILD'))
);

--> statement-breakpoint
ALTER TABLE "air_ticket_kin" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "air_ticket_policy" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"coverage" text DEFAULT 'ORGANIZATION' NOT NULL,
	"custom_group_id" bigint,
	"effective_from" date NOT NULL,
	"effective_until" date,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"children_covered" integer DEFAULT 2 NOT NULL,
	"child_until_age" integer DEFAULT 18 NOT NULL,
	"cycle_months" integer DEFAULT 12 NOT NULL,
	"cycle_from" text DEFAULT 'JOINING' NOT NULL,
	"tickets" integer DEFAULT 1 NOT NULL,
	"eligible_after_months" integer DEFAULT 0 NOT NULL,
	"after_confirmation" boolean DEFAULT false NOT NULL,
	"in_advance" boolean DEFAULT true NOT NULL,
	"carry_cycles" integer DEFAULT 0 NOT NULL,
	"prorated_for_leavers" boolean DEFAULT true NOT NULL,
	"ticket_class" text DEFAULT 'ECONOMY' NOT NULL,
	"basis" text DEFAULT 'ACTUALS' NOT NULL,
	"adult_amount" numeric(19, 4),
	"child_amount" numeric(19, 4),
	"infant_amount" numeric(19, 4),
	"encashment" boolean DEFAULT false NOT NULL,
	"encashment_percent" numeric(9, 4),
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "air_ticket_policy_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "air_ticket_policy_coverage_check" CHECK ("air_ticket_policy"."coverage" in ('ORGANIZATION', 'CUSTOM_GROUP')),
	CONSTRAINT "air_ticket_policy_status_check" CHECK ("air_ticket_policy"."status" in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "air_ticket_policy_cycle_from_check" CHECK ("air_ticket_policy"."cycle_from" in ('JOINING', 'CALENDAR_YEAR')),
	CONSTRAINT "air_ticket_policy_ticket_class_check" CHECK ("air_ticket_policy"."ticket_class" in ('ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST')),
	CONSTRAINT "air_ticket_policy_basis_check" CHECK ("air_ticket_policy"."basis" in ('FARE', 'ACTUALS'))
);

--> statement-breakpoint
ALTER TABLE "air_ticket_policy" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "air_ticket_sector" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"destination" text NOT NULL,
	"code" text NOT NULL,
	"country" text NOT NULL,
	"is_usual" boolean DEFAULT true NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"destination_folded" text GENERATED ALWAYS AS (fold("destination")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"country_folded" text GENERATED ALWAYS AS (fold("country")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("destination", '') || coalesce(' ' || "code", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "air_ticket_sector_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "air_ticket_sector_code_key" UNIQUE("org_code","code_folded")
);

--> statement-breakpoint
ALTER TABLE "air_ticket_sector" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "workflow" DROP CONSTRAINT "workflow_module_check";
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "air_ticket_claim" ADD CONSTRAINT "air_ticket_claim_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "air_ticket_receipt" ADD CONSTRAINT "air_ticket_receipt_air_ticket_claim_id_fk" FOREIGN KEY ("org_code","air_ticket_claim_id") REFERENCES "public"."air_ticket_claim"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "air_ticket_traveller" ADD CONSTRAINT "air_ticket_traveller_air_ticket_claim_id_fk" FOREIGN KEY ("org_code","air_ticket_claim_id") REFERENCES "public"."air_ticket_claim"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "air_ticket_traveller" ADD CONSTRAINT "air_ticket_traveller_family_member_id_fk" FOREIGN KEY ("org_code","family_member_id") REFERENCES "public"."family_member"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "air_ticket_fare" ADD CONSTRAINT "air_ticket_fare_sector_id_fk" FOREIGN KEY ("org_code","sector_id") REFERENCES "public"."air_ticket_sector"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "air_ticket_home" ADD CONSTRAINT "air_ticket_home_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "air_ticket_home" ADD CONSTRAINT "air_ticket_home_sector_id_fk" FOREIGN KEY ("org_code","sector_id") REFERENCES "public"."air_ticket_sector"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "air_ticket_kin" ADD CONSTRAINT "air_ticket_kin_air_ticket_policy_id_fk" FOREIGN KEY ("org_code","air_ticket_policy_id") REFERENCES "public"."air_ticket_policy"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "air_ticket_kin" ADD CONSTRAINT "air_ticket_kin_relationship_id_fk" FOREIGN KEY ("org_code","relationship_id") REFERENCES "public"."relationship"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "air_ticket_policy" ADD CONSTRAINT "air_ticket_policy_custom_group_id_fk" FOREIGN KEY ("org_code","custom_group_id") REFERENCES "public"."custom_employee_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "air_ticket_claim_employee_id_idx" ON "air_ticket_claim" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_claim_kind_idx" ON "air_ticket_claim" USING btree ("org_code","kind","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_claim_purpose_idx" ON "air_ticket_claim" USING btree ("org_code","purpose_folded","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_claim_travel_on_idx" ON "air_ticket_claim" USING btree ("org_code","travel_on","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_claim_claimed_on_idx" ON "air_ticket_claim" USING btree ("org_code","claimed_on","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_claim_amount_idx" ON "air_ticket_claim" USING btree ("org_code","amount","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_claim_cycle_from_idx" ON "air_ticket_claim" USING btree ("org_code","cycle_from","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_claim_status_idx" ON "air_ticket_claim" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_claim_settled_on_idx" ON "air_ticket_claim" USING btree ("org_code","settled_on","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_claim_search_idx" ON "air_ticket_claim" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "air_ticket_receipt_air_ticket_claim_id_idx" ON "air_ticket_receipt" USING btree ("org_code","air_ticket_claim_id","position");
--> statement-breakpoint
CREATE INDEX "air_ticket_traveller_air_ticket_claim_id_idx" ON "air_ticket_traveller" USING btree ("org_code","air_ticket_claim_id","position");
--> statement-breakpoint
CREATE INDEX "air_ticket_traveller_family_member_id_idx" ON "air_ticket_traveller" USING btree ("org_code","family_member_id","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_fare_sector_id_idx" ON "air_ticket_fare" USING btree ("org_code","sector_id","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_fare_ticket_class_idx" ON "air_ticket_fare" USING btree ("org_code","ticket_class","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_fare_valid_from_idx" ON "air_ticket_fare" USING btree ("org_code","valid_from","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_fare_search_idx" ON "air_ticket_fare" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "air_ticket_home_employee_id_idx" ON "air_ticket_home" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_home_sector_id_idx" ON "air_ticket_home" USING btree ("org_code","sector_id","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_home_search_idx" ON "air_ticket_home" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "air_ticket_kin_air_ticket_policy_id_idx" ON "air_ticket_kin" USING btree ("org_code","air_ticket_policy_id","position");
--> statement-breakpoint
CREATE INDEX "air_ticket_kin_relationship_id_idx" ON "air_ticket_kin" USING btree ("org_code","relationship_id","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_policy_name_idx" ON "air_ticket_policy" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_policy_coverage_idx" ON "air_ticket_policy" USING btree ("org_code","coverage","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_policy_custom_group_id_idx" ON "air_ticket_policy" USING btree ("org_code","custom_group_id","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_policy_effective_from_idx" ON "air_ticket_policy" USING btree ("org_code","effective_from","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_policy_effective_until_idx" ON "air_ticket_policy" USING btree ("org_code","effective_until","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_policy_status_idx" ON "air_ticket_policy" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_policy_ticket_class_idx" ON "air_ticket_policy" USING btree ("org_code","ticket_class","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_policy_basis_idx" ON "air_ticket_policy" USING btree ("org_code","basis","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_policy_search_idx" ON "air_ticket_policy" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "air_ticket_sector_destination_idx" ON "air_ticket_sector" USING btree ("org_code","destination_folded","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_sector_code_idx" ON "air_ticket_sector" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_sector_country_idx" ON "air_ticket_sector" USING btree ("org_code","country_folded","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_sector_is_usual_idx" ON "air_ticket_sector" USING btree ("org_code","is_usual","id");
--> statement-breakpoint
CREATE INDEX "air_ticket_sector_search_idx" ON "air_ticket_sector" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "workflow" ADD CONSTRAINT "workflow_module_check" CHECK ("workflow"."module" in ('LEAVE', 'SHORT_TIME_OFF', 'COMPENSATORY_OFF', 'WORK_FROM_HOME', 'ON_DUTY', 'REGULARISATION', 'EXIT', 'TRAVEL', 'CLAIM', 'TIMESHEET', 'LOP_RECOVERY', 'ONE_TIME_EARNING', 'TAX_RELIEF', 'AIR_TICKET', 'JOB_REQUISITION'));
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "air_ticket_claim_tenant" ON "air_ticket_claim" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "air_ticket_receipt_tenant" ON "air_ticket_receipt" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "air_ticket_traveller_tenant" ON "air_ticket_traveller" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "air_ticket_fare_tenant" ON "air_ticket_fare" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "air_ticket_home_tenant" ON "air_ticket_home" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "air_ticket_kin_tenant" ON "air_ticket_kin" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "air_ticket_policy_tenant" ON "air_ticket_policy" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "air_ticket_sector_tenant" ON "air_ticket_sector" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
