CREATE TABLE "account_type" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "account_type_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "account_type_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "account_type_status_check" CHECK ("account_type"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "account_type" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "bank" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"country" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"country_folded" text GENERATED ALWAYS AS (fold("country")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "bank_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "bank_name_country_key" UNIQUE("org_code","name_folded","country_folded"),
	CONSTRAINT "bank_status_check" CHECK ("bank"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "bank" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "career_track" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "career_track_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "career_track_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "career_track_status_check" CHECK ("career_track"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "career_track" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "course" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"level" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "course_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "course_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "course_level_check" CHECK ("course"."level" in ('SECONDARY', 'CERTIFICATE', 'DIPLOMA', 'BACHELOR', 'MASTER', 'DOCTORATE')),
	CONSTRAINT "course_status_check" CHECK ("course"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "course" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "employee_language" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"language" text NOT NULL,
	"spoken" boolean DEFAULT true NOT NULL,
	"read_write" boolean DEFAULT true NOT NULL,
	"proficiency" text,
	"employee_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "employee_language_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "employee_language_proficiency_check" CHECK ("employee_language"."proficiency" in ('BASIC', 'CONVERSATIONAL', 'FLUENT', 'NATIVE'))
);

--> statement-breakpoint
ALTER TABLE "employee_language" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "employee_skill" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"skill_id" bigint NOT NULL,
	"proficiency" text,
	"employee_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "employee_skill_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "employee_skill_proficiency_check" CHECK ("employee_skill"."proficiency" in ('BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'EXPERT'))
);

--> statement-breakpoint
ALTER TABLE "employee_skill" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "institution" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"city" text,
	"country" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"country_folded" text GENERATED ALWAYS AS (fold("country")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "city", ''))) STORED,
	CONSTRAINT "institution_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "institution_name_city_key" UNIQUE("org_code","name_folded","city"),
	CONSTRAINT "institution_status_check" CHECK ("institution"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "institution" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "insurance_type" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "insurance_type_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "insurance_type_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "insurance_type_status_check" CHECK ("insurance_type"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "insurance_type" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "profession" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "profession_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "profession_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "profession_status_check" CHECK ("profession"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "profession" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "relationship" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "relationship_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "relationship_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "relationship_status_check" CHECK ("relationship"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "relationship" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "religion" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "religion_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "religion_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "religion_status_check" CHECK ("religion"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "religion" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "skill" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "skill_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "skill_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "skill_status_check" CHECK ("skill"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "skill" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "specialization" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "specialization_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "specialization_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "specialization_status_check" CHECK ("specialization"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "specialization" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tax_code" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"exemption_amount" numeric(19, 4) DEFAULT '0' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"description_folded" text GENERATED ALWAYS AS (fold("description")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("code", '') || coalesce(' ' || "description", ''))) STORED,
	CONSTRAINT "tax_code_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "tax_code_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "tax_code_status_check" CHECK ("tax_code"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "tax_code" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "timekeeping_category" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "timekeeping_category_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "timekeeping_category_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "timekeeping_category_status_check" CHECK ("timekeeping_category"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "timekeeping_category" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "work_authorization" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"country_folded" text GENERATED ALWAYS AS (fold("country")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "work_authorization_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "work_authorization_name_country_key" UNIQUE("org_code","name_folded","country_folded"),
	CONSTRAINT "work_authorization_status_check" CHECK ("work_authorization"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "work_authorization" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "role_right" DROP CONSTRAINT "role_right_form_check";
--> statement-breakpoint
ALTER TABLE "form_label" DROP CONSTRAINT "form_label_form_check";
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "nationality" text;
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "religion_id" bigint;
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "profession_id" bigint;
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "timekeeping_id" bigint;
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "career_track_id" bigint;
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "work_authorization_id" bigint;
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "nationality_folded" text GENERATED ALWAYS AS (fold("nationality")) STORED;
--> statement-breakpoint
ALTER TABLE "employee_language" ADD CONSTRAINT "employee_language_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_skill" ADD CONSTRAINT "employee_skill_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_skill" ADD CONSTRAINT "employee_skill_skill_id_fk" FOREIGN KEY ("org_code","skill_id") REFERENCES "public"."skill"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "account_type_name_idx" ON "account_type" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "account_type_status_idx" ON "account_type" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "account_type_search_idx" ON "account_type" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "bank_name_idx" ON "bank" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "bank_code_idx" ON "bank" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "bank_country_idx" ON "bank" USING btree ("org_code","country_folded","id");
--> statement-breakpoint
CREATE INDEX "bank_status_idx" ON "bank" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "bank_search_idx" ON "bank" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "career_track_name_idx" ON "career_track" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "career_track_status_idx" ON "career_track" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "career_track_search_idx" ON "career_track" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "course_name_idx" ON "course" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "course_level_idx" ON "course" USING btree ("org_code","level","id");
--> statement-breakpoint
CREATE INDEX "course_status_idx" ON "course" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "course_search_idx" ON "course" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "employee_language_employee_id_idx" ON "employee_language" USING btree ("org_code","employee_id","position");
--> statement-breakpoint
CREATE INDEX "employee_skill_employee_id_idx" ON "employee_skill" USING btree ("org_code","employee_id","position");
--> statement-breakpoint
CREATE INDEX "institution_name_idx" ON "institution" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "institution_country_idx" ON "institution" USING btree ("org_code","country_folded","id");
--> statement-breakpoint
CREATE INDEX "institution_status_idx" ON "institution" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "institution_search_idx" ON "institution" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "insurance_type_name_idx" ON "insurance_type" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "insurance_type_status_idx" ON "insurance_type" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "insurance_type_search_idx" ON "insurance_type" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "profession_name_idx" ON "profession" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "profession_status_idx" ON "profession" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "profession_search_idx" ON "profession" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "relationship_name_idx" ON "relationship" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "relationship_status_idx" ON "relationship" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "relationship_search_idx" ON "relationship" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "religion_name_idx" ON "religion" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "religion_status_idx" ON "religion" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "religion_search_idx" ON "religion" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "skill_name_idx" ON "skill" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "skill_status_idx" ON "skill" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "skill_search_idx" ON "skill" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "specialization_name_idx" ON "specialization" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "specialization_status_idx" ON "specialization" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "specialization_search_idx" ON "specialization" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "tax_code_code_idx" ON "tax_code" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "tax_code_description_idx" ON "tax_code" USING btree ("org_code","description_folded","id");
--> statement-breakpoint
CREATE INDEX "tax_code_status_idx" ON "tax_code" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "tax_code_search_idx" ON "tax_code" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "timekeeping_category_name_idx" ON "timekeeping_category" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "timekeeping_category_status_idx" ON "timekeeping_category" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "timekeeping_category_search_idx" ON "timekeeping_category" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "work_authorization_name_idx" ON "work_authorization" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "work_authorization_country_idx" ON "work_authorization" USING btree ("org_code","country_folded","id");
--> statement-breakpoint
CREATE INDEX "work_authorization_status_idx" ON "work_authorization" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "work_authorization_search_idx" ON "work_authorization" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_religion_id_fk" FOREIGN KEY ("org_code","religion_id") REFERENCES "public"."religion"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_profession_id_fk" FOREIGN KEY ("org_code","profession_id") REFERENCES "public"."profession"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_timekeeping_id_fk" FOREIGN KEY ("org_code","timekeeping_id") REFERENCES "public"."timekeeping_category"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_career_track_id_fk" FOREIGN KEY ("org_code","career_track_id") REFERENCES "public"."career_track"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_work_authorization_id_fk" FOREIGN KEY ("org_code","work_authorization_id") REFERENCES "public"."work_authorization"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "employee_nationality_idx" ON "employee" USING btree ("org_code","nationality_folded","id");
--> statement-breakpoint
CREATE INDEX "employee_profession_id_idx" ON "employee" USING btree ("org_code","profession_id","id");
--> statement-breakpoint
CREATE INDEX "employee_timekeeping_id_idx" ON "employee" USING btree ("org_code","timekeeping_id","id");
--> statement-breakpoint
CREATE INDEX "employee_career_track_id_idx" ON "employee" USING btree ("org_code","career_track_id","id");
--> statement-breakpoint
CREATE INDEX "employee_work_authorization_id_idx" ON "employee" USING btree ("org_code","work_authorization_id","id");
--> statement-breakpoint
ALTER TABLE "role_right" ADD CONSTRAINT "role_right_form_check" CHECK ("role_right"."form" in ('DASHBOARD', 'QUICK_MENU', 'APPROVAL_MANAGEMENT', 'DYNAMIC_FORM_BUILDER', 'WORKFLOW_BUILDER', 'AIR_TICKET_CLAIM', 'ONBOARDING_INDIVIDUALS', 'ONBOARDED_INDIVIDUALS', 'FORM_GENERATOR', 'JOB_POST', 'DOCUSIGN', 'DOCUSIGN_CONFIGURATION', 'PAYROLL_GENERAL_SETTINGS', 'SALARY_COMPONENTS', 'SALARY_TEMPLATE', 'JOB_BOARD_INTEGRATION', 'RECRUITMENT_INTEGRATION', 'COMP_OFF_SETTINGS', 'OVERTIME_SETTINGS', 'EMPLOYEE_NUMBER_SERIES', 'ATTENDANCE_CONFIGURATION', 'ROSTER_SETTINGS', 'PRE_APPROVALS_SETTINGS', 'ROLES', 'SPECIAL_WAGES', 'LOP_RECOVERY_SETTINGS', 'CORE_HR_GENERAL_SETTINGS', 'FBP_DECLARATION_SETTINGS', 'NPS_DECLARATION_SETTINGS', 'DLP_LOCATION_TRACKING', 'DLP_KEY_LOGGING', 'DLP_ADDITIONAL_SCREENSHOTS', 'DLP_AUDIT_LOG', 'DLP_CUSTOM_ALERT', 'DLP_TOXICITY_IDENTIFIER', 'DLP_INTERNET_ACCESS_CONTROL', 'PRODUCTIVITY_MONITORING_AUDIT_LOG', 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG', 'GENERAL_SETTINGS', 'CUSTOM_FIELDS', 'EMAIL_TEMPLATES', 'CUSTOM_REPORTS', 'UI_ELEMENTS_CUSTOMIZER', 'HIRING_FLOW', 'CAREER_PAGE_DESIGNER', 'RECRUITMENT_GENERAL_SETTINGS', 'AIR_TICKETING_POLICY', 'TRAVEL_AND_EXPENSES_SETTINGS', 'ADHOC_ALLOWANCE', 'ORG_STRUCTURE', 'LOCATIONS', 'GRADES', 'EMPLOYEE_TYPE', 'LOCATION_TYPE', 'LOCATION_AREA', 'BRAND', 'JOB_LEVELS', 'DOCUMENT_SUBTYPE', 'ACCREDITATION_CATEGORY_AND_TYPE', 'BUSINESS_UNIT', 'PROJECTS', 'DEPARTMENT_HIERARCHY', 'JOB_ROLES', 'LEAVE_POLICY', 'LEAVE_CLOSURE', 'ORGANIZATION_GROUP', 'TIME_OFF_MANAGEMENT', 'TIME_OFF_CLOSURE', 'LEAVE_OVERRIDE', 'COMP_OFF_OVERRIDE', 'DESIGNATIONS', 'WORK_SCHEDULE', 'ELECTRONIC_FUND_TRANSFER', 'SALARY_PAYSLIP_BI_MONTHLY', 'BONUS', 'TDS_HISTORY', 'FULL_AND_FINAL_SETTLEMENT', 'PAYROLL_RECONCILIATION', 'SELF_MY_PROFILE', 'SELF_ATTENDANCE', 'SELF_TIME_OFF', 'SELF_LEAVE_REQUEST', 'SELF_COMPENSATORY_OFF', 'SELF_SHORT_TIME_OFF', 'SELF_TIMESHEETS', 'SELF_ORGANIZATION_CHART', 'SELF_PRE_APPROVAL', 'SELF_LOP_RECOVERY', 'SELF_COMPENSATORY_OFF_BALANCE', 'MY_DECLARATIONS', 'SELF_FBP_DECLARATION', 'SELF_NPS_DECLARATION', 'SELF_TRAVEL_AND_EXPENSES', 'SELF_TRAVEL_REQUEST', 'SELF_CLAIM_REQUEST', 'MY_PAY', 'MY_SALARY', 'MY_PAYSLIP', 'TEAM_ATTENDANCE', 'ATTENDANCE_APPROVALS', 'ATTENDANCE_BULK_ACTION', 'ATTENDANCE_FINALIZATION', 'TEAM_EARLY_CHECKOUT', 'TEAM_COMPENSATORY_OFF', 'TEAM_TRAVEL_AND_EXPENSES', 'TEAM_CLAIM_REQUEST', 'TEAM_TRAVEL_REQUEST', 'TEAM_SUMMARY', 'TEAM_SUMMARY_REPORTS', 'TEAM_TIME_OFF', 'TEAM_LEAVE_REQUEST', 'TEAM_SHORT_TIME_OFF', 'TEAM_REPORTS', 'TEAM_LOP_RECOVERY', 'TEAM_COMPENSATORY_OFF_BALANCE', 'TEAM_PRE_APPROVAL', 'TEAM_TIMESHEETS', 'EXIT_MANAGEMENT', 'UNIFORM_MONITORING', 'SALARY_INFO', 'SALARY_DETAILS', 'SALARY_REVISION', 'BENEFITS_AND_DEDUCTION', 'AIR_TICKETING_SETTLEMENT_SUMMARY', 'ONE_TIME_EARNINGS', 'BENEFITS_AND_DEDUCTION_REPORTS', 'STATUTORY_COMPONENTS', 'PROVIDENT_FUND', 'NPS', 'INSURANCE', 'GRATUITY', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND', 'FORM_24Q', 'TAX_RELIEF', 'RECRUITMENT_DASHBOARD', 'JOB_CANDIDATES', 'DUPLICATE_CANDIDATES', 'ARCHIVED_CANDIDATES', 'RECRUITMENT_ONBOARDING', 'UPCOMING_INTERVIEWS', 'PENDING_FEEDBACK', 'TALENT_POOL', 'JOB_POSTS', 'INTERVIEW_ROUNDS_MASTER', 'MY_INTEGRATION', 'LOCATION_INTELLIGENCE', 'KEY_LOGGER', 'TOXICITY_INTELLIGENCE', 'CXO_DASHBOARD', 'MAN_POWER_PLANNING_SETTINGS', 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION', 'JOB_REQUISITION', 'SHIFT_ROTATION', 'SHIFT_SWAP', 'SHIFT_SWAP_APPROVALS', 'ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN', 'EMPLOYEES', 'USER_ACCOUNTS', 'HOLIDAYS', 'CUSTOM_EMPLOYEE_GROUPS', 'EMPLOYEE_DATA_IMPORT', 'REGISTER_FACE', 'OUTBOX_MAIL', 'PER_DIEM', 'CLAWBACK', 'DOCUMENT_GENERATOR', 'BILLING', 'CHANGES', 'EMPLOYEE_PERSONAL', 'TIME_OFF', 'GEO_FENCING_AND_SELFIE_ATTENDANCE', 'SHIFT_SCHEDULING', 'CANDIDATE_SALARY', 'WORK_PLACES', 'AWARDS', 'PASSPORTS', 'LICENCES', 'ACCREDITATIONS', 'ATTENDANCE_RECORDS', 'ANNOUNCEMENTS', 'REFERENCE_LISTS'));
--> statement-breakpoint
ALTER TABLE "form_label" ADD CONSTRAINT "form_label_form_check" CHECK ("form_label"."form" in ('DASHBOARD', 'QUICK_MENU', 'APPROVAL_MANAGEMENT', 'DYNAMIC_FORM_BUILDER', 'WORKFLOW_BUILDER', 'AIR_TICKET_CLAIM', 'ONBOARDING_INDIVIDUALS', 'ONBOARDED_INDIVIDUALS', 'FORM_GENERATOR', 'JOB_POST', 'DOCUSIGN', 'DOCUSIGN_CONFIGURATION', 'PAYROLL_GENERAL_SETTINGS', 'SALARY_COMPONENTS', 'SALARY_TEMPLATE', 'JOB_BOARD_INTEGRATION', 'RECRUITMENT_INTEGRATION', 'COMP_OFF_SETTINGS', 'OVERTIME_SETTINGS', 'EMPLOYEE_NUMBER_SERIES', 'ATTENDANCE_CONFIGURATION', 'ROSTER_SETTINGS', 'PRE_APPROVALS_SETTINGS', 'ROLES', 'SPECIAL_WAGES', 'LOP_RECOVERY_SETTINGS', 'CORE_HR_GENERAL_SETTINGS', 'FBP_DECLARATION_SETTINGS', 'NPS_DECLARATION_SETTINGS', 'DLP_LOCATION_TRACKING', 'DLP_KEY_LOGGING', 'DLP_ADDITIONAL_SCREENSHOTS', 'DLP_AUDIT_LOG', 'DLP_CUSTOM_ALERT', 'DLP_TOXICITY_IDENTIFIER', 'DLP_INTERNET_ACCESS_CONTROL', 'PRODUCTIVITY_MONITORING_AUDIT_LOG', 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG', 'GENERAL_SETTINGS', 'CUSTOM_FIELDS', 'EMAIL_TEMPLATES', 'CUSTOM_REPORTS', 'UI_ELEMENTS_CUSTOMIZER', 'HIRING_FLOW', 'CAREER_PAGE_DESIGNER', 'RECRUITMENT_GENERAL_SETTINGS', 'AIR_TICKETING_POLICY', 'TRAVEL_AND_EXPENSES_SETTINGS', 'ADHOC_ALLOWANCE', 'ORG_STRUCTURE', 'LOCATIONS', 'GRADES', 'EMPLOYEE_TYPE', 'LOCATION_TYPE', 'LOCATION_AREA', 'BRAND', 'JOB_LEVELS', 'DOCUMENT_SUBTYPE', 'ACCREDITATION_CATEGORY_AND_TYPE', 'BUSINESS_UNIT', 'PROJECTS', 'DEPARTMENT_HIERARCHY', 'JOB_ROLES', 'LEAVE_POLICY', 'LEAVE_CLOSURE', 'ORGANIZATION_GROUP', 'TIME_OFF_MANAGEMENT', 'TIME_OFF_CLOSURE', 'LEAVE_OVERRIDE', 'COMP_OFF_OVERRIDE', 'DESIGNATIONS', 'WORK_SCHEDULE', 'ELECTRONIC_FUND_TRANSFER', 'SALARY_PAYSLIP_BI_MONTHLY', 'BONUS', 'TDS_HISTORY', 'FULL_AND_FINAL_SETTLEMENT', 'PAYROLL_RECONCILIATION', 'SELF_MY_PROFILE', 'SELF_ATTENDANCE', 'SELF_TIME_OFF', 'SELF_LEAVE_REQUEST', 'SELF_COMPENSATORY_OFF', 'SELF_SHORT_TIME_OFF', 'SELF_TIMESHEETS', 'SELF_ORGANIZATION_CHART', 'SELF_PRE_APPROVAL', 'SELF_LOP_RECOVERY', 'SELF_COMPENSATORY_OFF_BALANCE', 'MY_DECLARATIONS', 'SELF_FBP_DECLARATION', 'SELF_NPS_DECLARATION', 'SELF_TRAVEL_AND_EXPENSES', 'SELF_TRAVEL_REQUEST', 'SELF_CLAIM_REQUEST', 'MY_PAY', 'MY_SALARY', 'MY_PAYSLIP', 'TEAM_ATTENDANCE', 'ATTENDANCE_APPROVALS', 'ATTENDANCE_BULK_ACTION', 'ATTENDANCE_FINALIZATION', 'TEAM_EARLY_CHECKOUT', 'TEAM_COMPENSATORY_OFF', 'TEAM_TRAVEL_AND_EXPENSES', 'TEAM_CLAIM_REQUEST', 'TEAM_TRAVEL_REQUEST', 'TEAM_SUMMARY', 'TEAM_SUMMARY_REPORTS', 'TEAM_TIME_OFF', 'TEAM_LEAVE_REQUEST', 'TEAM_SHORT_TIME_OFF', 'TEAM_REPORTS', 'TEAM_LOP_RECOVERY', 'TEAM_COMPENSATORY_OFF_BALANCE', 'TEAM_PRE_APPROVAL', 'TEAM_TIMESHEETS', 'EXIT_MANAGEMENT', 'UNIFORM_MONITORING', 'SALARY_INFO', 'SALARY_DETAILS', 'SALARY_REVISION', 'BENEFITS_AND_DEDUCTION', 'AIR_TICKETING_SETTLEMENT_SUMMARY', 'ONE_TIME_EARNINGS', 'BENEFITS_AND_DEDUCTION_REPORTS', 'STATUTORY_COMPONENTS', 'PROVIDENT_FUND', 'NPS', 'INSURANCE', 'GRATUITY', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND', 'FORM_24Q', 'TAX_RELIEF', 'RECRUITMENT_DASHBOARD', 'JOB_CANDIDATES', 'DUPLICATE_CANDIDATES', 'ARCHIVED_CANDIDATES', 'RECRUITMENT_ONBOARDING', 'UPCOMING_INTERVIEWS', 'PENDING_FEEDBACK', 'TALENT_POOL', 'JOB_POSTS', 'INTERVIEW_ROUNDS_MASTER', 'MY_INTEGRATION', 'LOCATION_INTELLIGENCE', 'KEY_LOGGER', 'TOXICITY_INTELLIGENCE', 'CXO_DASHBOARD', 'MAN_POWER_PLANNING_SETTINGS', 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION', 'JOB_REQUISITION', 'SHIFT_ROTATION', 'SHIFT_SWAP', 'SHIFT_SWAP_APPROVALS', 'ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN', 'EMPLOYEES', 'USER_ACCOUNTS', 'HOLIDAYS', 'CUSTOM_EMPLOYEE_GROUPS', 'EMPLOYEE_DATA_IMPORT', 'REGISTER_FACE', 'OUTBOX_MAIL', 'PER_DIEM', 'CLAWBACK', 'DOCUMENT_GENERATOR', 'BILLING', 'CHANGES', 'EMPLOYEE_PERSONAL', 'TIME_OFF', 'GEO_FENCING_AND_SELFIE_ATTENDANCE', 'SHIFT_SCHEDULING', 'CANDIDATE_SALARY', 'WORK_PLACES', 'AWARDS', 'PASSPORTS', 'LICENCES', 'ACCREDITATIONS', 'ATTENDANCE_RECORDS', 'ANNOUNCEMENTS', 'REFERENCE_LISTS'));
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'Announcement', 'AttendanceConfiguration', 'Award', 'Bank', 'BusinessUnit', 'CareerTrack', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'Course', 'CustomEmployeeGroup', 'Department', 'Designation', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeType', 'Exit', 'FormCoverage', 'FormField', 'Grade', 'Holiday', 'Institution', 'InsuranceType', 'JobLevel', 'LeaveBalance', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'Organisation', 'Passport', 'PayrollCycle', 'Profession', 'Punch', 'Regularisation', 'Relationship', 'Religion', 'Role', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'Specialization', 'TaxCode', 'TimekeepingCategory', 'UserAccount', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
CREATE POLICY "account_type_tenant" ON "account_type" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "bank_tenant" ON "bank" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "career_track_tenant" ON "career_track" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "course_tenant" ON "course" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "employee_language_tenant" ON "employee_language" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "employee_skill_tenant" ON "employee_skill" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "institution_tenant" ON "institution" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "insurance_type_tenant" ON "insurance_type" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "profession_tenant" ON "profession" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "relationship_tenant" ON "relationship" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "religion_tenant" ON "religion" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "skill_tenant" ON "skill" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "specialization_tenant" ON "specialization" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "tax_code_tenant" ON "tax_code" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "timekeeping_category_tenant" ON "timekeeping_category" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "work_authorization_tenant" ON "work_authorization" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
