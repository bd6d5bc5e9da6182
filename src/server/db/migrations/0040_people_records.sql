CREATE TABLE "bank_account" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"bank_id" bigint NOT NULL,
	"country" text NOT NULL,
	"account_number" text NOT NULL,
	"bank_code" text,
	"swift" text,
	"account_holder" text NOT NULL,
	"account_type_id" bigint,
	"is_primary" boolean DEFAULT false NOT NULL,
	"proof" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"country_folded" text GENERATED ALWAYS AS (fold("country")) STORED,
	"account_number_folded" text GENERATED ALWAYS AS (fold("account_number")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("account_number", ''))) STORED,
	CONSTRAINT "bank_account_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "bank_account_employee_id_account_number_key" UNIQUE("org_code","employee_id","account_number_folded")
);

--> statement-breakpoint
ALTER TABLE "bank_account" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "education" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"qualification" text NOT NULL,
	"level" text,
	"institution" text NOT NULL,
	"field_of_study" text,
	"started_on" date,
	"completed_on" date,
	"result" text,
	"country" text,
	"certificate" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"qualification_folded" text GENERATED ALWAYS AS (fold("qualification")) STORED,
	"institution_folded" text GENERATED ALWAYS AS (fold("institution")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("qualification", '') || coalesce(' ' || "institution", '') || coalesce(' ' || "field_of_study", ''))) STORED,
	CONSTRAINT "education_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "education_employee_id_qualification_institution_key" UNIQUE("org_code","employee_id","qualification_folded","institution_folded"),
	CONSTRAINT "education_level_check" CHECK ("education"."level" in ('SCHOOL', 'VOCATIONAL', 'DIPLOMA', 'BACHELOR', 'MASTER', 'DOCTORATE', 'PROFESSIONAL'))
);

--> statement-breakpoint
ALTER TABLE "education" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "employee_document" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"issued_on" date,
	"expires_on" date,
	"file" text,
	"note" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "number", ''))) STORED,
	CONSTRAINT "employee_document_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "employee_document_employee_id_name_key" UNIQUE("org_code","employee_id","name_folded"),
	CONSTRAINT "employee_document_kind_check" CHECK ("employee_document"."kind" in ('CONTRACT', 'OFFER_LETTER', 'IDENTITY', 'ADDRESS_PROOF', 'TAX', 'CERTIFICATE', 'MEDICAL', 'WARNING', 'OTHER'))
);

--> statement-breakpoint
ALTER TABLE "employee_document" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "employee_number_series" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"prefix" text,
	"suffix" text,
	"digits" integer DEFAULT 4 NOT NULL,
	"next_number" integer DEFAULT 1 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "employee_number_series_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "employee_number_series_name_key" UNIQUE("org_code","name_folded")
);

--> statement-breakpoint
ALTER TABLE "employee_number_series" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "experience" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"company" text NOT NULL,
	"job_title" text NOT NULL,
	"started_on" date NOT NULL,
	"ended_on" date,
	"city" text,
	"country" text,
	"tasks" text,
	"reason_for_leaving" text,
	"letter" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"company_folded" text GENERATED ALWAYS AS (fold("company")) STORED,
	"job_title_folded" text GENERATED ALWAYS AS (fold("job_title")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("company", '') || coalesce(' ' || "job_title", ''))) STORED,
	CONSTRAINT "experience_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "experience_employee_id_company_started_on_key" UNIQUE("org_code","employee_id","company_folded","started_on")
);

--> statement-breakpoint
ALTER TABLE "experience" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "family_member" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"name" text NOT NULL,
	"relationship_id" bigint NOT NULL,
	"date_of_birth" date,
	"gender" text,
	"is_dependent" boolean DEFAULT false NOT NULL,
	"is_emergency_contact" boolean DEFAULT false NOT NULL,
	"phone" text,
	"email" text,
	"occupation" text,
	"nationality" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "family_member_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "family_member_employee_id_name_key" UNIQUE("org_code","employee_id","name_folded"),
	CONSTRAINT "family_member_gender_check" CHECK ("family_member"."gender" in ('FEMALE', 'MALE', 'NON_BINARY', 'NOT_STATED'))
);

