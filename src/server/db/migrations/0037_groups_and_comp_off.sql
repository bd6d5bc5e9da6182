CREATE TABLE "custom_employee_group" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"description" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "custom_employee_group_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "custom_employee_group_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "custom_employee_group_status_check" CHECK ("custom_employee_group"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "custom_employee_group" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "group_exception" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"custom_employee_group_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "group_exception_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "group_exception" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "group_member" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"custom_employee_group_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "group_member_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "group_member" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "group_rule" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"department_id" bigint,
	"location_id" bigint,
	"designation_id" bigint,
	"grade_id" bigint,
	"employee_type_id" bigint,
	"business_unit_id" bigint,
	"manager_id" bigint,
	"custom_employee_group_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "group_rule_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "group_rule" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "comp_off_configuration" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"coverage" text DEFAULT 'ORGANIZATION' NOT NULL,
	"custom_group_id" bigint,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"work_day_type" text DEFAULT 'REST_DAY_AND_HOLIDAY' NOT NULL,
	"threshold" numeric(9, 4) DEFAULT '0' NOT NULL,
	"fixed_regular_hours" numeric(9, 4),
	"minimum_regular_hours_for_full_day" numeric(9, 4) DEFAULT '8' NOT NULL,
	"allow_half_day_comp_off_credit" boolean DEFAULT true NOT NULL,
	"minimum_regular_hours_for_half_day" numeric(9, 4) DEFAULT '4' NOT NULL,
	"additional_comp_off_for_overtime_hours" boolean DEFAULT false NOT NULL,
	"minimum_overtime_hours_for_full_day" numeric(9, 4) DEFAULT '8' NOT NULL,
	"minimum_overtime_hours_for_half_day" numeric(9, 4) DEFAULT '4' NOT NULL,
	"expiry_type" text DEFAULT 'DAYS' NOT NULL,
	"expiry_days" integer DEFAULT 90,
	"encashment" boolean DEFAULT false NOT NULL,
	"encashment_mode" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "comp_off_configuration_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "comp_off_configuration_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "comp_off_configuration_coverage_check" CHECK ("comp_off_configuration"."coverage" in ('ORGANIZATION', 'CUSTOM_GROUP')),
	CONSTRAINT "comp_off_configuration_status_check" CHECK ("comp_off_configuration"."status" in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "comp_off_configuration_work_day_type_check" CHECK ("comp_off_configuration"."work_day_type" in ('REST_DAY', 'HOLIDAY', 'REST_DAY_AND_HOLIDAY', 'ANY_DAY')),
	CONSTRAINT "comp_off_configuration_expiry_type_check" CHECK ("comp_off_configuration"."expiry_type" in ('NEVER', 'DAYS', 'END_OF_MONTH', 'END_OF_YEAR')),
	CONSTRAINT "comp_off_configuration_encashment_mode_check" CHECK ("comp_off_configuration"."encashment_mode" in ('ON_EXPIRY', 'ON_REQUEST'))
);

--> statement-breakpoint
ALTER TABLE "comp_off_configuration" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "comp_off_grant" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Comp off grant' NOT NULL,
	"past_days" integer DEFAULT 30 NOT NULL,
	"future_days" integer DEFAULT 0 NOT NULL,
	"document_required" boolean DEFAULT false NOT NULL,
	"reason_required" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "comp_off_grant_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "comp_off_grant" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "form_coverage" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text,
	"form" text DEFAULT 'COMP_OFF_SETTINGS' NOT NULL,
	"coverage" text DEFAULT 'ORGANIZATION' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "form_coverage_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "form_coverage_form_key" UNIQUE("org_code","form"),
	CONSTRAINT "form_coverage_form_check" CHECK ("form_coverage"."form" in ('COMP_OFF_SETTINGS', 'OVERTIME_SETTINGS', 'SPECIAL_WAGES', 'PRE_APPROVALS_SETTINGS', 'LEAVE_POLICY')),
	CONSTRAINT "form_coverage_coverage_check" CHECK ("form_coverage"."coverage" in ('ORGANIZATION', 'CUSTOM_GROUP'))
);

