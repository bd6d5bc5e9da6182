CREATE TABLE "adhoc_allowance" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"title" text NOT NULL,
	"display_name" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"calculation_type" text DEFAULT 'FIXED_AMOUNT' NOT NULL,
	"amount" numeric(19, 4),
	"custom_formula" text,
	"override_at_employee_level" boolean DEFAULT false NOT NULL,
	"tax_inclusion" boolean DEFAULT true NOT NULL,
	"default_payout_from" text DEFAULT 'PAYROLL_MONTH' NOT NULL,
	"payoutmonths" text[],
	"auto_approval" boolean DEFAULT false NOT NULL,
	"benefits_association" text[],
	"commitment_period" boolean DEFAULT false NOT NULL,
	"commitment_period_months" integer,
	"clawback_configuration" text,
	"clawback_amount" numeric(19, 4),
	"clawback_formula" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"title_folded" text GENERATED ALWAYS AS (fold("title")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("title", '') || coalesce(' ' || "display_name", ''))) STORED,
	CONSTRAINT "adhoc_allowance_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "adhoc_allowance_title_key" UNIQUE("org_code","title_folded"),
	CONSTRAINT "adhoc_allowance_status_check" CHECK ("adhoc_allowance"."status" in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "adhoc_allowance_calculation_type_check" CHECK ("adhoc_allowance"."calculation_type" in ('FIXED_AMOUNT', 'CUSTOM_FORMULA')),
	CONSTRAINT "adhoc_allowance_default_payout_from_check" CHECK ("adhoc_allowance"."default_payout_from" in ('PAYROLL_MONTH', 'DATE_OF_JOINING', 'CONFIRMATION_DATE')),
	CONSTRAINT "adhoc_allowance_payoutmonths_check" CHECK ("adhoc_allowance"."payoutmonths" <@ array['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE', 'JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER']),
	CONSTRAINT "adhoc_allowance_benefits_association_check" CHECK ("adhoc_allowance"."benefits_association" <@ array['PROVIDENT_FUND', 'INSURANCE', 'NPS', 'GRATUITY', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND']),
	CONSTRAINT "adhoc_allowance_clawback_configuration_check" CHECK ("adhoc_allowance"."clawback_configuration" in ('FULL_AMOUNT', 'PRORATED', 'FIXED_AMOUNT', 'CUSTOM_FORMULA'))
);

--> statement-breakpoint
ALTER TABLE "adhoc_allowance" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "payroll_general_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Payroll general settings' NOT NULL,
	"country" text DEFAULT 'IN' NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"fiscal_year_start" text DEFAULT 'APRIL' NOT NULL,
	"enable_salary_template" boolean DEFAULT true NOT NULL,
	"slab_wise_pf" boolean DEFAULT false NOT NULL,
	"slab_wise_nps" boolean DEFAULT false NOT NULL,
	"round_off" text DEFAULT 'NEAREST' NOT NULL,
	"round_off_to" numeric(19, 4) DEFAULT '1' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "payroll_general_setting_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "payroll_general_setting_fiscal_year_start_check" CHECK ("payroll_general_setting"."fiscal_year_start" in ('JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE', 'JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER')),
	CONSTRAINT "payroll_general_setting_round_off_check" CHECK ("payroll_general_setting"."round_off" in ('NEAREST', 'UP', 'DOWN', 'NONE'))
);

--> statement-breakpoint
ALTER TABLE "payroll_general_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "salary_component" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"type" text DEFAULT 'EARNING' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"description" text,
	"basis" text DEFAULT 'FIXED_AMOUNT' NOT NULL,
	"calculation_type" text DEFAULT 'MONTHLY' NOT NULL,
	"amount" numeric(19, 4),
	"percentage" numeric(9, 4),
	"percent_of_id" bigint,
	"custom_formula" text,
	"period" text DEFAULT 'MONTHLY' NOT NULL,
	"as_is_payment" boolean DEFAULT false NOT NULL,
	"grace_period" integer,
	"work_flow" text,
	"tax_inclusion" boolean DEFAULT true NOT NULL,
	"perks" boolean DEFAULT false NOT NULL,
	"exempt_under" text[],
	"fbp_component" boolean DEFAULT false NOT NULL,
	"max_limit" numeric(19, 4),
	"restrict_employee_from_overriding_fbpamount" boolean DEFAULT false NOT NULL,
	"consider_for_epf" boolean DEFAULT false NOT NULL,
	"consider_for_provident_fund" boolean DEFAULT false NOT NULL,
	"consider_for_insurance" boolean DEFAULT false NOT NULL,
	"benefits_association" text[],
	"employee_share" numeric(9, 4),
	"employer_share" numeric(9, 4),
	"employee_share_amount" numeric(19, 4),
	"employer_share_amount" numeric(19, 4),
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "salary_component_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "salary_component_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "salary_component_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "salary_component_type_check" CHECK ("salary_component"."type" in ('EARNING', 'REIMBURSEMENT', 'BONUS', 'GROSS', 'FLEXIBLE_BENEFIT', 'RETIRAL')),
	CONSTRAINT "salary_component_status_check" CHECK ("salary_component"."status" in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "salary_component_basis_check" CHECK ("salary_component"."basis" in ('FIXED_AMOUNT', 'PERCENT_OF_CTC', 'PERCENT_OF_GROSS', 'PERCENT_OF_COMPONENT', 'CUSTOM_FORMULA', 'BALANCE')),
	CONSTRAINT "salary_component_calculation_type_check" CHECK ("salary_component"."calculation_type" in ('MONTHLY', 'ANNUALLY')),
	CONSTRAINT "salary_component_period_check" CHECK ("salary_component"."period" in ('MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'ANNUALLY')),
	CONSTRAINT "salary_component_exempt_under_check" CHECK ("salary_component"."exempt_under" <@ array['OLD', 'NEW']),
	CONSTRAINT "salary_component_benefits_association_check" CHECK ("salary_component"."benefits_association" <@ array['PROVIDENT_FUND', 'INSURANCE', 'NPS', 'GRATUITY', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND'])
);

--> statement-breakpoint
ALTER TABLE "salary_component" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "salary_template" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"description" text,
	"annual_ctc" numeric(19, 4),
	"effective_from" date NOT NULL,
	"effective_to" date,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "salary_template_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "salary_template_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "salary_template_status_check" CHECK ("salary_template"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "salary_template" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "salary_template_allowance" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"component_id" bigint NOT NULL,
	"percentage" numeric(9, 4),
	"amount" numeric(19, 4),
	"salary_template_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "salary_template_allowance_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "salary_template_allowance" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "salary_template_gross" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"component_id" bigint NOT NULL,
	"salary_template_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "salary_template_gross_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "salary_template_gross" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "salary_template_retiral" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"component_id" bigint NOT NULL,
	"employee_share" numeric(9, 4),
	"employer_share" numeric(9, 4),
	"salary_template_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "salary_template_retiral_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "salary_template_retiral" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "salary_component" ADD CONSTRAINT "salary_component_percent_of_id_fk" FOREIGN KEY ("org_code","percent_of_id") REFERENCES "public"."salary_component"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "salary_template_allowance" ADD CONSTRAINT "salary_template_allowance_salary_template_id_fk" FOREIGN KEY ("org_code","salary_template_id") REFERENCES "public"."salary_template"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "salary_template_allowance" ADD CONSTRAINT "salary_template_allowance_component_id_fk" FOREIGN KEY ("org_code","component_id") REFERENCES "public"."salary_component"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "salary_template_gross" ADD CONSTRAINT "salary_template_gross_salary_template_id_fk" FOREIGN KEY ("org_code","salary_template_id") REFERENCES "public"."salary_template"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "salary_template_gross" ADD CONSTRAINT "salary_template_gross_component_id_fk" FOREIGN KEY ("org_code","component_id") REFERENCES "public"."salary_component"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "salary_template_retiral" ADD CONSTRAINT "salary_template_retiral_salary_template_id_fk" FOREIGN KEY ("org_code","salary_template_id") REFERENCES "public"."salary_template"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "salary_template_retiral" ADD CONSTRAINT "salary_template_retiral_component_id_fk" FOREIGN KEY ("org_code","component_id") REFERENCES "public"."salary_component"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "adhoc_allowance_title_idx" ON "adhoc_allowance" USING btree ("org_code","title_folded","id");
--> statement-breakpoint
CREATE INDEX "adhoc_allowance_status_idx" ON "adhoc_allowance" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "adhoc_allowance_calculation_type_idx" ON "adhoc_allowance" USING btree ("org_code","calculation_type","id");
--> statement-breakpoint
CREATE INDEX "adhoc_allowance_tax_inclusion_idx" ON "adhoc_allowance" USING btree ("org_code","tax_inclusion","id");
--> statement-breakpoint
CREATE INDEX "adhoc_allowance_commitment_period_idx" ON "adhoc_allowance" USING btree ("org_code","commitment_period","id");
--> statement-breakpoint
CREATE INDEX "adhoc_allowance_clawback_configuration_idx" ON "adhoc_allowance" USING btree ("org_code","clawback_configuration","id");
--> statement-breakpoint
CREATE INDEX "adhoc_allowance_search_idx" ON "adhoc_allowance" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "salary_component_name_idx" ON "salary_component" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "salary_component_code_idx" ON "salary_component" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "salary_component_type_idx" ON "salary_component" USING btree ("org_code","type","id");
--> statement-breakpoint
CREATE INDEX "salary_component_status_idx" ON "salary_component" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "salary_component_basis_idx" ON "salary_component" USING btree ("org_code","basis","id");
--> statement-breakpoint
CREATE INDEX "salary_component_calculation_type_idx" ON "salary_component" USING btree ("org_code","calculation_type","id");
--> statement-breakpoint
CREATE INDEX "salary_component_percent_of_id_idx" ON "salary_component" USING btree ("org_code","percent_of_id","id");
--> statement-breakpoint
CREATE INDEX "salary_component_period_idx" ON "salary_component" USING btree ("org_code","period","id");
--> statement-breakpoint
CREATE INDEX "salary_component_tax_inclusion_idx" ON "salary_component" USING btree ("org_code","tax_inclusion","id");
--> statement-breakpoint
CREATE INDEX "salary_component_search_idx" ON "salary_component" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "salary_template_name_idx" ON "salary_template" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "salary_template_status_idx" ON "salary_template" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "salary_template_effective_from_idx" ON "salary_template" USING btree ("org_code","effective_from","id");
--> statement-breakpoint
CREATE INDEX "salary_template_effective_to_idx" ON "salary_template" USING btree ("org_code","effective_to","id");
--> statement-breakpoint
CREATE INDEX "salary_template_search_idx" ON "salary_template" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "salary_template_allowance_salary_template_id_idx" ON "salary_template_allowance" USING btree ("org_code","salary_template_id","position");
--> statement-breakpoint
CREATE INDEX "salary_template_allowance_component_id_idx" ON "salary_template_allowance" USING btree ("org_code","component_id","id");
--> statement-breakpoint
CREATE INDEX "salary_template_gross_salary_template_id_idx" ON "salary_template_gross" USING btree ("org_code","salary_template_id","position");
--> statement-breakpoint
CREATE INDEX "salary_template_gross_component_id_idx" ON "salary_template_gross" USING btree ("org_code","component_id","id");
--> statement-breakpoint
CREATE INDEX "salary_template_retiral_salary_template_id_idx" ON "salary_template_retiral" USING btree ("org_code","salary_template_id","position");
--> statement-breakpoint
CREATE INDEX "salary_template_retiral_component_id_idx" ON "salary_template_retiral" USING btree ("org_code","component_id","id");
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'Brand', 'BusinessUnit', 'CareerPage', 'CareerTrack', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'Grade', 'Holiday', 'Institution', 'InsuranceType', 'JobChange', 'JobLevel', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'OnDuty', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'Brand', 'BusinessUnit', 'CareerPage', 'CareerTrack', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'Grade', 'Holiday', 'Institution', 'InsuranceType', 'JobChange', 'JobLevel', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'OnDuty', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
CREATE POLICY "adhoc_allowance_tenant" ON "adhoc_allowance" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "payroll_general_setting_tenant" ON "payroll_general_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "salary_component_tenant" ON "salary_component" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "salary_template_tenant" ON "salary_template" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "salary_template_allowance_tenant" ON "salary_template_allowance" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "salary_template_gross_tenant" ON "salary_template_gross" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "salary_template_retiral_tenant" ON "salary_template_retiral" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