--> statement-breakpoint
ALTER TABLE "family_member" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "job_change" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"effective_on" date NOT NULL,
	"kind" text DEFAULT 'TRANSFER' NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'PLANNED' NOT NULL,
	"designation_id" bigint,
	"department_id" bigint,
	"location_id" bigint,
	"grade_id" bigint,
	"employee_type_id" bigint,
	"manager_id" bigint,
	"work_schedule_id" bigint,
	"business_unit_id" bigint,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("reason", ''))) STORED,
	CONSTRAINT "job_change_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "job_change_employee_id_effective_on_key" UNIQUE("org_code","employee_id","effective_on"),
	CONSTRAINT "job_change_kind_check" CHECK ("job_change"."kind" in ('PROMOTION', 'TRANSFER', 'DEMOTION', 'MANAGER_CHANGE', 'CONTRACT_CHANGE', 'REORGANIZATION', 'CORRECTION')),
	CONSTRAINT "job_change_status_check" CHECK ("job_change"."status" in ('APPLIED', 'PLANNED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "job_change" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "visa" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"number" text NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"entries" text,
	"issued_on" date,
	"expires_on" date NOT NULL,
	"file" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"number_folded" text GENERATED ALWAYS AS (fold("number")) STORED,
	"country_folded" text GENERATED ALWAYS AS (fold("country")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("number", ''))) STORED,
	CONSTRAINT "visa_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "visa_number_country_key" UNIQUE("org_code","number_folded","country_folded"),
	CONSTRAINT "visa_kind_check" CHECK ("visa"."kind" in ('WORK', 'BUSINESS', 'RESIDENCE', 'DEPENDENT', 'STUDENT', 'VISIT')),
	CONSTRAINT "visa_entries_check" CHECK ("visa"."entries" in ('SINGLE', 'MULTIPLE'))
);