--> statement-breakpoint
ALTER TABLE "form_coverage" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "group_exception" ADD CONSTRAINT "group_exception_custom_employee_group_id_fk" FOREIGN KEY ("org_code","custom_employee_group_id") REFERENCES "public"."custom_employee_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_exception" ADD CONSTRAINT "group_exception_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_custom_employee_group_id_fk" FOREIGN KEY ("org_code","custom_employee_group_id") REFERENCES "public"."custom_employee_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_rule" ADD CONSTRAINT "group_rule_custom_employee_group_id_fk" FOREIGN KEY ("org_code","custom_employee_group_id") REFERENCES "public"."custom_employee_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_rule" ADD CONSTRAINT "group_rule_department_id_fk" FOREIGN KEY ("org_code","department_id") REFERENCES "public"."department"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_rule" ADD CONSTRAINT "group_rule_location_id_fk" FOREIGN KEY ("org_code","location_id") REFERENCES "public"."location"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_rule" ADD CONSTRAINT "group_rule_designation_id_fk" FOREIGN KEY ("org_code","designation_id") REFERENCES "public"."designation"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_rule" ADD CONSTRAINT "group_rule_grade_id_fk" FOREIGN KEY ("org_code","grade_id") REFERENCES "public"."grade"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_rule" ADD CONSTRAINT "group_rule_employee_type_id_fk" FOREIGN KEY ("org_code","employee_type_id") REFERENCES "public"."employee_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_rule" ADD CONSTRAINT "group_rule_business_unit_id_fk" FOREIGN KEY ("org_code","business_unit_id") REFERENCES "public"."business_unit"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_rule" ADD CONSTRAINT "group_rule_manager_id_fk" FOREIGN KEY ("org_code","manager_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comp_off_configuration" ADD CONSTRAINT "comp_off_configuration_custom_group_id_fk" FOREIGN KEY ("org_code","custom_group_id") REFERENCES "public"."custom_employee_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "custom_employee_group_name_idx" ON "custom_employee_group" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "custom_employee_group_status_idx" ON "custom_employee_group" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "custom_employee_group_search_idx" ON "custom_employee_group" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "group_exception_custom_employee_group_id_idx" ON "group_exception" USING btree ("org_code","custom_employee_group_id","position");
--> statement-breakpoint
CREATE INDEX "group_member_custom_employee_group_id_idx" ON "group_member" USING btree ("org_code","custom_employee_group_id","position");
--> statement-breakpoint
CREATE INDEX "group_rule_custom_employee_group_id_idx" ON "group_rule" USING btree ("org_code","custom_employee_group_id","position");
--> statement-breakpoint
CREATE INDEX "comp_off_configuration_name_idx" ON "comp_off_configuration" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "comp_off_configuration_coverage_idx" ON "comp_off_configuration" USING btree ("org_code","coverage","id");
--> statement-breakpoint
CREATE INDEX "comp_off_configuration_custom_group_id_idx" ON "comp_off_configuration" USING btree ("org_code","custom_group_id","id");
--> statement-breakpoint
CREATE INDEX "comp_off_configuration_status_idx" ON "comp_off_configuration" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "comp_off_configuration_work_day_type_idx" ON "comp_off_configuration" USING btree ("org_code","work_day_type","id");
--> statement-breakpoint
CREATE INDEX "comp_off_configuration_expiry_type_idx" ON "comp_off_configuration" USING btree ("org_code","expiry_type","id");
--> statement-breakpoint
CREATE INDEX "comp_off_configuration_search_idx" ON "comp_off_configuration" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "form_coverage_name_idx" ON "form_coverage" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "form_coverage_form_idx" ON "form_coverage" USING btree ("org_code","form","id");
--> statement-breakpoint
CREATE INDEX "form_coverage_coverage_idx" ON "form_coverage" USING btree ("org_code","coverage","id");
--> statement-breakpoint
CREATE INDEX "form_coverage_search_idx" ON "form_coverage" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE POLICY "custom_employee_group_tenant" ON "custom_employee_group" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "group_exception_tenant" ON "group_exception" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "group_member_tenant" ON "group_member" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "group_rule_tenant" ON "group_rule" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "comp_off_configuration_tenant" ON "comp_off_configuration" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "comp_off_grant_tenant" ON "comp_off_grant" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "form_coverage_tenant" ON "form_coverage" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
