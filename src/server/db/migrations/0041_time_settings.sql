CREATE TABLE "leave_closure" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"year" integer NOT NULL,
	"leave_type_id" bigint,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"note" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "leave_closure_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "leave_closure_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "leave_closure_status_check" CHECK ("leave_closure"."status" in ('DRAFT', 'CLOSED'))
);

--> statement-breakpoint
ALTER TABLE "leave_closure" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "leave_policy" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"leave_type_id" bigint NOT NULL,
	"coverage" text DEFAULT 'ORGANIZATION' NOT NULL,
	"custom_group_id" bigint,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"days_per_year" numeric(19, 4) DEFAULT '12' NOT NULL,
	"accrual" text DEFAULT 'YEARLY' NOT NULL,
	"prorated" boolean DEFAULT true NOT NULL,
	"limited_to_balance" boolean DEFAULT true NOT NULL,
	"eligible_after_days" integer DEFAULT 0 NOT NULL,
	"after_confirmation" boolean DEFAULT false NOT NULL,
	"notice_days" integer DEFAULT 0 NOT NULL,
	"maximum_days_per_request" numeric(19, 4),
	"carry_over" text DEFAULT 'NONE' NOT NULL,
	"carry_over_limit_days" numeric(19, 4),
	"encashment" boolean DEFAULT false NOT NULL,
	"encashment_limit_days" numeric(19, 4),
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "leave_policy_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "leave_policy_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "leave_policy_coverage_check" CHECK ("leave_policy"."coverage" in ('ORGANIZATION', 'CUSTOM_GROUP')),
	CONSTRAINT "leave_policy_status_check" CHECK ("leave_policy"."status" in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "leave_policy_accrual_check" CHECK ("leave_policy"."accrual" in ('YEARLY', 'MONTHLY', 'QUARTERLY')),
	CONSTRAINT "leave_policy_carry_over_check" CHECK ("leave_policy"."carry_over" in ('NONE', 'LIMITED', 'ALL'))
);

--> statement-breakpoint
ALTER TABLE "leave_policy" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "on_duty" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"place" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"reason_folded" text GENERATED ALWAYS AS (fold("reason")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("place", '') || coalesce(' ' || "reason", ''))) STORED,
	CONSTRAINT "on_duty_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "on_duty_status_check" CHECK ("on_duty"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "on_duty" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "lop_recovery_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'LOP recovery' NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"past_cycles" integer DEFAULT 2 NOT NULL,
	"maximum_days_per_cycle" integer,
	"closes_days_before_pay" integer DEFAULT 3 NOT NULL,
	"reason_required" boolean DEFAULT true NOT NULL,
	"approval_required" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "lop_recovery_setting_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "lop_recovery_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "overtime_configuration" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"coverage" text DEFAULT 'ORGANIZATION' NOT NULL,
	"custom_group_id" bigint,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"salary_type" text DEFAULT 'MONTHLY' NOT NULL,
	"overtime_on" text DEFAULT 'BASIC_PAY' NOT NULL,
	"wage_index" numeric(19, 4) DEFAULT '1' NOT NULL,
	"special_work_days" text[],
	"overtime_type" text DEFAULT 'NO_SLAB' NOT NULL,
	"amount" numeric(19, 4),
	"rate_normal" numeric(19, 4) DEFAULT '1.25',
	"rate_rest" numeric(19, 4) DEFAULT '1.3',
	"rate_special_non_working_holiday" numeric(19, 4) DEFAULT '1.3',
	"rate_regular_holiday" numeric(19, 4) DEFAULT '2',
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "overtime_configuration_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "overtime_configuration_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "overtime_configuration_coverage_check" CHECK ("overtime_configuration"."coverage" in ('ORGANIZATION', 'CUSTOM_GROUP')),
	CONSTRAINT "overtime_configuration_status_check" CHECK ("overtime_configuration"."status" in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "overtime_configuration_salary_type_check" CHECK ("overtime_configuration"."salary_type" in ('MONTHLY', 'DAILY', 'HOURLY')),
	CONSTRAINT "overtime_configuration_overtime_on_check" CHECK ("overtime_configuration"."overtime_on" in ('BASIC_PAY', 'GROSS_PAY')),
	CONSTRAINT "overtime_configuration_special_work_days_check" CHECK ("overtime_configuration"."special_work_days" <@ array['NORMAL', 'REST', 'SPECIAL_NON_WORKING_HOLIDAY', 'REGULAR_HOLIDAY']),
	CONSTRAINT "overtime_configuration_overtime_type_check" CHECK ("overtime_configuration"."overtime_type" in ('FIXED_RATE', 'NO_SLAB', 'SLAB'))
);