--> statement-breakpoint
ALTER TABLE "visa" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "role_right" DROP CONSTRAINT "role_right_form_check";
--> statement-breakpoint
ALTER TABLE "form_label" DROP CONSTRAINT "form_label_form_check";
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "grade_id" bigint;
--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_bank_id_fk" FOREIGN KEY ("org_code","bank_id") REFERENCES "public"."bank"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_account_type_id_fk" FOREIGN KEY ("org_code","account_type_id") REFERENCES "public"."account_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_document" ADD CONSTRAINT "employee_document_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "family_member" ADD CONSTRAINT "family_member_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "family_member" ADD CONSTRAINT "family_member_relationship_id_fk" FOREIGN KEY ("org_code","relationship_id") REFERENCES "public"."relationship"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_change" ADD CONSTRAINT "job_change_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_change" ADD CONSTRAINT "job_change_designation_id_fk" FOREIGN KEY ("org_code","designation_id") REFERENCES "public"."designation"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_change" ADD CONSTRAINT "job_change_department_id_fk" FOREIGN KEY ("org_code","department_id") REFERENCES "public"."department"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_change" ADD CONSTRAINT "job_change_location_id_fk" FOREIGN KEY ("org_code","location_id") REFERENCES "public"."location"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_change" ADD CONSTRAINT "job_change_grade_id_fk" FOREIGN KEY ("org_code","grade_id") REFERENCES "public"."grade"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_change" ADD CONSTRAINT "job_change_employee_type_id_fk" FOREIGN KEY ("org_code","employee_type_id") REFERENCES "public"."employee_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_change" ADD CONSTRAINT "job_change_manager_id_fk" FOREIGN KEY ("org_code","manager_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_change" ADD CONSTRAINT "job_change_work_schedule_id_fk" FOREIGN KEY ("org_code","work_schedule_id") REFERENCES "public"."work_schedule"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_change" ADD CONSTRAINT "job_change_business_unit_id_fk" FOREIGN KEY ("org_code","business_unit_id") REFERENCES "public"."business_unit"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visa" ADD CONSTRAINT "visa_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bank_account_employee_id_idx" ON "bank_account" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "bank_account_bank_id_idx" ON "bank_account" USING btree ("org_code","bank_id","id");
--> statement-breakpoint
CREATE INDEX "bank_account_country_idx" ON "bank_account" USING btree ("org_code","country_folded","id");
--> statement-breakpoint
CREATE INDEX "bank_account_account_number_idx" ON "bank_account" USING btree ("org_code","account_number_folded","id");
--> statement-breakpoint
CREATE INDEX "bank_account_is_primary_idx" ON "bank_account" USING btree ("org_code","is_primary","id");
--> statement-breakpoint
CREATE INDEX "bank_account_search_idx" ON "bank_account" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "education_employee_id_idx" ON "education" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "education_qualification_idx" ON "education" USING btree ("org_code","qualification_folded","id");
--> statement-breakpoint
CREATE INDEX "education_level_idx" ON "education" USING btree ("org_code","level","id");
--> statement-breakpoint
CREATE INDEX "education_institution_idx" ON "education" USING btree ("org_code","institution_folded","id");
--> statement-breakpoint
CREATE INDEX "education_completed_on_idx" ON "education" USING btree ("org_code","completed_on","id");
--> statement-breakpoint
CREATE INDEX "education_search_idx" ON "education" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "employee_document_employee_id_idx" ON "employee_document" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "employee_document_name_idx" ON "employee_document" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "employee_document_kind_idx" ON "employee_document" USING btree ("org_code","kind","id");
--> statement-breakpoint
CREATE INDEX "employee_document_expires_on_idx" ON "employee_document" USING btree ("org_code","expires_on","id");
--> statement-breakpoint
CREATE INDEX "employee_document_search_idx" ON "employee_document" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "employee_number_series_name_idx" ON "employee_number_series" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "employee_number_series_is_enabled_idx" ON "employee_number_series" USING btree ("org_code","is_enabled","id");
--> statement-breakpoint
CREATE INDEX "employee_number_series_search_idx" ON "employee_number_series" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "experience_employee_id_idx" ON "experience" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "experience_company_idx" ON "experience" USING btree ("org_code","company_folded","id");
--> statement-breakpoint
CREATE INDEX "experience_job_title_idx" ON "experience" USING btree ("org_code","job_title_folded","id");
--> statement-breakpoint
CREATE INDEX "experience_started_on_idx" ON "experience" USING btree ("org_code","started_on","id");
--> statement-breakpoint
CREATE INDEX "experience_search_idx" ON "experience" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "family_member_employee_id_idx" ON "family_member" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "family_member_name_idx" ON "family_member" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "family_member_relationship_id_idx" ON "family_member" USING btree ("org_code","relationship_id","id");
--> statement-breakpoint
CREATE INDEX "family_member_is_dependent_idx" ON "family_member" USING btree ("org_code","is_dependent","id");
--> statement-breakpoint
CREATE INDEX "family_member_is_emergency_contact_idx" ON "family_member" USING btree ("org_code","is_emergency_contact","id");
--> statement-breakpoint
CREATE INDEX "family_member_search_idx" ON "family_member" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "job_change_employee_id_idx" ON "job_change" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "job_change_effective_on_idx" ON "job_change" USING btree ("org_code","effective_on","id");
--> statement-breakpoint
CREATE INDEX "job_change_kind_idx" ON "job_change" USING btree ("org_code","kind","id");
--> statement-breakpoint
CREATE INDEX "job_change_status_idx" ON "job_change" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "job_change_designation_id_idx" ON "job_change" USING btree ("org_code","designation_id","id");
--> statement-breakpoint
CREATE INDEX "job_change_department_id_idx" ON "job_change" USING btree ("org_code","department_id","id");
--> statement-breakpoint
CREATE INDEX "job_change_location_id_idx" ON "job_change" USING btree ("org_code","location_id","id");
--> statement-breakpoint
CREATE INDEX "job_change_search_idx" ON "job_change" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "visa_employee_id_idx" ON "visa" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "visa_number_idx" ON "visa" USING btree ("org_code","number_folded","id");
--> statement-breakpoint
CREATE INDEX "visa_country_idx" ON "visa" USING btree ("org_code","country_folded","id");
--> statement-breakpoint
CREATE INDEX "visa_kind_idx" ON "visa" USING btree ("org_code","kind","id");
--> statement-breakpoint
CREATE INDEX "visa_expires_on_idx" ON "visa" USING btree ("org_code","expires_on","id");
--> statement-breakpoint
CREATE INDEX "visa_search_idx" ON "visa" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_grade_id_fk" FOREIGN KEY ("org_code","grade_id") REFERENCES "public"."grade"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "employee_grade_id_idx" ON "employee" USING btree ("org_code","grade_id","id");
--> statement-breakpoint
ALTER TABLE "role_right" ADD CONSTRAINT "role_right_form_check" CHECK ("role_right"."form" in ('DASHBOARD', 'QUICK_MENU', 'APPROVAL_MANAGEMENT', 'DYNAMIC_FORM_BUILDER', 'WORKFLOW_BUILDER', 'AIR_TICKET_CLAIM', 'ONBOARDING_INDIVIDUALS', 'ONBOARDED_INDIVIDUALS', 'FORM_GENERATOR', 'JOB_POST', 'DOCUSIGN', 'DOCUSIGN_CONFIGURATION', 'PAYROLL_GENERAL_SETTINGS', 'SALARY_COMPONENTS', 'SALARY_TEMPLATE', 'JOB_BOARD_INTEGRATION', 'RECRUITMENT_INTEGRATION', 'COMP_OFF_SETTINGS', 'OVERTIME_SETTINGS', 'EMPLOYEE_NUMBER_SERIES', 'ATTENDANCE_CONFIGURATION', 'ROSTER_SETTINGS', 'PRE_APPROVALS_SETTINGS', 'ROLES', 'SPECIAL_WAGES', 'LOP_RECOVERY_SETTINGS', 'CORE_HR_GENERAL_SETTINGS', 'FBP_DECLARATION_SETTINGS', 'NPS_DECLARATION_SETTINGS', 'DLP_LOCATION_TRACKING', 'DLP_KEY_LOGGING', 'DLP_ADDITIONAL_SCREENSHOTS', 'DLP_AUDIT_LOG', 'DLP_CUSTOM_ALERT', 'DLP_TOXICITY_IDENTIFIER', 'DLP_INTERNET_ACCESS_CONTROL', 'PRODUCTIVITY_MONITORING_AUDIT_LOG', 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG', 'GENERAL_SETTINGS', 'CUSTOM_FIELDS', 'EMAIL_TEMPLATES', 'CUSTOM_REPORTS', 'UI_ELEMENTS_CUSTOMIZER', 'HIRING_FLOW', 'CAREER_PAGE_DESIGNER', 'RECRUITMENT_GENERAL_SETTINGS', 'AIR_TICKETING_POLICY', 'TRAVEL_AND_EXPENSES_SETTINGS', 'ADHOC_ALLOWANCE', 'ORG_STRUCTURE', 'LOCATIONS', 'GRADES', 'EMPLOYEE_TYPE', 'LOCATION_TYPE', 'LOCATION_AREA', 'BRAND', 'JOB_LEVELS', 'DOCUMENT_SUBTYPE', 'ACCREDITATION_CATEGORY_AND_TYPE', 'BUSINESS_UNIT', 'PROJECTS', 'DEPARTMENT_HIERARCHY', 'JOB_ROLES', 'LEAVE_POLICY', 'LEAVE_CLOSURE', 'ORGANIZATION_GROUP', 'TIME_OFF_MANAGEMENT', 'TIME_OFF_CLOSURE', 'LEAVE_OVERRIDE', 'COMP_OFF_OVERRIDE', 'DESIGNATIONS', 'WORK_SCHEDULE', 'ELECTRONIC_FUND_TRANSFER', 'SALARY_PAYSLIP_BI_MONTHLY', 'BONUS', 'TDS_HISTORY', 'FULL_AND_FINAL_SETTLEMENT', 'PAYROLL_RECONCILIATION', 'SELF_MY_PROFILE', 'SELF_ATTENDANCE', 'SELF_TIME_OFF', 'SELF_LEAVE_REQUEST', 'SELF_COMPENSATORY_OFF', 'SELF_SHORT_TIME_OFF', 'SELF_TIMESHEETS', 'SELF_ORGANIZATION_CHART', 'SELF_PRE_APPROVAL', 'SELF_LOP_RECOVERY', 'SELF_COMPENSATORY_OFF_BALANCE', 'MY_DECLARATIONS', 'SELF_FBP_DECLARATION', 'SELF_NPS_DECLARATION', 'SELF_TRAVEL_AND_EXPENSES', 'SELF_TRAVEL_REQUEST', 'SELF_CLAIM_REQUEST', 'MY_PAY', 'MY_SALARY', 'MY_PAYSLIP', 'TEAM_ATTENDANCE', 'ATTENDANCE_APPROVALS', 'ATTENDANCE_BULK_ACTION', 'ATTENDANCE_FINALIZATION', 'TEAM_EARLY_CHECKOUT', 'TEAM_COMPENSATORY_OFF', 'TEAM_TRAVEL_AND_EXPENSES', 'TEAM_CLAIM_REQUEST', 'TEAM_TRAVEL_REQUEST', 'TEAM_SUMMARY', 'TEAM_SUMMARY_REPORTS', 'TEAM_TIME_OFF', 'TEAM_LEAVE_REQUEST', 'TEAM_SHORT_TIME_OFF', 'TEAM_REPORTS', 'TEAM_LOP_RECOVERY', 'TEAM_COMPENSATORY_OFF_BALANCE', 'TEAM_PRE_APPROVAL', 'TEAM_TIMESHEETS', 'EXIT_MANAGEMENT', 'UNIFORM_MONITORING', 'SALARY_INFO', 'SALARY_DETAILS', 'SALARY_REVISION', 'BENEFITS_AND_DEDUCTION', 'AIR_TICKETING_SETTLEMENT_SUMMARY', 'ONE_TIME_EARNINGS', 'BENEFITS_AND_DEDUCTION_REPORTS', 'STATUTORY_COMPONENTS', 'PROVIDENT_FUND', 'NPS', 'INSURANCE', 'GRATUITY', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND', 'FORM_24Q', 'TAX_RELIEF', 'RECRUITMENT_DASHBOARD', 'JOB_CANDIDATES', 'DUPLICATE_CANDIDATES', 'ARCHIVED_CANDIDATES', 'RECRUITMENT_ONBOARDING', 'UPCOMING_INTERVIEWS', 'PENDING_FEEDBACK', 'TALENT_POOL', 'JOB_POSTS', 'INTERVIEW_ROUNDS_MASTER', 'MY_INTEGRATION', 'LOCATION_INTELLIGENCE', 'KEY_LOGGER', 'TOXICITY_INTELLIGENCE', 'CXO_DASHBOARD', 'MAN_POWER_PLANNING_SETTINGS', 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION', 'JOB_REQUISITION', 'SHIFT_ROTATION', 'SHIFT_SWAP', 'SHIFT_SWAP_APPROVALS', 'ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN', 'EMPLOYEES', 'USER_ACCOUNTS', 'HOLIDAYS', 'CUSTOM_EMPLOYEE_GROUPS', 'EMPLOYEE_DATA_IMPORT', 'REGISTER_FACE', 'OUTBOX_MAIL', 'PER_DIEM', 'CLAWBACK', 'DOCUMENT_GENERATOR', 'BILLING', 'CHANGES', 'EMPLOYEE_PERSONAL', 'TIME_OFF', 'GEO_FENCING_AND_SELFIE_ATTENDANCE', 'SHIFT_SCHEDULING', 'CANDIDATE_SALARY', 'WORK_PLACES', 'AWARDS', 'PASSPORTS', 'LICENCES', 'ACCREDITATIONS', 'ATTENDANCE_RECORDS', 'ANNOUNCEMENTS', 'REFERENCE_LISTS', 'JOB_CHANGES', 'FAMILY_MEMBERS', 'EDUCATION', 'EXPERIENCE', 'EMPLOYEE_DOCUMENTS', 'VISAS', 'BANK_ACCOUNTS'));
--> statement-breakpoint
ALTER TABLE "form_label" ADD CONSTRAINT "form_label_form_check" CHECK ("form_label"."form" in ('DASHBOARD', 'QUICK_MENU', 'APPROVAL_MANAGEMENT', 'DYNAMIC_FORM_BUILDER', 'WORKFLOW_BUILDER', 'AIR_TICKET_CLAIM', 'ONBOARDING_INDIVIDUALS', 'ONBOARDED_INDIVIDUALS', 'FORM_GENERATOR', 'JOB_POST', 'DOCUSIGN', 'DOCUSIGN_CONFIGURATION', 'PAYROLL_GENERAL_SETTINGS', 'SALARY_COMPONENTS', 'SALARY_TEMPLATE', 'JOB_BOARD_INTEGRATION', 'RECRUITMENT_INTEGRATION', 'COMP_OFF_SETTINGS', 'OVERTIME_SETTINGS', 'EMPLOYEE_NUMBER_SERIES', 'ATTENDANCE_CONFIGURATION', 'ROSTER_SETTINGS', 'PRE_APPROVALS_SETTINGS', 'ROLES', 'SPECIAL_WAGES', 'LOP_RECOVERY_SETTINGS', 'CORE_HR_GENERAL_SETTINGS', 'FBP_DECLARATION_SETTINGS', 'NPS_DECLARATION_SETTINGS', 'DLP_LOCATION_TRACKING', 'DLP_KEY_LOGGING', 'DLP_ADDITIONAL_SCREENSHOTS', 'DLP_AUDIT_LOG', 'DLP_CUSTOM_ALERT', 'DLP_TOXICITY_IDENTIFIER', 'DLP_INTERNET_ACCESS_CONTROL', 'PRODUCTIVITY_MONITORING_AUDIT_LOG', 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG', 'GENERAL_SETTINGS', 'CUSTOM_FIELDS', 'EMAIL_TEMPLATES', 'CUSTOM_REPORTS', 'UI_ELEMENTS_CUSTOMIZER', 'HIRING_FLOW', 'CAREER_PAGE_DESIGNER', 'RECRUITMENT_GENERAL_SETTINGS', 'AIR_TICKETING_POLICY', 'TRAVEL_AND_EXPENSES_SETTINGS', 'ADHOC_ALLOWANCE', 'ORG_STRUCTURE', 'LOCATIONS', 'GRADES', 'EMPLOYEE_TYPE', 'LOCATION_TYPE', 'LOCATION_AREA', 'BRAND', 'JOB_LEVELS', 'DOCUMENT_SUBTYPE', 'ACCREDITATION_CATEGORY_AND_TYPE', 'BUSINESS_UNIT', 'PROJECTS', 'DEPARTMENT_HIERARCHY', 'JOB_ROLES', 'LEAVE_POLICY', 'LEAVE_CLOSURE', 'ORGANIZATION_GROUP', 'TIME_OFF_MANAGEMENT', 'TIME_OFF_CLOSURE', 'LEAVE_OVERRIDE', 'COMP_OFF_OVERRIDE', 'DESIGNATIONS', 'WORK_SCHEDULE', 'ELECTRONIC_FUND_TRANSFER', 'SALARY_PAYSLIP_BI_MONTHLY', 'BONUS', 'TDS_HISTORY', 'FULL_AND_FINAL_SETTLEMENT', 'PAYROLL_RECONCILIATION', 'SELF_MY_PROFILE', 'SELF_ATTENDANCE', 'SELF_TIME_OFF', 'SELF_LEAVE_REQUEST', 'SELF_COMPENSATORY_OFF', 'SELF_SHORT_TIME_OFF', 'SELF_TIMESHEETS', 'SELF_ORGANIZATION_CHART', 'SELF_PRE_APPROVAL', 'SELF_LOP_RECOVERY', 'SELF_COMPENSATORY_OFF_BALANCE', 'MY_DECLARATIONS', 'SELF_FBP_DECLARATION', 'SELF_NPS_DECLARATION', 'SELF_TRAVEL_AND_EXPENSES', 'SELF_TRAVEL_REQUEST', 'SELF_CLAIM_REQUEST', 'MY_PAY', 'MY_SALARY', 'MY_PAYSLIP', 'TEAM_ATTENDANCE', 'ATTENDANCE_APPROVALS', 'ATTENDANCE_BULK_ACTION', 'ATTENDANCE_FINALIZATION', 'TEAM_EARLY_CHECKOUT', 'TEAM_COMPENSATORY_OFF', 'TEAM_TRAVEL_AND_EXPENSES', 'TEAM_CLAIM_REQUEST', 'TEAM_TRAVEL_REQUEST', 'TEAM_SUMMARY', 'TEAM_SUMMARY_REPORTS', 'TEAM_TIME_OFF', 'TEAM_LEAVE_REQUEST', 'TEAM_SHORT_TIME_OFF', 'TEAM_REPORTS', 'TEAM_LOP_RECOVERY', 'TEAM_COMPENSATORY_OFF_BALANCE', 'TEAM_PRE_APPROVAL', 'TEAM_TIMESHEETS', 'EXIT_MANAGEMENT', 'UNIFORM_MONITORING', 'SALARY_INFO', 'SALARY_DETAILS', 'SALARY_REVISION', 'BENEFITS_AND_DEDUCTION', 'AIR_TICKETING_SETTLEMENT_SUMMARY', 'ONE_TIME_EARNINGS', 'BENEFITS_AND_DEDUCTION_REPORTS', 'STATUTORY_COMPONENTS', 'PROVIDENT_FUND', 'NPS', 'INSURANCE', 'GRATUITY', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND', 'FORM_24Q', 'TAX_RELIEF', 'RECRUITMENT_DASHBOARD', 'JOB_CANDIDATES', 'DUPLICATE_CANDIDATES', 'ARCHIVED_CANDIDATES', 'RECRUITMENT_ONBOARDING', 'UPCOMING_INTERVIEWS', 'PENDING_FEEDBACK', 'TALENT_POOL', 'JOB_POSTS', 'INTERVIEW_ROUNDS_MASTER', 'MY_INTEGRATION', 'LOCATION_INTELLIGENCE', 'KEY_LOGGER', 'TOXICITY_INTELLIGENCE', 'CXO_DASHBOARD', 'MAN_POWER_PLANNING_SETTINGS', 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION', 'JOB_REQUISITION', 'SHIFT_ROTATION', 'SHIFT_SWAP', 'SHIFT_SWAP_APPROVALS', 'ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN', 'EMPLOYEES', 'USER_ACCOUNTS', 'HOLIDAYS', 'CUSTOM_EMPLOYEE_GROUPS', 'EMPLOYEE_DATA_IMPORT', 'REGISTER_FACE', 'OUTBOX_MAIL', 'PER_DIEM', 'CLAWBACK', 'DOCUMENT_GENERATOR', 'BILLING', 'CHANGES', 'EMPLOYEE_PERSONAL', 'TIME_OFF', 'GEO_FENCING_AND_SELFIE_ATTENDANCE', 'SHIFT_SCHEDULING', 'CANDIDATE_SALARY', 'WORK_PLACES', 'AWARDS', 'PASSPORTS', 'LICENCES', 'ACCREDITATIONS', 'ATTENDANCE_RECORDS', 'ANNOUNCEMENTS', 'REFERENCE_LISTS', 'JOB_CHANGES', 'FAMILY_MEMBERS', 'EDUCATION', 'EXPERIENCE', 'EMPLOYEE_DOCUMENTS', 'VISAS', 'BANK_ACCOUNTS'));
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'Announcement', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BusinessUnit', 'CareerTrack', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'Course', 'CustomEmployeeGroup', 'Department', 'Designation', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'Grade', 'Holiday', 'Institution', 'InsuranceType', 'JobChange', 'JobLevel', 'LeaveBalance', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'Organisation', 'Passport', 'PayrollCycle', 'Profession', 'Punch', 'Regularisation', 'Relationship', 'Religion', 'Role', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'Specialization', 'TaxCode', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
CREATE POLICY "bank_account_tenant" ON "bank_account" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "education_tenant" ON "education" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "employee_document_tenant" ON "employee_document" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "employee_number_series_tenant" ON "employee_number_series" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "experience_tenant" ON "experience" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "family_member_tenant" ON "family_member" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "job_change_tenant" ON "job_change" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "visa_tenant" ON "visa" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
