CREATE TABLE "accreditation_category" (
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
	CONSTRAINT "accreditation_category_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "accreditation_category_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "accreditation_category_status_check" CHECK ("accreditation_category"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "accreditation_category" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "accreditation_link" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"label" text,
	"designation_id" bigint NOT NULL,
	"accreditation_id" bigint NOT NULL,
	"mandatory" boolean DEFAULT true NOT NULL,
	"within_days" integer,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"label_folded" text GENERATED ALWAYS AS (fold("label")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("label", ''))) STORED,
	CONSTRAINT "accreditation_link_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "accreditation_link_designation_id_accreditation_id_key" UNIQUE("org_code","designation_id","accreditation_id"),
	CONSTRAINT "accreditation_link_status_check" CHECK ("accreditation_link"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "accreditation_link" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "accreditation_type" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"category_id" bigint NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"mandatory_during_self_onboarding" boolean DEFAULT false NOT NULL,
	"enforce_dependent" boolean DEFAULT false NOT NULL,
	"enforcement_group_id" bigint,
	"document" text,
	"instruction" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "accreditation_type_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "accreditation_type_name_category_id_key" UNIQUE("org_code","name_folded","category_id"),
	CONSTRAINT "accreditation_type_status_check" CHECK ("accreditation_type"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "accreditation_type" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "brand" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "brand_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "brand_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "brand_status_check" CHECK ("brand"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "brand" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "currency" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"symbol" text,
	"decimals" integer DEFAULT 2 NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "currency_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "currency_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "currency_status_check" CHECK ("currency"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "currency" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "document_category" (
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
	CONSTRAINT "document_category_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "document_category_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "document_category_status_check" CHECK ("document_category"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "document_category" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "document_subtype" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"document_type_id" bigint NOT NULL,
	"document_category_id" bigint NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"enforced_in_self_onboarding" boolean DEFAULT false NOT NULL,
	"enforce_during_onboarding" boolean DEFAULT false NOT NULL,
	"enforcement_group_id" bigint,
	"downloadable_document" text,
	"instruction" text,
	"allowed_for_email_communication" boolean DEFAULT false NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "document_subtype_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "document_subtype_name_document_type_id_key" UNIQUE("org_code","name_folded","document_type_id"),
	CONSTRAINT "document_subtype_status_check" CHECK ("document_subtype"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "document_subtype" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "document_subtype_template" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"template_id" bigint NOT NULL,
	"document_subtype_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "document_subtype_template_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "document_subtype_template" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "document_type" (
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
	CONSTRAINT "document_type_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "document_type_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "document_type_status_check" CHECK ("document_type"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "document_type" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "enforcement_group" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"required" integer DEFAULT 1 NOT NULL,
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
	CONSTRAINT "enforcement_group_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "enforcement_group_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "enforcement_group_status_check" CHECK ("enforcement_group"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "enforcement_group" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "job_role" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"job_level_id" bigint,
	"responsibilities" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "job_role_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "job_role_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "job_role_status_check" CHECK ("job_role"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "job_role" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "location_area" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "location_area_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "location_area_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "location_area_status_check" CHECK ("location_area"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "location_area" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "location_type" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "location_type_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "location_type_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "location_type_status_check" CHECK ("location_type"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "location_type" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "organization_group" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"head_id" bigint,
	"description" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "organization_group_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "organization_group_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "organization_group_status_check" CHECK ("organization_group"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "organization_group" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "per_diem" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"title" text NOT NULL,
	"configuration_type" text DEFAULT 'FIXED' NOT NULL,
	"country" text NOT NULL,
	"expense_type" text DEFAULT 'MEALS_AND_INCIDENTALS' NOT NULL,
	"per_diem_rate" numeric(19, 4) NOT NULL,
	"currency" text NOT NULL,
	"include_travel_dates" boolean DEFAULT true NOT NULL,
	"description" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"title_folded" text GENERATED ALWAYS AS (fold("title")) STORED,
	"country_folded" text GENERATED ALWAYS AS (fold("country")) STORED,
	"currency_folded" text GENERATED ALWAYS AS (fold("currency")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("title", ''))) STORED,
	CONSTRAINT "per_diem_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "per_diem_title_country_key" UNIQUE("org_code","title_folded","country_folded"),
	CONSTRAINT "per_diem_configuration_type_check" CHECK ("per_diem"."configuration_type" in ('FIXED', 'UP_TO_RATE')),
	CONSTRAINT "per_diem_expense_type_check" CHECK ("per_diem"."expense_type" in ('MEALS_AND_INCIDENTALS', 'LODGING', 'LOCAL_TRANSPORT', 'ALL_INCLUSIVE')),
	CONSTRAINT "per_diem_status_check" CHECK ("per_diem"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "per_diem" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "project" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"client" text,
	"manager_id" bigint,
	"business_unit_id" bigint,
	"location_id" bigint,
	"from_date" date,
	"to_date" date,
	"description" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"client_folded" text GENERATED ALWAYS AS (fold("client")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", '') || coalesce(' ' || "client", ''))) STORED,
	CONSTRAINT "project_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "project_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "project_status_check" CHECK ("project"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "project" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "service_provider" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"service" text,
	"tax_number" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"contact_person" text,
	"email" text,
	"phone" text,
	"address" jsonb,
	"contract_from" date,
	"contract_to" date,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"service_folded" text GENERATED ALWAYS AS (fold("service")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", '') || coalesce(' ' || "service", '') || coalesce(' ' || "tax_number", ''))) STORED,
	CONSTRAINT "service_provider_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "service_provider_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "service_provider_status_check" CHECK ("service_provider"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "service_provider" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "business_unit" ADD COLUMN "organization_group_id" bigint;
--> statement-breakpoint
ALTER TABLE "business_unit" ADD COLUMN "head_id" bigint;
--> statement-breakpoint
ALTER TABLE "business_unit" ADD COLUMN "description" text;
--> statement-breakpoint
ALTER TABLE "business_unit" ADD COLUMN "cost_center_folded" text GENERATED ALWAYS AS (fold("cost_center")) STORED;
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "job_role_id" bigint;
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "service_provider_id" bigint;
--> statement-breakpoint
ALTER TABLE "employee_accreditation" ADD COLUMN "accreditation_id" bigint;
--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "location_type_id" bigint;
--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "location_area_id" bigint;
--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "brand_id" bigint;
--> statement-breakpoint
ALTER TABLE "accreditation_link" ADD CONSTRAINT "accreditation_link_designation_id_fk" FOREIGN KEY ("org_code","designation_id") REFERENCES "public"."designation"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accreditation_link" ADD CONSTRAINT "accreditation_link_accreditation_id_fk" FOREIGN KEY ("org_code","accreditation_id") REFERENCES "public"."accreditation_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accreditation_type" ADD CONSTRAINT "accreditation_type_category_id_fk" FOREIGN KEY ("org_code","category_id") REFERENCES "public"."accreditation_category"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accreditation_type" ADD CONSTRAINT "accreditation_type_enforcement_group_id_fk" FOREIGN KEY ("org_code","enforcement_group_id") REFERENCES "public"."enforcement_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_subtype" ADD CONSTRAINT "document_subtype_document_type_id_fk" FOREIGN KEY ("org_code","document_type_id") REFERENCES "public"."document_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_subtype" ADD CONSTRAINT "document_subtype_document_category_id_fk" FOREIGN KEY ("org_code","document_category_id") REFERENCES "public"."document_category"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_subtype" ADD CONSTRAINT "document_subtype_enforcement_group_id_fk" FOREIGN KEY ("org_code","enforcement_group_id") REFERENCES "public"."enforcement_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_subtype_template" ADD CONSTRAINT "document_subtype_template_document_subtype_id_fk" FOREIGN KEY ("org_code","document_subtype_id") REFERENCES "public"."document_subtype"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_subtype_template" ADD CONSTRAINT "document_subtype_template_template_id_fk" FOREIGN KEY ("org_code","template_id") REFERENCES "public"."email_template"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_role" ADD CONSTRAINT "job_role_job_level_id_fk" FOREIGN KEY ("org_code","job_level_id") REFERENCES "public"."job_level"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organization_group" ADD CONSTRAINT "organization_group_head_id_fk" FOREIGN KEY ("org_code","head_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_manager_id_fk" FOREIGN KEY ("org_code","manager_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_business_unit_id_fk" FOREIGN KEY ("org_code","business_unit_id") REFERENCES "public"."business_unit"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_location_id_fk" FOREIGN KEY ("org_code","location_id") REFERENCES "public"."location"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "accreditation_category_name_idx" ON "accreditation_category" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "accreditation_category_status_idx" ON "accreditation_category" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "accreditation_category_search_idx" ON "accreditation_category" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "accreditation_link_label_idx" ON "accreditation_link" USING btree ("org_code","label_folded","id");
--> statement-breakpoint
CREATE INDEX "accreditation_link_designation_id_idx" ON "accreditation_link" USING btree ("org_code","designation_id","id");
--> statement-breakpoint
CREATE INDEX "accreditation_link_accreditation_id_idx" ON "accreditation_link" USING btree ("org_code","accreditation_id","id");
--> statement-breakpoint
CREATE INDEX "accreditation_link_mandatory_idx" ON "accreditation_link" USING btree ("org_code","mandatory","id");
--> statement-breakpoint
CREATE INDEX "accreditation_link_within_days_idx" ON "accreditation_link" USING btree ("org_code","within_days","id");
--> statement-breakpoint
CREATE INDEX "accreditation_link_status_idx" ON "accreditation_link" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "accreditation_link_search_idx" ON "accreditation_link" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "accreditation_type_name_idx" ON "accreditation_type" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "accreditation_type_category_id_idx" ON "accreditation_type" USING btree ("org_code","category_id","id");
--> statement-breakpoint
CREATE INDEX "accreditation_type_status_idx" ON "accreditation_type" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "accreditation_type_mandatory_during_self_onboarding_idx" ON "accreditation_type" USING btree ("org_code","mandatory_during_self_onboarding","id");
--> statement-breakpoint
CREATE INDEX "accreditation_type_enforce_dependent_idx" ON "accreditation_type" USING btree ("org_code","enforce_dependent","id");
--> statement-breakpoint
CREATE INDEX "accreditation_type_enforcement_group_id_idx" ON "accreditation_type" USING btree ("org_code","enforcement_group_id","id");
--> statement-breakpoint
CREATE INDEX "accreditation_type_search_idx" ON "accreditation_type" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "brand_name_idx" ON "brand" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "brand_code_idx" ON "brand" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "brand_status_idx" ON "brand" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "brand_search_idx" ON "brand" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "currency_name_idx" ON "currency" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "currency_code_idx" ON "currency" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "currency_status_idx" ON "currency" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "currency_search_idx" ON "currency" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "document_category_name_idx" ON "document_category" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "document_category_status_idx" ON "document_category" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "document_category_search_idx" ON "document_category" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "document_subtype_name_idx" ON "document_subtype" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "document_subtype_document_type_id_idx" ON "document_subtype" USING btree ("org_code","document_type_id","id");
--> statement-breakpoint
CREATE INDEX "document_subtype_document_category_id_idx" ON "document_subtype" USING btree ("org_code","document_category_id","id");
--> statement-breakpoint
CREATE INDEX "document_subtype_status_idx" ON "document_subtype" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "document_subtype_enforced_in_self_onboarding_idx" ON "document_subtype" USING btree ("org_code","enforced_in_self_onboarding","id");
--> statement-breakpoint
CREATE INDEX "document_subtype_enforce_during_onboarding_idx" ON "document_subtype" USING btree ("org_code","enforce_during_onboarding","id");
--> statement-breakpoint
CREATE INDEX "document_subtype_enforcement_group_id_idx" ON "document_subtype" USING btree ("org_code","enforcement_group_id","id");
--> statement-breakpoint
CREATE INDEX "document_subtype_allowed_for_email_communication_idx" ON "document_subtype" USING btree ("org_code","allowed_for_email_communication","id");
--> statement-breakpoint
CREATE INDEX "document_subtype_search_idx" ON "document_subtype" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "document_subtype_template_document_subtype_id_idx" ON "document_subtype_template" USING btree ("org_code","document_subtype_id","position");
--> statement-breakpoint
CREATE INDEX "document_type_name_idx" ON "document_type" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "document_type_status_idx" ON "document_type" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "document_type_search_idx" ON "document_type" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "enforcement_group_name_idx" ON "enforcement_group" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "enforcement_group_required_idx" ON "enforcement_group" USING btree ("org_code","required","id");
--> statement-breakpoint
CREATE INDEX "enforcement_group_status_idx" ON "enforcement_group" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "enforcement_group_search_idx" ON "enforcement_group" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "job_role_name_idx" ON "job_role" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "job_role_code_idx" ON "job_role" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "job_role_job_level_id_idx" ON "job_role" USING btree ("org_code","job_level_id","id");
--> statement-breakpoint
CREATE INDEX "job_role_status_idx" ON "job_role" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "job_role_search_idx" ON "job_role" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "location_area_name_idx" ON "location_area" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "location_area_code_idx" ON "location_area" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "location_area_status_idx" ON "location_area" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "location_area_search_idx" ON "location_area" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "location_type_name_idx" ON "location_type" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "location_type_code_idx" ON "location_type" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "location_type_status_idx" ON "location_type" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "location_type_search_idx" ON "location_type" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "organization_group_name_idx" ON "organization_group" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "organization_group_code_idx" ON "organization_group" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "organization_group_head_id_idx" ON "organization_group" USING btree ("org_code","head_id","id");
--> statement-breakpoint
CREATE INDEX "organization_group_status_idx" ON "organization_group" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "organization_group_search_idx" ON "organization_group" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "per_diem_title_idx" ON "per_diem" USING btree ("org_code","title_folded","id");
--> statement-breakpoint
CREATE INDEX "per_diem_configuration_type_idx" ON "per_diem" USING btree ("org_code","configuration_type","id");
--> statement-breakpoint
CREATE INDEX "per_diem_country_idx" ON "per_diem" USING btree ("org_code","country_folded","id");
--> statement-breakpoint
CREATE INDEX "per_diem_expense_type_idx" ON "per_diem" USING btree ("org_code","expense_type","id");
--> statement-breakpoint
CREATE INDEX "per_diem_per_diem_rate_idx" ON "per_diem" USING btree ("org_code","per_diem_rate","id");
--> statement-breakpoint
CREATE INDEX "per_diem_currency_idx" ON "per_diem" USING btree ("org_code","currency_folded","id");
--> statement-breakpoint
CREATE INDEX "per_diem_include_travel_dates_idx" ON "per_diem" USING btree ("org_code","include_travel_dates","id");
--> statement-breakpoint
CREATE INDEX "per_diem_status_idx" ON "per_diem" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "per_diem_search_idx" ON "per_diem" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "project_name_idx" ON "project" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "project_code_idx" ON "project" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "project_client_idx" ON "project" USING btree ("org_code","client_folded","id");
--> statement-breakpoint
CREATE INDEX "project_manager_id_idx" ON "project" USING btree ("org_code","manager_id","id");
--> statement-breakpoint
CREATE INDEX "project_business_unit_id_idx" ON "project" USING btree ("org_code","business_unit_id","id");
--> statement-breakpoint
CREATE INDEX "project_location_id_idx" ON "project" USING btree ("org_code","location_id","id");
--> statement-breakpoint
CREATE INDEX "project_from_date_idx" ON "project" USING btree ("org_code","from_date","id");
--> statement-breakpoint
CREATE INDEX "project_to_date_idx" ON "project" USING btree ("org_code","to_date","id");
--> statement-breakpoint
CREATE INDEX "project_status_idx" ON "project" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "project_search_idx" ON "project" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "service_provider_name_idx" ON "service_provider" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "service_provider_code_idx" ON "service_provider" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "service_provider_service_idx" ON "service_provider" USING btree ("org_code","service_folded","id");
--> statement-breakpoint
CREATE INDEX "service_provider_status_idx" ON "service_provider" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "service_provider_contract_from_idx" ON "service_provider" USING btree ("org_code","contract_from","id");
--> statement-breakpoint
CREATE INDEX "service_provider_contract_to_idx" ON "service_provider" USING btree ("org_code","contract_to","id");
--> statement-breakpoint
CREATE INDEX "service_provider_search_idx" ON "service_provider" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "business_unit" ADD CONSTRAINT "business_unit_organization_group_id_fk" FOREIGN KEY ("org_code","organization_group_id") REFERENCES "public"."organization_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "business_unit" ADD CONSTRAINT "business_unit_head_id_fk" FOREIGN KEY ("org_code","head_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_job_role_id_fk" FOREIGN KEY ("org_code","job_role_id") REFERENCES "public"."job_role"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_service_provider_id_fk" FOREIGN KEY ("org_code","service_provider_id") REFERENCES "public"."service_provider"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_accreditation" ADD CONSTRAINT "employee_accreditation_accreditation_id_fk" FOREIGN KEY ("org_code","accreditation_id") REFERENCES "public"."accreditation_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "location" ADD CONSTRAINT "location_location_type_id_fk" FOREIGN KEY ("org_code","location_type_id") REFERENCES "public"."location_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "location" ADD CONSTRAINT "location_location_area_id_fk" FOREIGN KEY ("org_code","location_area_id") REFERENCES "public"."location_area"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "location" ADD CONSTRAINT "location_brand_id_fk" FOREIGN KEY ("org_code","brand_id") REFERENCES "public"."brand"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "business_unit_cost_center_idx" ON "business_unit" USING btree ("org_code","cost_center_folded","id");
--> statement-breakpoint
CREATE INDEX "business_unit_organization_group_id_idx" ON "business_unit" USING btree ("org_code","organization_group_id","id");
--> statement-breakpoint
CREATE INDEX "business_unit_head_id_idx" ON "business_unit" USING btree ("org_code","head_id","id");
--> statement-breakpoint
CREATE INDEX "employee_job_role_id_idx" ON "employee" USING btree ("org_code","job_role_id","id");
--> statement-breakpoint
CREATE INDEX "employee_service_provider_id_idx" ON "employee" USING btree ("org_code","service_provider_id","id");
--> statement-breakpoint
CREATE INDEX "employee_accreditation_accreditation_id_idx" ON "employee_accreditation" USING btree ("org_code","accreditation_id","id");
--> statement-breakpoint
CREATE INDEX "location_location_type_id_idx" ON "location" USING btree ("org_code","location_type_id","id");
--> statement-breakpoint
CREATE INDEX "location_location_area_id_idx" ON "location" USING btree ("org_code","location_area_id","id");
--> statement-breakpoint
CREATE INDEX "location_brand_id_idx" ON "location" USING btree ("org_code","brand_id","id");
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'Announcement', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'Brand', 'BusinessUnit', 'CareerTrack', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'Grade', 'Holiday', 'Institution', 'InsuranceType', 'JobChange', 'JobLevel', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'OnDuty', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Regularisation', 'Relationship', 'Religion', 'Role', 'RosterSetting', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
CREATE POLICY "accreditation_category_tenant" ON "accreditation_category" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "accreditation_link_tenant" ON "accreditation_link" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "accreditation_type_tenant" ON "accreditation_type" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "brand_tenant" ON "brand" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "currency_tenant" ON "currency" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "document_category_tenant" ON "document_category" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "document_subtype_tenant" ON "document_subtype" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "document_subtype_template_tenant" ON "document_subtype_template" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "document_type_tenant" ON "document_type" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "enforcement_group_tenant" ON "enforcement_group" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "job_role_tenant" ON "job_role" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "location_area_tenant" ON "location_area" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "location_type_tenant" ON "location_type" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "organization_group_tenant" ON "organization_group" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "per_diem_tenant" ON "per_diem" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "project_tenant" ON "project" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "service_provider_tenant" ON "service_provider" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
