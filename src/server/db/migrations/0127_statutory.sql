CREATE TABLE "gratuity_rule" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"country" text DEFAULT 'IN' NOT NULL,
	"effective_from" date NOT NULL,
	"law" text NOT NULL,
	"part_of_gratuity_act" boolean DEFAULT true NOT NULL,
	"minimum_tenure" integer DEFAULT 5 NOT NULL,
	"working_days_per_month" integer DEFAULT 26 NOT NULL,
	"salary_days_government" integer DEFAULT 15 NOT NULL,
	"salary_days_organization" integer DEFAULT 15 NOT NULL,
	"tax_exemption_limit" numeric(19, 4) DEFAULT '2000000' NOT NULL,
	"maximum_amount" numeric(19, 4),
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
	CONSTRAINT "gratuity_rule_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "gratuity_rule_country_effective_from_key" UNIQUE("org_code","country_folded","effective_from")
);

--> statement-breakpoint
ALTER TABLE "gratuity_rule" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "insurance_member" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"status" text DEFAULT 'MEMBER' NOT NULL,
	"insurance_number" text,
	"member_from" date NOT NULL,
	"member_until" date,
	"dispensary" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"insurance_number_folded" text GENERATED ALWAYS AS (fold("insurance_number")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("insurance_number", '') || coalesce(' ' || "dispensary", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "insurance_member_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "insurance_member_employee_id_key" UNIQUE("org_code","employee_id"),
	CONSTRAINT "insurance_member_insurance_number_key" UNIQUE("org_code","insurance_number_folded"),
	CONSTRAINT "insurance_member_status_check" CHECK ("insurance_member"."status" in ('MEMBER', 'OPTED_OUT'))
);

--> statement-breakpoint
ALTER TABLE "insurance_member" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "nps_member" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"status" text DEFAULT 'MEMBER' NOT NULL,
	"pran" text,
	"member_from" date NOT NULL,
	"member_until" date,
	"employee_share" numeric(9, 4),
	"employer_share" numeric(9, 4),
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"pran_folded" text GENERATED ALWAYS AS (fold("pran")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("pran", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "nps_member_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "nps_member_employee_id_key" UNIQUE("org_code","employee_id"),
	CONSTRAINT "nps_member_pran_key" UNIQUE("org_code","pran_folded"),
	CONSTRAINT "nps_member_status_check" CHECK ("nps_member"."status" in ('MEMBER', 'OPTED_OUT'))
);

--> statement-breakpoint
ALTER TABLE "nps_member" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "professional_tax_rule" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"country" text DEFAULT 'IN' NOT NULL,
	"state" text NOT NULL,
	"city" text,
	"period" text DEFAULT 'MONTHLY' NOT NULL,
	"deducted_in" text[],
	"special_month" text,
	"effective_from" date NOT NULL,
	"effective_to" date,
	"law" text NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"country_folded" text GENERATED ALWAYS AS (fold("country")) STORED,
	"state_folded" text GENERATED ALWAYS AS (fold("state")) STORED,
	"city_folded" text GENERATED ALWAYS AS (fold("city")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "state", '') || coalesce(' ' || "city", '') || coalesce(' ' || "law", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "professional_tax_rule_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "professional_tax_rule_country_state_city_effective_from_key" UNIQUE NULLS NOT DISTINCT("org_code","country_folded","state_folded","city_folded","effective_from"),
	CONSTRAINT "professional_tax_rule_period_check" CHECK ("professional_tax_rule"."period" in ('MONTHLY', 'HALF_YEARLY')),
	CONSTRAINT "professional_tax_rule_deducted_in_check" CHECK ("professional_tax_rule"."deducted_in" <@ array['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE', 'JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER']),
	CONSTRAINT "professional_tax_rule_special_month_check" CHECK ("professional_tax_rule"."special_month" in ('JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE', 'JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'))
);

--> statement-breakpoint
ALTER TABLE "professional_tax_rule" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "professional_tax_slab" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"wage_from" numeric(19, 4) NOT NULL,
	"amount" numeric(19, 4) NOT NULL,
	"special_amount" numeric(19, 4),
	"applies_to" text DEFAULT 'EVERYBODY' NOT NULL,
	"professional_tax_rule_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "professional_tax_slab_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "professional_tax_slab_applies_to_check" CHECK ("professional_tax_slab"."applies_to" in ('EVERYBODY', 'WOMEN'))
);

--> statement-breakpoint
ALTER TABLE "professional_tax_slab" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "provident_fund_member" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"status" text DEFAULT 'MEMBER' NOT NULL,
	"uan" text,
	"member_id" text,
	"member_from" date NOT NULL,
	"member_until" date,
	"contribution_wage" text,
	"voluntary_percent" numeric(9, 4),
	"is_pension_member" boolean DEFAULT true NOT NULL,
	"pension_on_full_wage" boolean DEFAULT false NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"uan_folded" text GENERATED ALWAYS AS (fold("uan")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("uan", '') || coalesce(' ' || "member_id", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "provident_fund_member_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "provident_fund_member_employee_id_key" UNIQUE("org_code","employee_id"),
	CONSTRAINT "provident_fund_member_uan_key" UNIQUE("org_code","uan_folded"),
	CONSTRAINT "provident_fund_member_status_check" CHECK ("provident_fund_member"."status" in ('MEMBER', 'OPTED_OUT')),
	CONSTRAINT "provident_fund_member_contribution_wage_check" CHECK ("provident_fund_member"."contribution_wage" in ('CEILING', 'FULL_WAGE'))
);

--> statement-breakpoint
ALTER TABLE "provident_fund_member" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "statutory_rate" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"scheme" text DEFAULT 'PROVIDENT_FUND' NOT NULL,
	"part" text DEFAULT 'EMPLOYEE' NOT NULL,
	"country" text DEFAULT 'IN' NOT NULL,
	"percentage" numeric(9, 4) NOT NULL,
	"wage_ceiling" numeric(19, 4),
	"coverage_limit" numeric(19, 4),
	"exempt_daily_wage" numeric(19, 4),
	"wage_from" numeric(19, 4) DEFAULT '0' NOT NULL,
	"effective_from" date NOT NULL,
	"effective_to" date,
	"law" text NOT NULL,
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
	CONSTRAINT "statutory_rate_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "statutory_rate_country_scheme_part_wage_from_effective_from_key" UNIQUE("org_code","country_folded","scheme","part","wage_from","effective_from"),
	CONSTRAINT "statutory_rate_scheme_check" CHECK ("statutory_rate"."scheme" in ('PROVIDENT_FUND', 'STATE_INSURANCE', 'NPS', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND')),
	CONSTRAINT "statutory_rate_part_check" CHECK ("statutory_rate"."part" in ('EMPLOYEE', 'EMPLOYER', 'PENSION', 'DEPOSIT_INSURANCE', 'ADMINISTRATION', 'TAX_FREE_OLD_REGIME', 'TAX_FREE_NEW_REGIME'))
);

--> statement-breakpoint
ALTER TABLE "statutory_rate" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "statutory_registration" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"scheme" text DEFAULT 'PROVIDENT_FUND' NOT NULL,
	"number" text NOT NULL,
	"office" text,
	"state" text,
	"custom_group_id" bigint,
	"contribution_wage" text DEFAULT 'CEILING' NOT NULL,
	"voluntary_allowed" boolean DEFAULT true NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"number_folded" text GENERATED ALWAYS AS (fold("number")) STORED,
	"state_folded" text GENERATED ALWAYS AS (fold("state")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("number", '') || coalesce(' ' || "office", '') || coalesce(' ' || "state", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "statutory_registration_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "statutory_registration_scheme_number_key" UNIQUE("org_code","scheme","number_folded"),
	CONSTRAINT "statutory_registration_scheme_check" CHECK ("statutory_registration"."scheme" in ('PROVIDENT_FUND', 'STATE_INSURANCE', 'NPS', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND')),
	CONSTRAINT "statutory_registration_contribution_wage_check" CHECK ("statutory_registration"."contribution_wage" in ('CEILING', 'FULL_WAGE'))
);

--> statement-breakpoint
ALTER TABLE "statutory_registration" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "welfare_fund_rule" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"country" text DEFAULT 'IN' NOT NULL,
	"state" text NOT NULL,
	"employee_amount" numeric(19, 4) NOT NULL,
	"employer_amount" numeric(19, 4) NOT NULL,
	"wage_from" numeric(19, 4) DEFAULT '0' NOT NULL,
	"wage_limit" numeric(19, 4),
	"deducted_in" text[],
	"effective_from" date NOT NULL,
	"effective_to" date,
	"law" text NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"country_folded" text GENERATED ALWAYS AS (fold("country")) STORED,
	"state_folded" text GENERATED ALWAYS AS (fold("state")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "state", '') || coalesce(' ' || "law", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "welfare_fund_rule_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "welfare_fund_rule_country_state_wage_from_effective_from_key" UNIQUE("org_code","country_folded","state_folded","wage_from","effective_from"),
	CONSTRAINT "welfare_fund_rule_deducted_in_check" CHECK ("welfare_fund_rule"."deducted_in" <@ array['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE', 'JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'])
);

--> statement-breakpoint
ALTER TABLE "welfare_fund_rule" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "insurance_member" ADD CONSTRAINT "insurance_member_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "nps_member" ADD CONSTRAINT "nps_member_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "professional_tax_slab" ADD CONSTRAINT "professional_tax_slab_professional_tax_rule_id_fk" FOREIGN KEY ("org_code","professional_tax_rule_id") REFERENCES "public"."professional_tax_rule"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provident_fund_member" ADD CONSTRAINT "provident_fund_member_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statutory_registration" ADD CONSTRAINT "statutory_registration_custom_group_id_fk" FOREIGN KEY ("org_code","custom_group_id") REFERENCES "public"."custom_employee_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "gratuity_rule_name_idx" ON "gratuity_rule" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "gratuity_rule_country_idx" ON "gratuity_rule" USING btree ("org_code","country_folded","id");
--> statement-breakpoint
CREATE INDEX "gratuity_rule_effective_from_idx" ON "gratuity_rule" USING btree ("org_code","effective_from","id");
--> statement-breakpoint
CREATE INDEX "gratuity_rule_part_of_gratuity_act_idx" ON "gratuity_rule" USING btree ("org_code","part_of_gratuity_act","id");
--> statement-breakpoint
CREATE INDEX "gratuity_rule_search_idx" ON "gratuity_rule" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "insurance_member_employee_id_idx" ON "insurance_member" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "insurance_member_status_idx" ON "insurance_member" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "insurance_member_insurance_number_idx" ON "insurance_member" USING btree ("org_code","insurance_number_folded","id");
--> statement-breakpoint
CREATE INDEX "insurance_member_member_from_idx" ON "insurance_member" USING btree ("org_code","member_from","id");
--> statement-breakpoint
CREATE INDEX "insurance_member_member_until_idx" ON "insurance_member" USING btree ("org_code","member_until","id");
--> statement-breakpoint
CREATE INDEX "insurance_member_search_idx" ON "insurance_member" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "nps_member_employee_id_idx" ON "nps_member" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "nps_member_status_idx" ON "nps_member" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "nps_member_pran_idx" ON "nps_member" USING btree ("org_code","pran_folded","id");
--> statement-breakpoint
CREATE INDEX "nps_member_member_from_idx" ON "nps_member" USING btree ("org_code","member_from","id");
--> statement-breakpoint
CREATE INDEX "nps_member_member_until_idx" ON "nps_member" USING btree ("org_code","member_until","id");
--> statement-breakpoint
CREATE INDEX "nps_member_search_idx" ON "nps_member" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "professional_tax_rule_name_idx" ON "professional_tax_rule" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "professional_tax_rule_country_idx" ON "professional_tax_rule" USING btree ("org_code","country_folded","id");
--> statement-breakpoint
CREATE INDEX "professional_tax_rule_state_idx" ON "professional_tax_rule" USING btree ("org_code","state_folded","id");
--> statement-breakpoint
CREATE INDEX "professional_tax_rule_city_idx" ON "professional_tax_rule" USING btree ("org_code","city_folded","id");
--> statement-breakpoint
CREATE INDEX "professional_tax_rule_period_idx" ON "professional_tax_rule" USING btree ("org_code","period","id");
--> statement-breakpoint
CREATE INDEX "professional_tax_rule_effective_from_idx" ON "professional_tax_rule" USING btree ("org_code","effective_from","id");
--> statement-breakpoint
CREATE INDEX "professional_tax_rule_effective_to_idx" ON "professional_tax_rule" USING btree ("org_code","effective_to","id");
--> statement-breakpoint
CREATE INDEX "professional_tax_rule_search_idx" ON "professional_tax_rule" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "professional_tax_slab_professional_tax_rule_id_idx" ON "professional_tax_slab" USING btree ("org_code","professional_tax_rule_id","position");
--> statement-breakpoint
CREATE INDEX "provident_fund_member_employee_id_idx" ON "provident_fund_member" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "provident_fund_member_status_idx" ON "provident_fund_member" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "provident_fund_member_uan_idx" ON "provident_fund_member" USING btree ("org_code","uan_folded","id");
--> statement-breakpoint
CREATE INDEX "provident_fund_member_member_from_idx" ON "provident_fund_member" USING btree ("org_code","member_from","id");
--> statement-breakpoint
CREATE INDEX "provident_fund_member_member_until_idx" ON "provident_fund_member" USING btree ("org_code","member_until","id");
--> statement-breakpoint
CREATE INDEX "provident_fund_member_contribution_wage_idx" ON "provident_fund_member" USING btree ("org_code","contribution_wage","id");
--> statement-breakpoint
CREATE INDEX "provident_fund_member_is_pension_member_idx" ON "provident_fund_member" USING btree ("org_code","is_pension_member","id");
--> statement-breakpoint
CREATE INDEX "provident_fund_member_search_idx" ON "provident_fund_member" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "statutory_rate_name_idx" ON "statutory_rate" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "statutory_rate_scheme_idx" ON "statutory_rate" USING btree ("org_code","scheme","id");
--> statement-breakpoint
CREATE INDEX "statutory_rate_part_idx" ON "statutory_rate" USING btree ("org_code","part","id");
--> statement-breakpoint
CREATE INDEX "statutory_rate_country_idx" ON "statutory_rate" USING btree ("org_code","country_folded","id");
--> statement-breakpoint
CREATE INDEX "statutory_rate_effective_from_idx" ON "statutory_rate" USING btree ("org_code","effective_from","id");
--> statement-breakpoint
CREATE INDEX "statutory_rate_effective_to_idx" ON "statutory_rate" USING btree ("org_code","effective_to","id");
--> statement-breakpoint
CREATE INDEX "statutory_rate_search_idx" ON "statutory_rate" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "statutory_registration_scheme_idx" ON "statutory_registration" USING btree ("org_code","scheme","id");
--> statement-breakpoint
CREATE INDEX "statutory_registration_number_idx" ON "statutory_registration" USING btree ("org_code","number_folded","id");
--> statement-breakpoint
CREATE INDEX "statutory_registration_state_idx" ON "statutory_registration" USING btree ("org_code","state_folded","id");
--> statement-breakpoint
CREATE INDEX "statutory_registration_custom_group_id_idx" ON "statutory_registration" USING btree ("org_code","custom_group_id","id");
--> statement-breakpoint
CREATE INDEX "statutory_registration_contribution_wage_idx" ON "statutory_registration" USING btree ("org_code","contribution_wage","id");
--> statement-breakpoint
CREATE INDEX "statutory_registration_valid_from_idx" ON "statutory_registration" USING btree ("org_code","valid_from","id");
--> statement-breakpoint
CREATE INDEX "statutory_registration_valid_until_idx" ON "statutory_registration" USING btree ("org_code","valid_until","id");
--> statement-breakpoint
CREATE INDEX "statutory_registration_search_idx" ON "statutory_registration" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "welfare_fund_rule_name_idx" ON "welfare_fund_rule" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "welfare_fund_rule_country_idx" ON "welfare_fund_rule" USING btree ("org_code","country_folded","id");
--> statement-breakpoint
CREATE INDEX "welfare_fund_rule_state_idx" ON "welfare_fund_rule" USING btree ("org_code","state_folded","id");
--> statement-breakpoint
CREATE INDEX "welfare_fund_rule_effective_from_idx" ON "welfare_fund_rule" USING btree ("org_code","effective_from","id");
--> statement-breakpoint
CREATE INDEX "welfare_fund_rule_effective_to_idx" ON "welfare_fund_rule" USING btree ("org_code","effective_to","id");
--> statement-breakpoint
CREATE INDEX "welfare_fund_rule_search_idx" ON "welfare_fund_rule" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "gratuity_rule_tenant" ON "gratuity_rule" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "insurance_member_tenant" ON "insurance_member" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "nps_member_tenant" ON "nps_member" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "professional_tax_rule_tenant" ON "professional_tax_rule" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "professional_tax_slab_tenant" ON "professional_tax_slab" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "provident_fund_member_tenant" ON "provident_fund_member" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "statutory_rate_tenant" ON "statutory_rate" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "statutory_registration_tenant" ON "statutory_registration" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "welfare_fund_rule_tenant" ON "welfare_fund_rule" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
