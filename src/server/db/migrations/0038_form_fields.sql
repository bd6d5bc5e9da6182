CREATE TABLE "form_field" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"label" text NOT NULL,
	"entity" text NOT NULL,
	"field" text,
	"kind" text,
	"choices" text,
	"is_required" boolean DEFAULT false NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"minimum" numeric(19, 4),
	"maximum" numeric(19, 4),
	"preset" text,
	"section" text,
	"position" integer,
	"hint" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"label_folded" text GENERATED ALWAYS AS (fold("label")) STORED,
	"field_folded" text GENERATED ALWAYS AS (fold("field")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("label", '') || coalesce(' ' || "field", ''))) STORED,
	CONSTRAINT "form_field_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "form_field_entity_field_key" UNIQUE("org_code","entity","field_folded"),
	CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('Announcement', 'AttendanceConfiguration', 'Award', 'BusinessUnit', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CustomEmployeeGroup', 'Department', 'Designation', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeType', 'Exit', 'FormCoverage', 'FormField', 'Grade', 'Holiday', 'JobLevel', 'LeaveBalance', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'Organisation', 'Passport', 'PayrollCycle', 'Punch', 'Regularisation', 'Role', 'ShortTimeOff', 'SignInPolicy', 'UserAccount', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule')),
	CONSTRAINT "form_field_kind_check" CHECK ("form_field"."kind" in ('TEXT', 'LONG_TEXT', 'INTEGER', 'DECIMAL', 'MONEY', 'PERCENT', 'DATE', 'YES_NO', 'CHOICE', 'CHOICES', 'EMAIL', 'PHONE')),
	CONSTRAINT "form_field_preset_check" CHECK ("form_field"."preset" in ('ALPHABET_WITH_SPACE', 'ALPHANUMERIC_WITH_SPACE', 'COMMON_INPUT_ALPHA', 'COMMON_INPUT_ALPHANUMERIC', 'ALL_INPUTS_ALLOWED', 'ONLY_NUMBERS', 'ONLY_ALPHABETS', 'ONLY_ALPHANUMERIC'))
);

--> statement-breakpoint
ALTER TABLE "form_field" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE INDEX "form_field_label_idx" ON "form_field" USING btree ("org_code","label_folded","id");
--> statement-breakpoint
CREATE INDEX "form_field_entity_idx" ON "form_field" USING btree ("org_code","entity","id");
--> statement-breakpoint
CREATE INDEX "form_field_field_idx" ON "form_field" USING btree ("org_code","field_folded","id");
--> statement-breakpoint
CREATE INDEX "form_field_kind_idx" ON "form_field" USING btree ("org_code","kind","id");
--> statement-breakpoint
CREATE INDEX "form_field_is_required_idx" ON "form_field" USING btree ("org_code","is_required","id");
--> statement-breakpoint
CREATE INDEX "form_field_is_visible_idx" ON "form_field" USING btree ("org_code","is_visible","id");
--> statement-breakpoint
CREATE INDEX "form_field_search_idx" ON "form_field" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE POLICY "form_field_tenant" ON "form_field" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
