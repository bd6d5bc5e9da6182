CREATE TABLE "attendance_configuration" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"attendance_type" text DEFAULT 'WEB_AND_MOBILE' NOT NULL,
	"location_id" bigint,
	"regularisation_limit" integer DEFAULT 3 NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"geo_fencing_enabled" boolean DEFAULT false NOT NULL,
	"force_fencing" boolean DEFAULT false NOT NULL,
	"center_latitude" numeric(19, 4),
	"center_longitude" numeric(19, 4),
	"radius_metres" integer,
	"facial_recognition_enabled" boolean DEFAULT false NOT NULL,
	"force_facial_recognition" boolean DEFAULT false NOT NULL,
	"enable_liveness_detection" boolean DEFAULT false NOT NULL,
	"number_of_challenges" integer,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "attendance_configuration_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "attendance_configuration_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "attendance_configuration_attendance_type_check" CHECK ("attendance_configuration"."attendance_type" in ('WEB', 'MOBILE', 'WEB_AND_MOBILE')),
	CONSTRAINT "attendance_configuration_status_check" CHECK ("attendance_configuration"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "attendance_configuration" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "punch" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"label" text GENERATED ALWAYS AS (coalesce("address", '') || coalesce(' ' || "note", '')) STORED,
	"employee_id" bigint NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"work_date" date NOT NULL,
	"work_place_id" bigint,
	"address" text,
	"note" text,
	"latitude" numeric(19, 4),
	"longitude" numeric(19, 4),
	"accuracy_metres" integer,
	"source" text DEFAULT 'WEB' NOT NULL,
	"face_verified" boolean DEFAULT false NOT NULL,
	"inside_fence" boolean,
	"label_folded" text GENERATED ALWAYS AS (fold(coalesce("address", '') || coalesce(' ' || "note", ''))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("address", '') || coalesce(' ' || "note", ''))) STORED,
	CONSTRAINT "punch_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "punch_type_check" CHECK ("punch"."type" in ('IN', 'OUT')),
	CONSTRAINT "punch_source_check" CHECK ("punch"."source" in ('WEB', 'MOBILE', 'REGULARISATION', 'IMPORT'))
);

--> statement-breakpoint
ALTER TABLE "punch" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "regularisation" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"work_date" date NOT NULL,
	"check_in" time(0),
	"check_out" time(0),
	"reason" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"reason_folded" text GENERATED ALWAYS AS (fold("reason")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("reason", ''))) STORED,
	CONSTRAINT "regularisation_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "regularisation_status_check" CHECK ("regularisation"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "regularisation" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "work_from_home_pre_approval" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"reason_folded" text GENERATED ALWAYS AS (fold("reason")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("reason", ''))) STORED,
	CONSTRAINT "work_from_home_pre_approval_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "work_from_home_pre_approval_status_check" CHECK ("work_from_home_pre_approval"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "work_from_home_pre_approval" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "award" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"name" text NOT NULL,
	"awarded_on" date NOT NULL,
	"description" text,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "award_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "award" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "employee_accreditation" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"name" text NOT NULL,
	"number" text,
	"issuing_authority" text,
	"issued_on" date,
	"expires_on" date,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"number_folded" text GENERATED ALWAYS AS (fold("number")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "number", ''))) STORED,
	CONSTRAINT "employee_accreditation_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "employee_accreditation" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "holiday" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"kind" text DEFAULT 'MANDATORY' NOT NULL,
	"location_id" bigint,
	"description" text,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "holiday_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "holiday_name_date_location_id_key" UNIQUE("org_code","name_folded","date","location_id"),
	CONSTRAINT "holiday_kind_check" CHECK ("holiday"."kind" in ('MANDATORY', 'PERSONAL_CHOICE'))
);

