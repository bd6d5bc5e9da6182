CREATE TABLE "business_unit" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"cost_center" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", '') || coalesce(' ' || "cost_center", ''))) STORED,
	CONSTRAINT "business_unit_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "business_unit_code_key" UNIQUE("org_code","code"),
	CONSTRAINT "business_unit_status_check" CHECK ("business_unit"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "business_unit" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "department" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"parent_id" bigint,
	"head_id" bigint,
	"location_id" bigint,
	"description" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "department_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "department_code_key" UNIQUE("org_code","code"),
	CONSTRAINT "department_status_check" CHECK ("department"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "department" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "designation" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"level_id" bigint NOT NULL,
	"grade_id" bigint NOT NULL,
	"description" text,
	"probation_days" integer DEFAULT 90 NOT NULL,
	"employee_confirmation" text DEFAULT 'MANUAL' NOT NULL,
	"notice_period_within_probation_days" integer DEFAULT 15 NOT NULL,
	"notice_period_after_probation_days" integer DEFAULT 30 NOT NULL,
	"notice_period_pay_by_employer" boolean DEFAULT false NOT NULL,
	"notice_period_pay_by_employee" boolean DEFAULT false NOT NULL,
	"attendance_enforced_payment" boolean DEFAULT false NOT NULL,
	"attendance_enforced_geo_location" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("code", '') || coalesce(' ' || "title", ''))) STORED,
	CONSTRAINT "designation_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "designation_code_title_key" UNIQUE("org_code","code","title"),
	CONSTRAINT "designation_employee_confirmation_check" CHECK ("designation"."employee_confirmation" in ('MANUAL', 'AUTOMATIC')),
	CONSTRAINT "designation_status_check" CHECK ("designation"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "designation" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "emergency_contact" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"relationship" text,
	"phone" text NOT NULL,
	"employee_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "emergency_contact_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "emergency_contact" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "employee" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text GENERATED ALWAYS AS (coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '')) STORED,
	"employee_number" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text,
	"photo" text,
	"date_of_birth" date,
	"gender" text,
	"marital_status" text,
	"email" text,
	"phone" text,
	"address" jsonb,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"designation_id" bigint NOT NULL,
	"department_id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"employee_type_id" bigint,
	"work_schedule_id" bigint,
	"business_unit_id" bigint,
	"manager_id" bigint,
	"date_of_join" date NOT NULL,
	"probation_date" date,
	"confirmation_date" date,
	"resignation_date" date,
	"is_recruiter" boolean DEFAULT false NOT NULL,
	"enable_work_place" boolean DEFAULT false NOT NULL,
	"minimum_wage" numeric(19, 4),
	"eligible_for_pf" boolean DEFAULT false NOT NULL,
	"eligible_for_pension" boolean DEFAULT false NOT NULL,
	"eligible_for_esi" boolean DEFAULT false NOT NULL,
	"eligible_for_insurance" boolean DEFAULT false NOT NULL,
	"eligible_for_nps" boolean DEFAULT false NOT NULL,
	"eligible_for_gratuity" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '') || coalesce(' ' || "employee_number", '') || coalesce(' ' || "email", ''))) STORED,
	CONSTRAINT "employee_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "employee_employee_number_key" UNIQUE("org_code","employee_number"),
	CONSTRAINT "employee_email_key" UNIQUE("org_code","email"),
	CONSTRAINT "employee_gender_check" CHECK ("employee"."gender" in ('FEMALE', 'MALE', 'NON_BINARY', 'NOT_STATED')),
	CONSTRAINT "employee_marital_status_check" CHECK ("employee"."marital_status" in ('SINGLE', 'MARRIED', 'DIVORCED', 'WIDOWED')),
	CONSTRAINT "employee_status_check" CHECK ("employee"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "employee" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "employee_type" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"eligible_for_benefits" boolean DEFAULT true NOT NULL,
	"description" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "employee_type_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "employee_type_code_key" UNIQUE("org_code","code"),
	CONSTRAINT "employee_type_status_check" CHECK ("employee_type"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "employee_type" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "grade" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"rank" integer,
	"minimum_pay" numeric(19, 4),
	"maximum_pay" numeric(19, 4),
	"currency" text,
	"description" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "grade_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "grade_code_key" UNIQUE("org_code","code"),
	CONSTRAINT "grade_name_key" UNIQUE("org_code","name"),
	CONSTRAINT "grade_status_check" CHECK ("grade"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "grade" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "job_level" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"grade_id" bigint,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "job_level_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "job_level_code_key" UNIQUE("org_code","code"),
	CONSTRAINT "job_level_status_check" CHECK ("job_level"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "job_level" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "location" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"currency" text,
	"time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL,
	"address" jsonb,
	"phone" text,
	"email" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "location_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "location_code_key" UNIQUE("org_code","code"),
	CONSTRAINT "location_status_check" CHECK ("location"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "location" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "role" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"description" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "role_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "role_code_key" UNIQUE("org_code","code"),
	CONSTRAINT "role_name_key" UNIQUE("org_code","name")
);

--> statement-breakpoint
ALTER TABLE "role" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "role_right" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"form" text NOT NULL,
	"view" boolean DEFAULT true NOT NULL,
	"add" boolean DEFAULT false NOT NULL,
	"update" boolean DEFAULT false NOT NULL,
	"delete" boolean DEFAULT false NOT NULL,
	"optional_choice" boolean DEFAULT false NOT NULL,
	"scope" text DEFAULT 'ALL' NOT NULL,
	"role_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "role_right_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "role_right_form_check" CHECK ("role_right"."form" in ('DASHBOARD', 'QUICK_MENU', 'APPROVAL_MANAGEMENT', 'DYNAMIC_FORM_BUILDER', 'WORKFLOW_BUILDER', 'AIR_TICKET_CLAIM', 'ONBOARDING_INDIVIDUALS', 'ONBOARDED_INDIVIDUALS', 'FORM_GENERATOR', 'JOB_POST', 'DOCUSIGN', 'DOCUSIGN_CONFIGURATION', 'PAYROLL_GENERAL_SETTINGS', 'SALARY_COMPONENTS', 'SALARY_TEMPLATE', 'JOB_BOARD_INTEGRATION', 'RECRUITMENT_INTEGRATION', 'COMP_OFF_SETTINGS', 'OVERTIME_SETTINGS', 'EMPLOYEE_NUMBER_SERIES', 'ATTENDANCE_CONFIGURATION', 'ROSTER_SETTINGS', 'PRE_APPROVALS_SETTINGS', 'ROLES', 'SPECIAL_WAGES', 'LOP_RECOVERY_SETTINGS', 'CORE_HR_GENERAL_SETTINGS', 'FBP_DECLARATION_SETTINGS', 'NPS_DECLARATION_SETTINGS', 'DLP_LOCATION_TRACKING', 'DLP_KEY_LOGGING', 'DLP_ADDITIONAL_SCREENSHOTS', 'DLP_AUDIT_LOG', 'DLP_CUSTOM_ALERT', 'DLP_TOXICITY_IDENTIFIER', 'DLP_INTERNET_ACCESS_CONTROL', 'PRODUCTIVITY_MONITORING_AUDIT_LOG', 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG', 'GENERAL_SETTINGS', 'CUSTOM_FIELDS', 'EMAIL_TEMPLATES', 'CUSTOM_REPORTS', 'UI_ELEMENTS_CUSTOMIZER', 'HIRING_FLOW', 'CAREER_PAGE_DESIGNER', 'RECRUITMENT_GENERAL_SETTINGS', 'AIR_TICKETING_POLICY', 'TRAVEL_AND_EXPENSES_SETTINGS', 'ADHOC_ALLOWANCE', 'ORG_STRUCTURE', 'LOCATIONS', 'GRADES', 'EMPLOYEE_TYPE', 'LOCATION_TYPE', 'LOCATION_AREA', 'BRAND', 'JOB_LEVELS', 'DOCUMENT_SUBTYPE', 'ACCREDITATION_CATEGORY_AND_TYPE', 'BUSINESS_UNIT', 'PROJECTS', 'DEPARTMENT_HIERARCHY', 'JOB_ROLES', 'LEAVE_POLICY', 'LEAVE_CLOSURE', 'ORGANIZATION_GROUP', 'TIME_OFF_MANAGEMENT', 'TIME_OFF_CLOSURE', 'LEAVE_OVERRIDE', 'COMP_OFF_OVERRIDE', 'DESIGNATIONS', 'WORK_SCHEDULE', 'ELECTRONIC_FUND_TRANSFER', 'SALARY_PAYSLIP_BI_MONTHLY', 'BONUS', 'TDS_HISTORY', 'FULL_AND_FINAL_SETTLEMENT', 'PAYROLL_RECONCILIATION', 'SELF_MY_PROFILE', 'SELF_ATTENDANCE', 'SELF_TIME_OFF', 'SELF_LEAVE_REQUEST', 'SELF_COMPENSATORY_OFF', 'SELF_SHORT_TIME_OFF', 'SELF_TIMESHEETS', 'SELF_ORGANIZATION_CHART', 'SELF_PRE_APPROVAL', 'SELF_LOP_RECOVERY', 'SELF_COMPENSATORY_OFF_BALANCE', 'MY_DECLARATIONS', 'SELF_FBP_DECLARATION', 'SELF_NPS_DECLARATION', 'SELF_TRAVEL_AND_EXPENSES', 'SELF_TRAVEL_REQUEST', 'SELF_CLAIM_REQUEST', 'MY_PAY', 'MY_SALARY', 'MY_PAYSLIP', 'TEAM_ATTENDANCE', 'ATTENDANCE_APPROVALS', 'ATTENDANCE_BULK_ACTION', 'ATTENDANCE_FINALIZATION', 'TEAM_EARLY_CHECKOUT', 'TEAM_COMPENSATORY_OFF', 'TEAM_TRAVEL_AND_EXPENSES', 'TEAM_CLAIM_REQUEST', 'TEAM_TRAVEL_REQUEST', 'TEAM_SUMMARY', 'TEAM_SUMMARY_REPORTS', 'TEAM_TIME_OFF', 'TEAM_LEAVE_REQUEST', 'TEAM_SHORT_TIME_OFF', 'TEAM_REPORTS', 'TEAM_LOP_RECOVERY', 'TEAM_COMPENSATORY_OFF_BALANCE', 'TEAM_PRE_APPROVAL', 'TEAM_TIMESHEETS', 'EXIT_MANAGEMENT', 'UNIFORM_MONITORING', 'SALARY_INFO', 'SALARY_DETAILS', 'SALARY_REVISION', 'BENEFITS_AND_DEDUCTION', 'AIR_TICKETING_SETTLEMENT_SUMMARY', 'ONE_TIME_EARNINGS', 'BENEFITS_AND_DEDUCTION_REPORTS', 'STATUTORY_COMPONENTS', 'PROVIDENT_FUND', 'NPS', 'INSURANCE', 'GRATUITY', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND', 'FORM_24Q', 'TAX_RELIEF', 'RECRUITMENT_DASHBOARD', 'JOB_CANDIDATES', 'DUPLICATE_CANDIDATES', 'ARCHIVED_CANDIDATES', 'RECRUITMENT_ONBOARDING', 'UPCOMING_INTERVIEWS', 'PENDING_FEEDBACK', 'TALENT_POOL', 'JOB_POSTS', 'INTERVIEW_ROUNDS_MASTER', 'MY_INTEGRATION', 'LOCATION_INTELLIGENCE', 'KEY_LOGGER', 'TOXICITY_INTELLIGENCE', 'CXO_DASHBOARD', 'MAN_POWER_PLANNING_SETTINGS', 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION', 'JOB_REQUISITION', 'SHIFT_ROTATION', 'SHIFT_SWAP', 'SHIFT_SWAP_APPROVALS', 'ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN', 'EMPLOYEES', 'USER_ACCOUNTS', 'HOLIDAYS', 'CUSTOM_EMPLOYEE_GROUPS', 'EMPLOYEE_DATA_IMPORT', 'REGISTER_FACE', 'OUTBOX_MAIL', 'PER_DIEM', 'CLAWBACK', 'DOCUMENT_GENERATOR', 'BILLING', 'CHANGES', 'EMPLOYEE_PERSONAL', 'TIME_OFF', 'GEO_FENCING_AND_SELFIE_ATTENDANCE', 'SHIFT_SCHEDULING', 'CANDIDATE_SALARY')),
	CONSTRAINT "role_right_scope_check" CHECK ("role_right"."scope" in ('SELF', 'TEAM', 'ALL'))
);

--> statement-breakpoint
ALTER TABLE "role_right" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "user_account" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"employee_id" bigint,
	"language" text DEFAULT 'EN' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "email", ''))) STORED,
	CONSTRAINT "user_account_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "user_account_email_key" UNIQUE("org_code","email"),
	CONSTRAINT "user_account_language_check" CHECK ("user_account"."language" in ('EN', 'FR', 'JA', 'SP')),
	CONSTRAINT "user_account_status_check" CHECK ("user_account"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "user_account" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "user_role" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"user_account_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "user_role_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "user_role" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "work_schedule" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"starts_at" time(0) DEFAULT '09:00' NOT NULL,
	"ends_at" time(0) DEFAULT '18:00' NOT NULL,
	"hours_per_day" numeric(9, 4) DEFAULT '8' NOT NULL,
	"weekly_target_effort" numeric(9, 4),
	"time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "work_schedule_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "work_schedule_code_key" UNIQUE("org_code","code"),
	CONSTRAINT "work_schedule_status_check" CHECK ("work_schedule"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "work_schedule" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "organisation" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"country" text DEFAULT 'IN' NOT NULL,
	"address" jsonb,
	"date_format" text DEFAULT 'YYYY/MM/DD' NOT NULL,
	"time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"logo" text,
	"favicon" text,
	"page_title" text,
	"primary_color" text DEFAULT '#260029' NOT NULL,
	"secondary_color" text DEFAULT '#EC407A' NOT NULL,
	"hover_color" text DEFAULT '#E5E9EB' NOT NULL,
	"table_header_color" text DEFAULT '#FFFFFF' NOT NULL,
	"table_header_text_color" text DEFAULT '#000000' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "organisation_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "organisation_code_key" UNIQUE("org_code","code")
);

--> statement-breakpoint
ALTER TABLE "organisation" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_parent_id_fk" FOREIGN KEY ("org_code","parent_id") REFERENCES "public"."department"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_head_id_fk" FOREIGN KEY ("org_code","head_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_location_id_fk" FOREIGN KEY ("org_code","location_id") REFERENCES "public"."location"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "designation" ADD CONSTRAINT "designation_level_id_fk" FOREIGN KEY ("org_code","level_id") REFERENCES "public"."job_level"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "designation" ADD CONSTRAINT "designation_grade_id_fk" FOREIGN KEY ("org_code","grade_id") REFERENCES "public"."grade"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "emergency_contact" ADD CONSTRAINT "emergency_contact_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_designation_id_fk" FOREIGN KEY ("org_code","designation_id") REFERENCES "public"."designation"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_department_id_fk" FOREIGN KEY ("org_code","department_id") REFERENCES "public"."department"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_location_id_fk" FOREIGN KEY ("org_code","location_id") REFERENCES "public"."location"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_employee_type_id_fk" FOREIGN KEY ("org_code","employee_type_id") REFERENCES "public"."employee_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_work_schedule_id_fk" FOREIGN KEY ("org_code","work_schedule_id") REFERENCES "public"."work_schedule"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_business_unit_id_fk" FOREIGN KEY ("org_code","business_unit_id") REFERENCES "public"."business_unit"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_manager_id_fk" FOREIGN KEY ("org_code","manager_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_level" ADD CONSTRAINT "job_level_grade_id_fk" FOREIGN KEY ("org_code","grade_id") REFERENCES "public"."grade"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "role_right" ADD CONSTRAINT "role_right_role_id_fk" FOREIGN KEY ("org_code","role_id") REFERENCES "public"."role"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_account_id_fk" FOREIGN KEY ("org_code","user_account_id") REFERENCES "public"."user_account"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_role_id_fk" FOREIGN KEY ("org_code","role_id") REFERENCES "public"."role"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "business_unit_name_idx" ON "business_unit" USING btree ("org_code",fold("name"),"id");
--> statement-breakpoint
CREATE INDEX "business_unit_code_idx" ON "business_unit" USING btree ("org_code",fold("code"),"id");
--> statement-breakpoint
CREATE INDEX "business_unit_status_idx" ON "business_unit" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "business_unit_search_idx" ON "business_unit" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "department_name_idx" ON "department" USING btree ("org_code",fold("name"),"id");
--> statement-breakpoint
CREATE INDEX "department_code_idx" ON "department" USING btree ("org_code",fold("code"),"id");
--> statement-breakpoint
CREATE INDEX "department_parent_id_idx" ON "department" USING btree ("org_code","parent_id","id");
--> statement-breakpoint
CREATE INDEX "department_head_id_idx" ON "department" USING btree ("org_code","head_id","id");
--> statement-breakpoint
CREATE INDEX "department_location_id_idx" ON "department" USING btree ("org_code","location_id","id");
--> statement-breakpoint
CREATE INDEX "department_status_idx" ON "department" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "department_search_idx" ON "department" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "designation_code_idx" ON "designation" USING btree ("org_code",fold("code"),"id");
--> statement-breakpoint
CREATE INDEX "designation_title_idx" ON "designation" USING btree ("org_code",fold("title"),"id");
--> statement-breakpoint
CREATE INDEX "designation_level_id_idx" ON "designation" USING btree ("org_code","level_id","id");
--> statement-breakpoint
CREATE INDEX "designation_grade_id_idx" ON "designation" USING btree ("org_code","grade_id","id");
--> statement-breakpoint
CREATE INDEX "designation_probation_days_idx" ON "designation" USING btree ("org_code","probation_days","id");
--> statement-breakpoint
CREATE INDEX "designation_employee_confirmation_idx" ON "designation" USING btree ("org_code","employee_confirmation","id");
--> statement-breakpoint
CREATE INDEX "designation_notice_period_within_probation_days_idx" ON "designation" USING btree ("org_code","notice_period_within_probation_days","id");
--> statement-breakpoint
CREATE INDEX "designation_notice_period_after_probation_days_idx" ON "designation" USING btree ("org_code","notice_period_after_probation_days","id");
--> statement-breakpoint
CREATE INDEX "designation_status_idx" ON "designation" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "designation_search_idx" ON "designation" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "emergency_contact_employee_id_idx" ON "emergency_contact" USING btree ("org_code","employee_id","position");
--> statement-breakpoint
CREATE INDEX "employee_name_idx" ON "employee" USING btree ("org_code",fold("name"),"id");
--> statement-breakpoint
CREATE INDEX "employee_employee_number_idx" ON "employee" USING btree ("org_code",fold("employee_number"),"id");
--> statement-breakpoint
CREATE INDEX "employee_gender_idx" ON "employee" USING btree ("org_code","gender","id");
--> statement-breakpoint
CREATE INDEX "employee_email_idx" ON "employee" USING btree ("org_code",fold("email"),"id");
--> statement-breakpoint
CREATE INDEX "employee_status_idx" ON "employee" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "employee_designation_id_idx" ON "employee" USING btree ("org_code","designation_id","id");
--> statement-breakpoint
CREATE INDEX "employee_department_id_idx" ON "employee" USING btree ("org_code","department_id","id");
--> statement-breakpoint
CREATE INDEX "employee_location_id_idx" ON "employee" USING btree ("org_code","location_id","id");
--> statement-breakpoint
CREATE INDEX "employee_employee_type_id_idx" ON "employee" USING btree ("org_code","employee_type_id","id");
--> statement-breakpoint
CREATE INDEX "employee_work_schedule_id_idx" ON "employee" USING btree ("org_code","work_schedule_id","id");
--> statement-breakpoint
CREATE INDEX "employee_business_unit_id_idx" ON "employee" USING btree ("org_code","business_unit_id","id");
--> statement-breakpoint
CREATE INDEX "employee_manager_id_idx" ON "employee" USING btree ("org_code","manager_id","id");
--> statement-breakpoint
CREATE INDEX "employee_date_of_join_idx" ON "employee" USING btree ("org_code","date_of_join","id");
--> statement-breakpoint
CREATE INDEX "employee_probation_date_idx" ON "employee" USING btree ("org_code","probation_date","id");
--> statement-breakpoint
CREATE INDEX "employee_confirmation_date_idx" ON "employee" USING btree ("org_code","confirmation_date","id");
--> statement-breakpoint
CREATE INDEX "employee_resignation_date_idx" ON "employee" USING btree ("org_code","resignation_date","id");
--> statement-breakpoint
CREATE INDEX "employee_search_idx" ON "employee" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "employee_type_name_idx" ON "employee_type" USING btree ("org_code",fold("name"),"id");
--> statement-breakpoint
CREATE INDEX "employee_type_code_idx" ON "employee_type" USING btree ("org_code",fold("code"),"id");
--> statement-breakpoint
CREATE INDEX "employee_type_eligible_for_benefits_idx" ON "employee_type" USING btree ("org_code","eligible_for_benefits","id");
--> statement-breakpoint
CREATE INDEX "employee_type_status_idx" ON "employee_type" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "employee_type_search_idx" ON "employee_type" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "grade_name_idx" ON "grade" USING btree ("org_code",fold("name"),"id");
--> statement-breakpoint
CREATE INDEX "grade_code_idx" ON "grade" USING btree ("org_code",fold("code"),"id");
--> statement-breakpoint
CREATE INDEX "grade_rank_idx" ON "grade" USING btree ("org_code","rank","id");
--> statement-breakpoint
CREATE INDEX "grade_status_idx" ON "grade" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "grade_search_idx" ON "grade" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "job_level_name_idx" ON "job_level" USING btree ("org_code",fold("name"),"id");
--> statement-breakpoint
CREATE INDEX "job_level_code_idx" ON "job_level" USING btree ("org_code",fold("code"),"id");
--> statement-breakpoint
CREATE INDEX "job_level_grade_id_idx" ON "job_level" USING btree ("org_code","grade_id","id");
--> statement-breakpoint
CREATE INDEX "job_level_status_idx" ON "job_level" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "job_level_search_idx" ON "job_level" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "location_name_idx" ON "location" USING btree ("org_code",fold("name"),"id");
--> statement-breakpoint
CREATE INDEX "location_code_idx" ON "location" USING btree ("org_code",fold("code"),"id");
--> statement-breakpoint
CREATE INDEX "location_status_idx" ON "location" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "location_search_idx" ON "location" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "role_name_idx" ON "role" USING btree ("org_code",fold("name"),"id");
--> statement-breakpoint
CREATE INDEX "role_code_idx" ON "role" USING btree ("org_code",fold("code"),"id");
--> statement-breakpoint
CREATE INDEX "role_search_idx" ON "role" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "role_right_role_id_idx" ON "role_right" USING btree ("org_code","role_id","position");
--> statement-breakpoint
CREATE INDEX "user_account_name_idx" ON "user_account" USING btree ("org_code",fold("name"),"id");
--> statement-breakpoint
CREATE INDEX "user_account_email_idx" ON "user_account" USING btree ("org_code",fold("email"),"id");
--> statement-breakpoint
CREATE INDEX "user_account_employee_id_idx" ON "user_account" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "user_account_language_idx" ON "user_account" USING btree ("org_code","language","id");
--> statement-breakpoint
CREATE INDEX "user_account_status_idx" ON "user_account" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "user_account_search_idx" ON "user_account" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "user_role_user_account_id_idx" ON "user_role" USING btree ("org_code","user_account_id","position");
--> statement-breakpoint
CREATE INDEX "work_schedule_name_idx" ON "work_schedule" USING btree ("org_code",fold("name"),"id");
--> statement-breakpoint
CREATE INDEX "work_schedule_code_idx" ON "work_schedule" USING btree ("org_code",fold("code"),"id");
--> statement-breakpoint
CREATE INDEX "work_schedule_status_idx" ON "work_schedule" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "work_schedule_search_idx" ON "work_schedule" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "organisation_name_idx" ON "organisation" USING btree ("org_code",fold("name"),"id");
--> statement-breakpoint
CREATE INDEX "organisation_code_idx" ON "organisation" USING btree ("org_code",fold("code"),"id");
--> statement-breakpoint
CREATE INDEX "organisation_search_idx" ON "organisation" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE POLICY "business_unit_tenant" ON "business_unit" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "department_tenant" ON "department" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "designation_tenant" ON "designation" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "emergency_contact_tenant" ON "emergency_contact" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "employee_tenant" ON "employee" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "employee_type_tenant" ON "employee_type" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "grade_tenant" ON "grade" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "job_level_tenant" ON "job_level" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "location_tenant" ON "location" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "role_tenant" ON "role" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "role_right_tenant" ON "role_right" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "user_account_tenant" ON "user_account" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "user_role_tenant" ON "user_role" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "work_schedule_tenant" ON "work_schedule" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "organisation_tenant" ON "organisation" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