--> statement-breakpoint
ALTER TABLE "overtime_configuration" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "overtime_slab" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"from_hours" numeric(9, 4) NOT NULL,
	"to_hours" numeric(9, 4),
	"rate" numeric(19, 4) NOT NULL,
	"overtime_configuration_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "overtime_slab_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "overtime_slab" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "pre_approval_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'WORK_FROM_HOME' NOT NULL,
	"coverage" text DEFAULT 'ORGANIZATION' NOT NULL,
	"custom_group_id" bigint,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"notice_days" integer DEFAULT 0 NOT NULL,
	"maximum_days_per_request" integer,
	"maximum_days_per_month" integer,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "pre_approval_setting_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "pre_approval_setting_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "pre_approval_setting_kind_check" CHECK ("pre_approval_setting"."kind" in ('WORK_FROM_HOME', 'ON_DUTY', 'OVERTIME', 'WORK_ON_DAY_OFF')),
	CONSTRAINT "pre_approval_setting_coverage_check" CHECK ("pre_approval_setting"."coverage" in ('ORGANIZATION', 'CUSTOM_GROUP')),
	CONSTRAINT "pre_approval_setting_status_check" CHECK ("pre_approval_setting"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "pre_approval_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "roster_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Roster' NOT NULL,
	"week_begins" text DEFAULT 'MONDAY' NOT NULL,
	"publish_days_ahead" integer DEFAULT 7 NOT NULL,
	"minimum_rest_hours" numeric(9, 4) DEFAULT '11' NOT NULL,
	"maximum_consecutive_days" integer DEFAULT 6 NOT NULL,
	"maximum_hours_per_week" numeric(9, 4) DEFAULT '48' NOT NULL,
	"swap_allowed" boolean DEFAULT true NOT NULL,
	"swap_needs_approval" boolean DEFAULT true NOT NULL,
	"swap_notice_hours" integer DEFAULT 24 NOT NULL,
	"swap_within_designation" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "roster_setting_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "roster_setting_week_begins_check" CHECK ("roster_setting"."week_begins" in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'))
);

--> statement-breakpoint
ALTER TABLE "roster_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "special_wage" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"coverage" text DEFAULT 'ORGANIZATION' NOT NULL,
	"custom_group_id" bigint,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"work_day" text DEFAULT 'REST' NOT NULL,
	"salary_type" text DEFAULT 'MONTHLY' NOT NULL,
	"from_time" time(0),
	"to_time" time(0),
	"premium" numeric(9, 4) DEFAULT '30' NOT NULL,
	"description" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "special_wage_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "special_wage_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "special_wage_coverage_check" CHECK ("special_wage"."coverage" in ('ORGANIZATION', 'CUSTOM_GROUP')),
	CONSTRAINT "special_wage_status_check" CHECK ("special_wage"."status" in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "special_wage_work_day_check" CHECK ("special_wage"."work_day" in ('NORMAL', 'REST', 'SPECIAL_NON_WORKING_HOLIDAY', 'REGULAR_HOLIDAY')),
	CONSTRAINT "special_wage_salary_type_check" CHECK ("special_wage"."salary_type" in ('MONTHLY', 'DAILY', 'HOURLY'))
);