--> statement-breakpoint
ALTER TABLE "holiday" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "licence" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"issuing_authority" text,
	"issuing_country" text,
	"expires_on" date,
	"kind_folded" text GENERATED ALWAYS AS (fold("kind")) STORED,
	"number_folded" text GENERATED ALWAYS AS (fold("number")) STORED,
	"issuing_country_folded" text GENERATED ALWAYS AS (fold("issuing_country")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("kind", '') || coalesce(' ' || "number", ''))) STORED,
	CONSTRAINT "licence_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "licence_number_kind_key" UNIQUE("org_code","number_folded","kind_folded")
);

--> statement-breakpoint
ALTER TABLE "licence" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "passport" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"number" text NOT NULL,
	"issuing_country" text NOT NULL,
	"issued_on" date,
	"expires_on" date NOT NULL,
	"number_folded" text GENERATED ALWAYS AS (fold("number")) STORED,
	"issuing_country_folded" text GENERATED ALWAYS AS (fold("issuing_country")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("number", ''))) STORED,
	CONSTRAINT "passport_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "passport_number_issuing_country_key" UNIQUE("org_code","number_folded","issuing_country_folded")
);

--> statement-breakpoint
ALTER TABLE "passport" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "work_place" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'OFFICE' NOT NULL,
	"image" text,
	"auto_attendance" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "work_place_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "work_place_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "work_place_kind_check" CHECK ("work_place"."kind" in ('OFFICE', 'FIELD', 'WORK_FROM_HOME', 'OTHER')),
	CONSTRAINT "work_place_status_check" CHECK ("work_place"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "work_place" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "comp_off" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"worked_on" date NOT NULL,
	"days" numeric(19, 4) DEFAULT '1' NOT NULL,
	"expires_on" date,
	"reason" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"reason_folded" text GENERATED ALWAYS AS (fold("reason")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("reason", ''))) STORED,
	CONSTRAINT "comp_off_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "comp_off_status_check" CHECK ("comp_off"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "comp_off" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "leave_balance" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"note" text,
	"employee_id" bigint NOT NULL,
	"leave_type_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"entitled_days" numeric(19, 4) DEFAULT '0' NOT NULL,
	"carried_forward_days" numeric(19, 4) DEFAULT '0' NOT NULL,
	"note_folded" text GENERATED ALWAYS AS (fold("note")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("note", ''))) STORED,
	CONSTRAINT "leave_balance_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "leave_balance_employee_id_leave_type_id_year_key" UNIQUE("org_code","employee_id","leave_type_id","year")
);

--> statement-breakpoint
ALTER TABLE "leave_balance" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "leave_request" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"leave_type_id" bigint NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"days" numeric(19, 4),
	"reason" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"reason_folded" text GENERATED ALWAYS AS (fold("reason")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("reason", ''))) STORED,
	CONSTRAINT "leave_request_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "leave_request_status_check" CHECK ("leave_request"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "leave_request" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "leave_type" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"is_paid" boolean DEFAULT true NOT NULL,
	"days_per_year" numeric(19, 4) DEFAULT '0' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "leave_type_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "leave_type_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "leave_type_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "leave_type_status_check" CHECK ("leave_type"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "leave_type" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "short_time_off" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"date" date NOT NULL,
	"from_time" time(0) NOT NULL,
	"to_time" time(0) NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"reason_folded" text GENERATED ALWAYS AS (fold("reason")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("reason", ''))) STORED,
	CONSTRAINT "short_time_off_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "short_time_off_status_check" CHECK ("short_time_off"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "short_time_off" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "exit" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"notice_date" date NOT NULL,
	"last_working_day" date NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"reason_folded" text GENERATED ALWAYS AS (fold("reason")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("reason", ''))) STORED,
	CONSTRAINT "exit_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "exit_status_check" CHECK ("exit"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "exit" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "payroll_cycle" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"pay_date" date NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "payroll_cycle_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "payroll_cycle_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "payroll_cycle_status_check" CHECK ("payroll_cycle"."status" in ('OPEN', 'FINALIZED'))
);

--> statement-breakpoint
ALTER TABLE "payroll_cycle" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "role_right" DROP CONSTRAINT "role_right_form_check";
--> statement-breakpoint
ALTER TABLE "work_schedule" ADD COLUMN "rest_days" text[];
--> statement-breakpoint
ALTER TABLE "work_schedule" ADD COLUMN "grace_minutes" integer DEFAULT 10 NOT NULL;
--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "team_availability_good" integer DEFAULT 80 NOT NULL;
--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "team_availability_moderate" integer DEFAULT 60 NOT NULL;
--> statement-breakpoint
ALTER TABLE "attendance_configuration" ADD CONSTRAINT "attendance_configuration_location_id_fk" FOREIGN KEY ("org_code","location_id") REFERENCES "public"."location"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "punch" ADD CONSTRAINT "punch_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "punch" ADD CONSTRAINT "punch_work_place_id_fk" FOREIGN KEY ("org_code","work_place_id") REFERENCES "public"."work_place"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "regularisation" ADD CONSTRAINT "regularisation_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_from_home_pre_approval" ADD CONSTRAINT "work_from_home_pre_approval_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_accreditation" ADD CONSTRAINT "employee_accreditation_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holiday" ADD CONSTRAINT "holiday_location_id_fk" FOREIGN KEY ("org_code","location_id") REFERENCES "public"."location"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passport" ADD CONSTRAINT "passport_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comp_off" ADD CONSTRAINT "comp_off_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leave_balance" ADD CONSTRAINT "leave_balance_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leave_balance" ADD CONSTRAINT "leave_balance_leave_type_id_fk" FOREIGN KEY ("org_code","leave_type_id") REFERENCES "public"."leave_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leave_request" ADD CONSTRAINT "leave_request_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leave_request" ADD CONSTRAINT "leave_request_leave_type_id_fk" FOREIGN KEY ("org_code","leave_type_id") REFERENCES "public"."leave_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "short_time_off" ADD CONSTRAINT "short_time_off_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exit" ADD CONSTRAINT "exit_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "attendance_configuration_name_idx" ON "attendance_configuration" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "attendance_configuration_attendance_type_idx" ON "attendance_configuration" USING btree ("org_code","attendance_type","id");
--> statement-breakpoint
CREATE INDEX "attendance_configuration_location_id_idx" ON "attendance_configuration" USING btree ("org_code","location_id","id");
--> statement-breakpoint
CREATE INDEX "attendance_configuration_status_idx" ON "attendance_configuration" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "attendance_configuration_search_idx" ON "attendance_configuration" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "punch_label_idx" ON "punch" USING btree ("org_code","label_folded","id");
--> statement-breakpoint
CREATE INDEX "punch_employee_id_idx" ON "punch" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "punch_type_idx" ON "punch" USING btree ("org_code","type","id");
--> statement-breakpoint
CREATE INDEX "punch_at_idx" ON "punch" USING btree ("org_code","at","id");
--> statement-breakpoint
CREATE INDEX "punch_work_date_idx" ON "punch" USING btree ("org_code","work_date","id");
--> statement-breakpoint
CREATE INDEX "punch_work_place_id_idx" ON "punch" USING btree ("org_code","work_place_id","id");
--> statement-breakpoint
CREATE INDEX "punch_source_idx" ON "punch" USING btree ("org_code","source","id");
--> statement-breakpoint
CREATE INDEX "punch_face_verified_idx" ON "punch" USING btree ("org_code","face_verified","id");
--> statement-breakpoint
CREATE INDEX "punch_inside_fence_idx" ON "punch" USING btree ("org_code","inside_fence","id");
--> statement-breakpoint
CREATE INDEX "punch_search_idx" ON "punch" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "regularisation_employee_id_idx" ON "regularisation" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "regularisation_work_date_idx" ON "regularisation" USING btree ("org_code","work_date","id");
--> statement-breakpoint
CREATE INDEX "regularisation_reason_idx" ON "regularisation" USING btree ("org_code","reason_folded","id");
--> statement-breakpoint
CREATE INDEX "regularisation_status_idx" ON "regularisation" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "regularisation_search_idx" ON "regularisation" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "work_from_home_pre_approval_employee_id_idx" ON "work_from_home_pre_approval" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "work_from_home_pre_approval_from_date_idx" ON "work_from_home_pre_approval" USING btree ("org_code","from_date","id");
--> statement-breakpoint
CREATE INDEX "work_from_home_pre_approval_to_date_idx" ON "work_from_home_pre_approval" USING btree ("org_code","to_date","id");
--> statement-breakpoint
CREATE INDEX "work_from_home_pre_approval_reason_idx" ON "work_from_home_pre_approval" USING btree ("org_code","reason_folded","id");
--> statement-breakpoint
CREATE INDEX "work_from_home_pre_approval_status_idx" ON "work_from_home_pre_approval" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "work_from_home_pre_approval_search_idx" ON "work_from_home_pre_approval" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "award_employee_id_idx" ON "award" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "award_name_idx" ON "award" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "award_awarded_on_idx" ON "award" USING btree ("org_code","awarded_on","id");
--> statement-breakpoint
CREATE INDEX "award_search_idx" ON "award" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "employee_accreditation_employee_id_idx" ON "employee_accreditation" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "employee_accreditation_name_idx" ON "employee_accreditation" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "employee_accreditation_number_idx" ON "employee_accreditation" USING btree ("org_code","number_folded","id");
--> statement-breakpoint
CREATE INDEX "employee_accreditation_expires_on_idx" ON "employee_accreditation" USING btree ("org_code","expires_on","id");
--> statement-breakpoint
CREATE INDEX "employee_accreditation_search_idx" ON "employee_accreditation" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "holiday_name_idx" ON "holiday" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "holiday_date_idx" ON "holiday" USING btree ("org_code","date","id");
--> statement-breakpoint
CREATE INDEX "holiday_kind_idx" ON "holiday" USING btree ("org_code","kind","id");
--> statement-breakpoint
CREATE INDEX "holiday_location_id_idx" ON "holiday" USING btree ("org_code","location_id","id");
--> statement-breakpoint
CREATE INDEX "holiday_search_idx" ON "holiday" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "licence_employee_id_idx" ON "licence" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "licence_kind_idx" ON "licence" USING btree ("org_code","kind_folded","id");
--> statement-breakpoint
CREATE INDEX "licence_number_idx" ON "licence" USING btree ("org_code","number_folded","id");
--> statement-breakpoint
CREATE INDEX "licence_issuing_country_idx" ON "licence" USING btree ("org_code","issuing_country_folded","id");
--> statement-breakpoint
CREATE INDEX "licence_expires_on_idx" ON "licence" USING btree ("org_code","expires_on","id");
--> statement-breakpoint
CREATE INDEX "licence_search_idx" ON "licence" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "passport_employee_id_idx" ON "passport" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "passport_number_idx" ON "passport" USING btree ("org_code","number_folded","id");
--> statement-breakpoint
CREATE INDEX "passport_issuing_country_idx" ON "passport" USING btree ("org_code","issuing_country_folded","id");
--> statement-breakpoint
CREATE INDEX "passport_expires_on_idx" ON "passport" USING btree ("org_code","expires_on","id");
--> statement-breakpoint
CREATE INDEX "passport_search_idx" ON "passport" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "work_place_name_idx" ON "work_place" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "work_place_kind_idx" ON "work_place" USING btree ("org_code","kind","id");
--> statement-breakpoint
CREATE INDEX "work_place_auto_attendance_idx" ON "work_place" USING btree ("org_code","auto_attendance","id");
--> statement-breakpoint
CREATE INDEX "work_place_status_idx" ON "work_place" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "work_place_search_idx" ON "work_place" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "comp_off_employee_id_idx" ON "comp_off" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "comp_off_worked_on_idx" ON "comp_off" USING btree ("org_code","worked_on","id");
--> statement-breakpoint
CREATE INDEX "comp_off_expires_on_idx" ON "comp_off" USING btree ("org_code","expires_on","id");
--> statement-breakpoint
CREATE INDEX "comp_off_reason_idx" ON "comp_off" USING btree ("org_code","reason_folded","id");
--> statement-breakpoint
CREATE INDEX "comp_off_status_idx" ON "comp_off" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "comp_off_search_idx" ON "comp_off" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "leave_balance_note_idx" ON "leave_balance" USING btree ("org_code","note_folded","id");
--> statement-breakpoint
CREATE INDEX "leave_balance_employee_id_idx" ON "leave_balance" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "leave_balance_leave_type_id_idx" ON "leave_balance" USING btree ("org_code","leave_type_id","id");
--> statement-breakpoint
CREATE INDEX "leave_balance_year_idx" ON "leave_balance" USING btree ("org_code","year","id");
--> statement-breakpoint
CREATE INDEX "leave_balance_search_idx" ON "leave_balance" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "leave_request_employee_id_idx" ON "leave_request" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "leave_request_leave_type_id_idx" ON "leave_request" USING btree ("org_code","leave_type_id","id");
--> statement-breakpoint
CREATE INDEX "leave_request_from_date_idx" ON "leave_request" USING btree ("org_code","from_date","id");
--> statement-breakpoint
CREATE INDEX "leave_request_to_date_idx" ON "leave_request" USING btree ("org_code","to_date","id");
--> statement-breakpoint
CREATE INDEX "leave_request_reason_idx" ON "leave_request" USING btree ("org_code","reason_folded","id");
--> statement-breakpoint
CREATE INDEX "leave_request_status_idx" ON "leave_request" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "leave_request_search_idx" ON "leave_request" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "leave_type_name_idx" ON "leave_type" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "leave_type_code_idx" ON "leave_type" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "leave_type_is_paid_idx" ON "leave_type" USING btree ("org_code","is_paid","id");
--> statement-breakpoint
CREATE INDEX "leave_type_status_idx" ON "leave_type" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "leave_type_search_idx" ON "leave_type" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "short_time_off_employee_id_idx" ON "short_time_off" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "short_time_off_date_idx" ON "short_time_off" USING btree ("org_code","date","id");
--> statement-breakpoint
CREATE INDEX "short_time_off_reason_idx" ON "short_time_off" USING btree ("org_code","reason_folded","id");
--> statement-breakpoint
CREATE INDEX "short_time_off_status_idx" ON "short_time_off" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "short_time_off_search_idx" ON "short_time_off" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "exit_employee_id_idx" ON "exit" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "exit_notice_date_idx" ON "exit" USING btree ("org_code","notice_date","id");
--> statement-breakpoint
CREATE INDEX "exit_last_working_day_idx" ON "exit" USING btree ("org_code","last_working_day","id");
--> statement-breakpoint
CREATE INDEX "exit_reason_idx" ON "exit" USING btree ("org_code","reason_folded","id");
--> statement-breakpoint
CREATE INDEX "exit_status_idx" ON "exit" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "exit_search_idx" ON "exit" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "payroll_cycle_name_idx" ON "payroll_cycle" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "payroll_cycle_from_date_idx" ON "payroll_cycle" USING btree ("org_code","from_date","id");
--> statement-breakpoint
CREATE INDEX "payroll_cycle_to_date_idx" ON "payroll_cycle" USING btree ("org_code","to_date","id");
--> statement-breakpoint
CREATE INDEX "payroll_cycle_pay_date_idx" ON "payroll_cycle" USING btree ("org_code","pay_date","id");
--> statement-breakpoint
CREATE INDEX "payroll_cycle_status_idx" ON "payroll_cycle" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "payroll_cycle_search_idx" ON "payroll_cycle" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "role_right" ADD CONSTRAINT "role_right_form_check" CHECK ("role_right"."form" in ('DASHBOARD', 'QUICK_MENU', 'APPROVAL_MANAGEMENT', 'DYNAMIC_FORM_BUILDER', 'WORKFLOW_BUILDER', 'AIR_TICKET_CLAIM', 'ONBOARDING_INDIVIDUALS', 'ONBOARDED_INDIVIDUALS', 'FORM_GENERATOR', 'JOB_POST', 'DOCUSIGN', 'DOCUSIGN_CONFIGURATION', 'PAYROLL_GENERAL_SETTINGS', 'SALARY_COMPONENTS', 'SALARY_TEMPLATE', 'JOB_BOARD_INTEGRATION', 'RECRUITMENT_INTEGRATION', 'COMP_OFF_SETTINGS', 'OVERTIME_SETTINGS', 'EMPLOYEE_NUMBER_SERIES', 'ATTENDANCE_CONFIGURATION', 'ROSTER_SETTINGS', 'PRE_APPROVALS_SETTINGS', 'ROLES', 'SPECIAL_WAGES', 'LOP_RECOVERY_SETTINGS', 'CORE_HR_GENERAL_SETTINGS', 'FBP_DECLARATION_SETTINGS', 'NPS_DECLARATION_SETTINGS', 'DLP_LOCATION_TRACKING', 'DLP_KEY_LOGGING', 'DLP_ADDITIONAL_SCREENSHOTS', 'DLP_AUDIT_LOG', 'DLP_CUSTOM_ALERT', 'DLP_TOXICITY_IDENTIFIER', 'DLP_INTERNET_ACCESS_CONTROL', 'PRODUCTIVITY_MONITORING_AUDIT_LOG', 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG', 'GENERAL_SETTINGS', 'CUSTOM_FIELDS', 'EMAIL_TEMPLATES', 'CUSTOM_REPORTS', 'UI_ELEMENTS_CUSTOMIZER', 'HIRING_FLOW', 'CAREER_PAGE_DESIGNER', 'RECRUITMENT_GENERAL_SETTINGS', 'AIR_TICKETING_POLICY', 'TRAVEL_AND_EXPENSES_SETTINGS', 'ADHOC_ALLOWANCE', 'ORG_STRUCTURE', 'LOCATIONS', 'GRADES', 'EMPLOYEE_TYPE', 'LOCATION_TYPE', 'LOCATION_AREA', 'BRAND', 'JOB_LEVELS', 'DOCUMENT_SUBTYPE', 'ACCREDITATION_CATEGORY_AND_TYPE', 'BUSINESS_UNIT', 'PROJECTS', 'DEPARTMENT_HIERARCHY', 'JOB_ROLES', 'LEAVE_POLICY', 'LEAVE_CLOSURE', 'ORGANIZATION_GROUP', 'TIME_OFF_MANAGEMENT', 'TIME_OFF_CLOSURE', 'LEAVE_OVERRIDE', 'COMP_OFF_OVERRIDE', 'DESIGNATIONS', 'WORK_SCHEDULE', 'ELECTRONIC_FUND_TRANSFER', 'SALARY_PAYSLIP_BI_MONTHLY', 'BONUS', 'TDS_HISTORY', 'FULL_AND_FINAL_SETTLEMENT', 'PAYROLL_RECONCILIATION', 'SELF_MY_PROFILE', 'SELF_ATTENDANCE', 'SELF_TIME_OFF', 'SELF_LEAVE_REQUEST', 'SELF_COMPENSATORY_OFF', 'SELF_SHORT_TIME_OFF', 'SELF_TIMESHEETS', 'SELF_ORGANIZATION_CHART', 'SELF_PRE_APPROVAL', 'SELF_LOP_RECOVERY', 'SELF_COMPENSATORY_OFF_BALANCE', 'MY_DECLARATIONS', 'SELF_FBP_DECLARATION', 'SELF_NPS_DECLARATION', 'SELF_TRAVEL_AND_EXPENSES', 'SELF_TRAVEL_REQUEST', 'SELF_CLAIM_REQUEST', 'MY_PAY', 'MY_SALARY', 'MY_PAYSLIP', 'TEAM_ATTENDANCE', 'ATTENDANCE_APPROVALS', 'ATTENDANCE_BULK_ACTION', 'ATTENDANCE_FINALIZATION', 'TEAM_EARLY_CHECKOUT', 'TEAM_COMPENSATORY_OFF', 'TEAM_TRAVEL_AND_EXPENSES', 'TEAM_CLAIM_REQUEST', 'TEAM_TRAVEL_REQUEST', 'TEAM_SUMMARY', 'TEAM_SUMMARY_REPORTS', 'TEAM_TIME_OFF', 'TEAM_LEAVE_REQUEST', 'TEAM_SHORT_TIME_OFF', 'TEAM_REPORTS', 'TEAM_LOP_RECOVERY', 'TEAM_COMPENSATORY_OFF_BALANCE', 'TEAM_PRE_APPROVAL', 'TEAM_TIMESHEETS', 'EXIT_MANAGEMENT', 'UNIFORM_MONITORING', 'SALARY_INFO', 'SALARY_DETAILS', 'SALARY_REVISION', 'BENEFITS_AND_DEDUCTION', 'AIR_TICKETING_SETTLEMENT_SUMMARY', 'ONE_TIME_EARNINGS', 'BENEFITS_AND_DEDUCTION_REPORTS', 'STATUTORY_COMPONENTS', 'PROVIDENT_FUND', 'NPS', 'INSURANCE', 'GRATUITY', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND', 'FORM_24Q', 'TAX_RELIEF', 'RECRUITMENT_DASHBOARD', 'JOB_CANDIDATES', 'DUPLICATE_CANDIDATES', 'ARCHIVED_CANDIDATES', 'RECRUITMENT_ONBOARDING', 'UPCOMING_INTERVIEWS', 'PENDING_FEEDBACK', 'TALENT_POOL', 'JOB_POSTS', 'INTERVIEW_ROUNDS_MASTER', 'MY_INTEGRATION', 'LOCATION_INTELLIGENCE', 'KEY_LOGGER', 'TOXICITY_INTELLIGENCE', 'CXO_DASHBOARD', 'MAN_POWER_PLANNING_SETTINGS', 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION', 'JOB_REQUISITION', 'SHIFT_ROTATION', 'SHIFT_SWAP', 'SHIFT_SWAP_APPROVALS', 'ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN', 'EMPLOYEES', 'USER_ACCOUNTS', 'HOLIDAYS', 'CUSTOM_EMPLOYEE_GROUPS', 'EMPLOYEE_DATA_IMPORT', 'REGISTER_FACE', 'OUTBOX_MAIL', 'PER_DIEM', 'CLAWBACK', 'DOCUMENT_GENERATOR', 'BILLING', 'CHANGES', 'EMPLOYEE_PERSONAL', 'TIME_OFF', 'GEO_FENCING_AND_SELFIE_ATTENDANCE', 'SHIFT_SCHEDULING', 'CANDIDATE_SALARY', 'WORK_PLACES', 'AWARDS', 'PASSPORTS', 'LICENCES', 'ACCREDITATIONS', 'ATTENDANCE_RECORDS'));
--> statement-breakpoint
ALTER TABLE "work_schedule" ADD CONSTRAINT "work_schedule_rest_days_check" CHECK ("work_schedule"."rest_days" <@ array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']);
--> statement-breakpoint
CREATE POLICY "attendance_configuration_tenant" ON "attendance_configuration" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "punch_tenant" ON "punch" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "regularisation_tenant" ON "regularisation" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "work_from_home_pre_approval_tenant" ON "work_from_home_pre_approval" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "award_tenant" ON "award" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "employee_accreditation_tenant" ON "employee_accreditation" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "holiday_tenant" ON "holiday" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "licence_tenant" ON "licence" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "passport_tenant" ON "passport" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "work_place_tenant" ON "work_place" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "comp_off_tenant" ON "comp_off" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "leave_balance_tenant" ON "leave_balance" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "leave_request_tenant" ON "leave_request" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "leave_type_tenant" ON "leave_type" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "short_time_off_tenant" ON "short_time_off" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "exit_tenant" ON "exit" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "payroll_cycle_tenant" ON "payroll_cycle" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