--> statement-breakpoint
ALTER TABLE "special_wage" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "time_off_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Time off' NOT NULL,
	"short_time_off_enabled" boolean DEFAULT true NOT NULL,
	"short_time_off_maximum_minutes" integer DEFAULT 240 NOT NULL,
	"short_time_off_per_month" integer DEFAULT 4 NOT NULL,
	"on_duty_enabled" boolean DEFAULT true NOT NULL,
	"on_duty_maximum_days" integer DEFAULT 30 NOT NULL,
	"on_duty_past_days" integer DEFAULT 7 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "time_off_setting_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "time_off_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "comp_off" ALTER COLUMN "reason" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "comp_off" ADD COLUMN "document" text;
--> statement-breakpoint
ALTER TABLE "leave_balance" ADD COLUMN "encashed_days" numeric(19, 4) DEFAULT '0' NOT NULL;
--> statement-breakpoint
ALTER TABLE "leave_balance" ADD COLUMN "lapsed_days" numeric(19, 4) DEFAULT '0' NOT NULL;
--> statement-breakpoint
ALTER TABLE "leave_closure" ADD CONSTRAINT "leave_closure_leave_type_id_fk" FOREIGN KEY ("org_code","leave_type_id") REFERENCES "public"."leave_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leave_policy" ADD CONSTRAINT "leave_policy_leave_type_id_fk" FOREIGN KEY ("org_code","leave_type_id") REFERENCES "public"."leave_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leave_policy" ADD CONSTRAINT "leave_policy_custom_group_id_fk" FOREIGN KEY ("org_code","custom_group_id") REFERENCES "public"."custom_employee_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "on_duty" ADD CONSTRAINT "on_duty_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "overtime_configuration" ADD CONSTRAINT "overtime_configuration_custom_group_id_fk" FOREIGN KEY ("org_code","custom_group_id") REFERENCES "public"."custom_employee_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "overtime_slab" ADD CONSTRAINT "overtime_slab_overtime_configuration_id_fk" FOREIGN KEY ("org_code","overtime_configuration_id") REFERENCES "public"."overtime_configuration"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pre_approval_setting" ADD CONSTRAINT "pre_approval_setting_custom_group_id_fk" FOREIGN KEY ("org_code","custom_group_id") REFERENCES "public"."custom_employee_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "special_wage" ADD CONSTRAINT "special_wage_custom_group_id_fk" FOREIGN KEY ("org_code","custom_group_id") REFERENCES "public"."custom_employee_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "leave_closure_name_idx" ON "leave_closure" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "leave_closure_year_idx" ON "leave_closure" USING btree ("org_code","year","id");
--> statement-breakpoint
CREATE INDEX "leave_closure_leave_type_id_idx" ON "leave_closure" USING btree ("org_code","leave_type_id","id");
--> statement-breakpoint
CREATE INDEX "leave_closure_status_idx" ON "leave_closure" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "leave_closure_search_idx" ON "leave_closure" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "leave_policy_name_idx" ON "leave_policy" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "leave_policy_leave_type_id_idx" ON "leave_policy" USING btree ("org_code","leave_type_id","id");
--> statement-breakpoint
CREATE INDEX "leave_policy_coverage_idx" ON "leave_policy" USING btree ("org_code","coverage","id");
--> statement-breakpoint
CREATE INDEX "leave_policy_custom_group_id_idx" ON "leave_policy" USING btree ("org_code","custom_group_id","id");
--> statement-breakpoint
CREATE INDEX "leave_policy_status_idx" ON "leave_policy" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "leave_policy_accrual_idx" ON "leave_policy" USING btree ("org_code","accrual","id");
--> statement-breakpoint
CREATE INDEX "leave_policy_carry_over_idx" ON "leave_policy" USING btree ("org_code","carry_over","id");
--> statement-breakpoint
CREATE INDEX "leave_policy_search_idx" ON "leave_policy" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "on_duty_employee_id_idx" ON "on_duty" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "on_duty_from_date_idx" ON "on_duty" USING btree ("org_code","from_date","id");
--> statement-breakpoint
CREATE INDEX "on_duty_to_date_idx" ON "on_duty" USING btree ("org_code","to_date","id");
--> statement-breakpoint
CREATE INDEX "on_duty_reason_idx" ON "on_duty" USING btree ("org_code","reason_folded","id");
--> statement-breakpoint
CREATE INDEX "on_duty_status_idx" ON "on_duty" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "on_duty_search_idx" ON "on_duty" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "overtime_configuration_name_idx" ON "overtime_configuration" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "overtime_configuration_coverage_idx" ON "overtime_configuration" USING btree ("org_code","coverage","id");
--> statement-breakpoint
CREATE INDEX "overtime_configuration_custom_group_id_idx" ON "overtime_configuration" USING btree ("org_code","custom_group_id","id");
--> statement-breakpoint
CREATE INDEX "overtime_configuration_status_idx" ON "overtime_configuration" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "overtime_configuration_salary_type_idx" ON "overtime_configuration" USING btree ("org_code","salary_type","id");
--> statement-breakpoint
CREATE INDEX "overtime_configuration_overtime_on_idx" ON "overtime_configuration" USING btree ("org_code","overtime_on","id");
--> statement-breakpoint
CREATE INDEX "overtime_configuration_overtime_type_idx" ON "overtime_configuration" USING btree ("org_code","overtime_type","id");
--> statement-breakpoint
CREATE INDEX "overtime_configuration_search_idx" ON "overtime_configuration" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "overtime_slab_overtime_configuration_id_idx" ON "overtime_slab" USING btree ("org_code","overtime_configuration_id","position");
--> statement-breakpoint
CREATE INDEX "pre_approval_setting_name_idx" ON "pre_approval_setting" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "pre_approval_setting_kind_idx" ON "pre_approval_setting" USING btree ("org_code","kind","id");
--> statement-breakpoint
CREATE INDEX "pre_approval_setting_coverage_idx" ON "pre_approval_setting" USING btree ("org_code","coverage","id");
--> statement-breakpoint
CREATE INDEX "pre_approval_setting_custom_group_id_idx" ON "pre_approval_setting" USING btree ("org_code","custom_group_id","id");
--> statement-breakpoint
CREATE INDEX "pre_approval_setting_status_idx" ON "pre_approval_setting" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "pre_approval_setting_search_idx" ON "pre_approval_setting" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "special_wage_name_idx" ON "special_wage" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "special_wage_coverage_idx" ON "special_wage" USING btree ("org_code","coverage","id");
--> statement-breakpoint
CREATE INDEX "special_wage_custom_group_id_idx" ON "special_wage" USING btree ("org_code","custom_group_id","id");
--> statement-breakpoint
CREATE INDEX "special_wage_status_idx" ON "special_wage" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "special_wage_work_day_idx" ON "special_wage" USING btree ("org_code","work_day","id");
--> statement-breakpoint
CREATE INDEX "special_wage_salary_type_idx" ON "special_wage" USING btree ("org_code","salary_type","id");
--> statement-breakpoint
CREATE INDEX "special_wage_search_idx" ON "special_wage" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'Announcement', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BusinessUnit', 'CareerTrack', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'Course', 'CustomEmployeeGroup', 'Department', 'Designation', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'Grade', 'Holiday', 'Institution', 'InsuranceType', 'JobChange', 'JobLevel', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LopRecoverySetting', 'OnDuty', 'Organisation', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PreApprovalSetting', 'Profession', 'Punch', 'Regularisation', 'Relationship', 'Religion', 'Role', 'RosterSetting', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
CREATE POLICY "leave_closure_tenant" ON "leave_closure" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "leave_policy_tenant" ON "leave_policy" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "on_duty_tenant" ON "on_duty" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "lop_recovery_setting_tenant" ON "lop_recovery_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "overtime_configuration_tenant" ON "overtime_configuration" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "overtime_slab_tenant" ON "overtime_slab" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "pre_approval_setting_tenant" ON "pre_approval_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "roster_setting_tenant" ON "roster_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "special_wage_tenant" ON "special_wage" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "time_off_setting_tenant" ON "time_off_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
