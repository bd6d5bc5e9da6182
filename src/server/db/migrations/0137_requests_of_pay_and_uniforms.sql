CREATE TABLE "uniform_entitlement" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"item_id" bigint NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"designation_id" bigint,
	"department_id" bigint,
	"location_id" bigint,
	"employee_type_id" bigint,
	"custom_group_id" bigint,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "uniform_entitlement_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "uniform_entitlement_item_id_name_key" UNIQUE("org_code","item_id","name_folded")
);

--> statement-breakpoint
ALTER TABLE "uniform_entitlement" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "uniform_issue" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"size" text,
	"quantity" integer DEFAULT 1 NOT NULL,
	"issued_on" date NOT NULL,
	"condition" text DEFAULT 'NEW' NOT NULL,
	"note" text,
	"outstanding" integer,
	"due_on" date,
	"acknowledged_at" timestamp with time zone,
	"told_of" date,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"size_folded" text GENERATED ALWAYS AS (fold("size")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "uniform_issue_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "uniform_issue_condition_check" CHECK ("uniform_issue"."condition" in ('NEW', 'USED'))
);

--> statement-breakpoint
ALTER TABLE "uniform_issue" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "uniform_item" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"type" text DEFAULT 'SHIRT' NOT NULL,
	"sizes" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"wear_months" integer,
	"must_return" boolean DEFAULT true NOT NULL,
	"only_entitled" boolean DEFAULT false NOT NULL,
	"unit_value" numeric(19, 4),
	"charge" text DEFAULT 'NOTHING' NOT NULL,
	"description" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "uniform_item_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "uniform_item_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "uniform_item_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "uniform_item_type_check" CHECK ("uniform_item"."type" in ('SHIRT', 'TROUSERS', 'SKIRT_OR_DRESS', 'JACKET', 'APRON', 'COVERALL', 'SHOES', 'HELMET', 'HEADWEAR', 'GLOVES', 'PROTECTIVE_WEAR', 'BADGE', 'OTHER')),
	CONSTRAINT "uniform_item_status_check" CHECK ("uniform_item"."status" in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "uniform_item_charge_check" CHECK ("uniform_item"."charge" in ('NOTHING', 'REMAINING_VALUE', 'FULL_VALUE'))
);

--> statement-breakpoint
ALTER TABLE "uniform_item" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "uniform_observation" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"date" date NOT NULL,
	"state" text DEFAULT 'WORN' NOT NULL,
	"item_id" bigint,
	"remark" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("remark", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "uniform_observation_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "uniform_observation_employee_id_date_key" UNIQUE("org_code","employee_id","date"),
	CONSTRAINT "uniform_observation_state_check" CHECK ("uniform_observation"."state" in ('WORN', 'INCOMPLETE', 'NOT_WORN'))
);

--> statement-breakpoint
ALTER TABLE "uniform_observation" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "uniform_return" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"day" date NOT NULL,
	"quantity" integer NOT NULL,
	"outcome" text NOT NULL,
	"remark" text,
	"uniform_issue_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "uniform_return_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "uniform_return_outcome_check" CHECK ("uniform_return"."outcome" in ('USABLE', 'WORN_OUT', 'DAMAGED', 'LOST'))
);

--> statement-breakpoint
ALTER TABLE "uniform_return" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "uniform_stock_entry" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"size" text,
	"quantity" integer NOT NULL,
	"type" text DEFAULT 'RECEIVED' NOT NULL,
	"date" date NOT NULL,
	"reference" text NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"size_folded" text GENERATED ALWAYS AS (fold("size")) STORED,
	"reference_folded" text GENERATED ALWAYS AS (fold("reference")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("reference", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "uniform_stock_entry_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "uniform_stock_entry_type_check" CHECK ("uniform_stock_entry"."type" in ('RECEIVED', 'COUNTED', 'SENT_BACK', 'SCRAPPED'))
);

--> statement-breakpoint
ALTER TABLE "uniform_stock_entry" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "overtime_request" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"work_date" date NOT NULL,
	"hours" numeric(9, 4) NOT NULL,
	"day_kind" text,
	"recorded" numeric(9, 4),
	"reason" text,
	"remark" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"paid_on" date,
	"approval" jsonb,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"reason_folded" text GENERATED ALWAYS AS (fold("reason")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("reason", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "overtime_request_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "overtime_request_day_kind_check" CHECK ("overtime_request"."day_kind" in ('NORMAL', 'REST', 'SPECIAL_NON_WORKING_HOLIDAY', 'REGULAR_HOLIDAY')),
	CONSTRAINT "overtime_request_status_check" CHECK ("overtime_request"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "overtime_request" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "advance_change" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"month" date,
	"instalments" integer,
	"amount" numeric(19, 4),
	"reference" text,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"salary_advance_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "advance_change_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "advance_change_kind_check" CHECK ("advance_change"."kind" in ('SKIP', 'REPLAN', 'REPAYMENT', 'FORFEIT'))
);

--> statement-breakpoint
ALTER TABLE "advance_change" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "salary_advance" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"amount" numeric(19, 4) NOT NULL,
	"reason" text NOT NULL,
	"wanted_on" date NOT NULL,
	"way" text DEFAULT 'PAYROLL' NOT NULL,
	"instalments" integer DEFAULT 1 NOT NULL,
	"recover_from" date NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"approval" jsonb,
	"paid_on" date,
	"paid_reference" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"reason_folded" text GENERATED ALWAYS AS (fold("reason")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("reason", '') || coalesce(' ' || "paid_reference", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "salary_advance_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "salary_advance_way_check" CHECK ("salary_advance"."way" in ('PAYROLL', 'APART')),
	CONSTRAINT "salary_advance_status_check" CHECK ("salary_advance"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "salary_advance" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "salary_advance_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Salary advances' NOT NULL,
	"allowed" boolean DEFAULT true NOT NULL,
	"basis" text DEFAULT 'NET' NOT NULL,
	"most_percent" numeric(9, 4) DEFAULT '50' NOT NULL,
	"most_instalments" integer DEFAULT 6 NOT NULL,
	"least_service_months" integer DEFAULT 6 NOT NULL,
	"during_probation" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "salary_advance_setting_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "salary_advance_setting_basis_check" CHECK ("salary_advance_setting"."basis" in ('NET', 'GROSS'))
);

--> statement-breakpoint
ALTER TABLE "salary_advance_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "role_right" DROP CONSTRAINT "role_right_form_check";
--> statement-breakpoint
ALTER TABLE "workflow" DROP CONSTRAINT "workflow_module_check";
--> statement-breakpoint
ALTER TABLE "form_label" DROP CONSTRAINT "form_label_form_check";
--> statement-breakpoint
ALTER TABLE "settlement" DROP CONSTRAINT "settlement_points_check";
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "employee_type" ADD COLUMN "salary_type" text DEFAULT 'MONTHLY' NOT NULL;
--> statement-breakpoint
ALTER TABLE "holiday" ADD COLUMN "pay" text DEFAULT 'REGULAR' NOT NULL;
--> statement-breakpoint
ALTER TABLE "payroll_run" ADD COLUMN "sums" jsonb;
--> statement-breakpoint
ALTER TABLE "payroll_run" ADD COLUMN "without_people" jsonb;
--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "filed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "filed_by" text;
--> statement-breakpoint
ALTER TABLE "overtime_configuration" ADD COLUMN "month_days" numeric(19, 4) DEFAULT '26' NOT NULL;
--> statement-breakpoint
ALTER TABLE "overtime_configuration" ADD COLUMN "day_hours" numeric(9, 4);
--> statement-breakpoint
ALTER TABLE "special_wage" ADD COLUMN "premium_on" text DEFAULT 'GROSS_PAY' NOT NULL;
--> statement-breakpoint
ALTER TABLE "special_wage" ADD COLUMN "month_days" numeric(19, 4) DEFAULT '26' NOT NULL;
--> statement-breakpoint
ALTER TABLE "special_wage" ADD COLUMN "day_hours" numeric(9, 4);
--> statement-breakpoint
ALTER TABLE "uniform_entitlement" ADD CONSTRAINT "uniform_entitlement_item_id_fk" FOREIGN KEY ("org_code","item_id") REFERENCES "public"."uniform_item"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uniform_entitlement" ADD CONSTRAINT "uniform_entitlement_designation_id_fk" FOREIGN KEY ("org_code","designation_id") REFERENCES "public"."designation"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uniform_entitlement" ADD CONSTRAINT "uniform_entitlement_department_id_fk" FOREIGN KEY ("org_code","department_id") REFERENCES "public"."department"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uniform_entitlement" ADD CONSTRAINT "uniform_entitlement_location_id_fk" FOREIGN KEY ("org_code","location_id") REFERENCES "public"."location"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uniform_entitlement" ADD CONSTRAINT "uniform_entitlement_employee_type_id_fk" FOREIGN KEY ("org_code","employee_type_id") REFERENCES "public"."employee_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uniform_entitlement" ADD CONSTRAINT "uniform_entitlement_custom_group_id_fk" FOREIGN KEY ("org_code","custom_group_id") REFERENCES "public"."custom_employee_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uniform_issue" ADD CONSTRAINT "uniform_issue_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uniform_issue" ADD CONSTRAINT "uniform_issue_item_id_fk" FOREIGN KEY ("org_code","item_id") REFERENCES "public"."uniform_item"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uniform_observation" ADD CONSTRAINT "uniform_observation_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uniform_observation" ADD CONSTRAINT "uniform_observation_item_id_fk" FOREIGN KEY ("org_code","item_id") REFERENCES "public"."uniform_item"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uniform_return" ADD CONSTRAINT "uniform_return_uniform_issue_id_fk" FOREIGN KEY ("org_code","uniform_issue_id") REFERENCES "public"."uniform_issue"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uniform_stock_entry" ADD CONSTRAINT "uniform_stock_entry_item_id_fk" FOREIGN KEY ("org_code","item_id") REFERENCES "public"."uniform_item"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "overtime_request" ADD CONSTRAINT "overtime_request_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "advance_change" ADD CONSTRAINT "advance_change_salary_advance_id_fk" FOREIGN KEY ("org_code","salary_advance_id") REFERENCES "public"."salary_advance"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "salary_advance" ADD CONSTRAINT "salary_advance_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "uniform_entitlement_name_idx" ON "uniform_entitlement" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "uniform_entitlement_item_id_idx" ON "uniform_entitlement" USING btree ("org_code","item_id","id");
--> statement-breakpoint
CREATE INDEX "uniform_entitlement_quantity_idx" ON "uniform_entitlement" USING btree ("org_code","quantity","id");
--> statement-breakpoint
CREATE INDEX "uniform_entitlement_designation_id_idx" ON "uniform_entitlement" USING btree ("org_code","designation_id","id");
--> statement-breakpoint
CREATE INDEX "uniform_entitlement_department_id_idx" ON "uniform_entitlement" USING btree ("org_code","department_id","id");
--> statement-breakpoint
CREATE INDEX "uniform_entitlement_location_id_idx" ON "uniform_entitlement" USING btree ("org_code","location_id","id");
--> statement-breakpoint
CREATE INDEX "uniform_entitlement_employee_type_id_idx" ON "uniform_entitlement" USING btree ("org_code","employee_type_id","id");
--> statement-breakpoint
CREATE INDEX "uniform_entitlement_custom_group_id_idx" ON "uniform_entitlement" USING btree ("org_code","custom_group_id","id");
--> statement-breakpoint
CREATE INDEX "uniform_entitlement_search_idx" ON "uniform_entitlement" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "uniform_issue_employee_id_idx" ON "uniform_issue" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "uniform_issue_item_id_idx" ON "uniform_issue" USING btree ("org_code","item_id","id");
--> statement-breakpoint
CREATE INDEX "uniform_issue_size_idx" ON "uniform_issue" USING btree ("org_code","size_folded","id");
--> statement-breakpoint
CREATE INDEX "uniform_issue_quantity_idx" ON "uniform_issue" USING btree ("org_code","quantity","id");
--> statement-breakpoint
CREATE INDEX "uniform_issue_issued_on_idx" ON "uniform_issue" USING btree ("org_code","issued_on","id");
--> statement-breakpoint
CREATE INDEX "uniform_issue_condition_idx" ON "uniform_issue" USING btree ("org_code","condition","id");
--> statement-breakpoint
CREATE INDEX "uniform_issue_outstanding_idx" ON "uniform_issue" USING btree ("org_code","outstanding","id");
--> statement-breakpoint
CREATE INDEX "uniform_issue_due_on_idx" ON "uniform_issue" USING btree ("org_code","due_on","id");
--> statement-breakpoint
CREATE INDEX "uniform_issue_acknowledged_at_idx" ON "uniform_issue" USING btree ("org_code","acknowledged_at","id");
--> statement-breakpoint
CREATE INDEX "uniform_item_name_idx" ON "uniform_item" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "uniform_item_code_idx" ON "uniform_item" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "uniform_item_type_idx" ON "uniform_item" USING btree ("org_code","type","id");
--> statement-breakpoint
CREATE INDEX "uniform_item_status_idx" ON "uniform_item" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "uniform_item_wear_months_idx" ON "uniform_item" USING btree ("org_code","wear_months","id");
--> statement-breakpoint
CREATE INDEX "uniform_item_must_return_idx" ON "uniform_item" USING btree ("org_code","must_return","id");
--> statement-breakpoint
CREATE INDEX "uniform_item_only_entitled_idx" ON "uniform_item" USING btree ("org_code","only_entitled","id");
--> statement-breakpoint
CREATE INDEX "uniform_item_unit_value_idx" ON "uniform_item" USING btree ("org_code","unit_value","id");
--> statement-breakpoint
CREATE INDEX "uniform_item_charge_idx" ON "uniform_item" USING btree ("org_code","charge","id");
--> statement-breakpoint
CREATE INDEX "uniform_item_search_idx" ON "uniform_item" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "uniform_observation_employee_id_idx" ON "uniform_observation" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "uniform_observation_date_idx" ON "uniform_observation" USING btree ("org_code","date","id");
--> statement-breakpoint
CREATE INDEX "uniform_observation_state_idx" ON "uniform_observation" USING btree ("org_code","state","id");
--> statement-breakpoint
CREATE INDEX "uniform_observation_item_id_idx" ON "uniform_observation" USING btree ("org_code","item_id","id");
--> statement-breakpoint
CREATE INDEX "uniform_observation_search_idx" ON "uniform_observation" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "uniform_return_uniform_issue_id_idx" ON "uniform_return" USING btree ("org_code","uniform_issue_id","position");
--> statement-breakpoint
CREATE INDEX "uniform_stock_entry_item_id_idx" ON "uniform_stock_entry" USING btree ("org_code","item_id","id");
--> statement-breakpoint
CREATE INDEX "uniform_stock_entry_size_idx" ON "uniform_stock_entry" USING btree ("org_code","size_folded","id");
--> statement-breakpoint
CREATE INDEX "uniform_stock_entry_quantity_idx" ON "uniform_stock_entry" USING btree ("org_code","quantity","id");
--> statement-breakpoint
CREATE INDEX "uniform_stock_entry_type_idx" ON "uniform_stock_entry" USING btree ("org_code","type","id");
--> statement-breakpoint
CREATE INDEX "uniform_stock_entry_date_idx" ON "uniform_stock_entry" USING btree ("org_code","date","id");
--> statement-breakpoint
CREATE INDEX "uniform_stock_entry_reference_idx" ON "uniform_stock_entry" USING btree ("org_code","reference_folded","id");
--> statement-breakpoint
CREATE INDEX "uniform_stock_entry_search_idx" ON "uniform_stock_entry" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "overtime_request_employee_id_idx" ON "overtime_request" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "overtime_request_work_date_idx" ON "overtime_request" USING btree ("org_code","work_date","id");
--> statement-breakpoint
CREATE INDEX "overtime_request_hours_idx" ON "overtime_request" USING btree ("org_code","hours","id");
--> statement-breakpoint
CREATE INDEX "overtime_request_day_kind_idx" ON "overtime_request" USING btree ("org_code","day_kind","id");
--> statement-breakpoint
CREATE INDEX "overtime_request_reason_idx" ON "overtime_request" USING btree ("org_code","reason_folded","id");
--> statement-breakpoint
CREATE INDEX "overtime_request_status_idx" ON "overtime_request" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "overtime_request_paid_on_idx" ON "overtime_request" USING btree ("org_code","paid_on","id");
--> statement-breakpoint
CREATE INDEX "overtime_request_search_idx" ON "overtime_request" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "advance_change_salary_advance_id_idx" ON "advance_change" USING btree ("org_code","salary_advance_id","position");
--> statement-breakpoint
CREATE INDEX "salary_advance_employee_id_idx" ON "salary_advance" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_amount_idx" ON "salary_advance" USING btree ("org_code","amount","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_reason_idx" ON "salary_advance" USING btree ("org_code","reason_folded","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_wanted_on_idx" ON "salary_advance" USING btree ("org_code","wanted_on","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_way_idx" ON "salary_advance" USING btree ("org_code","way","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_recover_from_idx" ON "salary_advance" USING btree ("org_code","recover_from","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_status_idx" ON "salary_advance" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_paid_on_idx" ON "salary_advance" USING btree ("org_code","paid_on","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_search_idx" ON "salary_advance" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "employee_type_salary_type_idx" ON "employee_type" USING btree ("org_code","salary_type","id");
--> statement-breakpoint
CREATE INDEX "holiday_pay_idx" ON "holiday" USING btree ("org_code","pay","id");
--> statement-breakpoint
CREATE INDEX "special_wage_premium_on_idx" ON "special_wage" USING btree ("org_code","premium_on","id");
--> statement-breakpoint
ALTER TABLE "employee_type" ADD CONSTRAINT "employee_type_salary_type_check" CHECK ("employee_type"."salary_type" in ('MONTHLY', 'DAILY', 'HOURLY'));
--> statement-breakpoint
ALTER TABLE "holiday" ADD CONSTRAINT "holiday_pay_check" CHECK ("holiday"."pay" in ('REGULAR', 'SPECIAL_NON_WORKING'));
--> statement-breakpoint
ALTER TABLE "role_right" ADD CONSTRAINT "role_right_form_check" CHECK ("role_right"."form" in ('DASHBOARD', 'QUICK_MENU', 'APPROVAL_MANAGEMENT', 'DYNAMIC_FORM_BUILDER', 'WORKFLOW_BUILDER', 'AIR_TICKET_CLAIM', 'ONBOARDING_INDIVIDUALS', 'ONBOARDED_INDIVIDUALS', 'FORM_GENERATOR', 'JOB_POST', 'DOCUSIGN', 'DOCUSIGN_CONFIGURATION', 'PAYROLL_GENERAL_SETTINGS', 'SALARY_COMPONENTS', 'SALARY_TEMPLATE', 'JOB_BOARD_INTEGRATION', 'RECRUITMENT_INTEGRATION', 'COMP_OFF_SETTINGS', 'OVERTIME_SETTINGS', 'EMPLOYEE_NUMBER_SERIES', 'ATTENDANCE_CONFIGURATION', 'ROSTER_SETTINGS', 'PRE_APPROVALS_SETTINGS', 'ROLES', 'SPECIAL_WAGES', 'LOP_RECOVERY_SETTINGS', 'CORE_HR_GENERAL_SETTINGS', 'FBP_DECLARATION_SETTINGS', 'NPS_DECLARATION_SETTINGS', 'DLP_LOCATION_TRACKING', 'DLP_KEY_LOGGING', 'DLP_ADDITIONAL_SCREENSHOTS', 'DLP_AUDIT_LOG', 'DLP_CUSTOM_ALERT', 'DLP_TOXICITY_IDENTIFIER', 'DLP_INTERNET_ACCESS_CONTROL', 'PRODUCTIVITY_MONITORING_AUDIT_LOG', 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG', 'GENERAL_SETTINGS', 'CUSTOM_FIELDS', 'EMAIL_TEMPLATES', 'CUSTOM_REPORTS', 'UI_ELEMENTS_CUSTOMIZER', 'HIRING_FLOW', 'CAREER_PAGE_DESIGNER', 'RECRUITMENT_GENERAL_SETTINGS', 'AIR_TICKETING_POLICY', 'TRAVEL_AND_EXPENSES_SETTINGS', 'ADHOC_ALLOWANCE', 'ORG_STRUCTURE', 'LOCATIONS', 'GRADES', 'EMPLOYEE_TYPE', 'LOCATION_TYPE', 'LOCATION_AREA', 'BRAND', 'JOB_LEVELS', 'DOCUMENT_SUBTYPE', 'ACCREDITATION_CATEGORY_AND_TYPE', 'BUSINESS_UNIT', 'PROJECTS', 'DEPARTMENT_HIERARCHY', 'JOB_ROLES', 'LEAVE_POLICY', 'LEAVE_CLOSURE', 'ORGANIZATION_GROUP', 'TIME_OFF_MANAGEMENT', 'TIME_OFF_CLOSURE', 'LEAVE_OVERRIDE', 'COMP_OFF_OVERRIDE', 'DESIGNATIONS', 'WORK_SCHEDULE', 'ELECTRONIC_FUND_TRANSFER', 'SALARY_PAYSLIP_BI_MONTHLY', 'BONUS', 'TDS_HISTORY', 'FULL_AND_FINAL_SETTLEMENT', 'PAYROLL_RECONCILIATION', 'SELF_MY_PROFILE', 'SELF_ATTENDANCE', 'SELF_TIME_OFF', 'SELF_LEAVE_REQUEST', 'SELF_COMPENSATORY_OFF', 'SELF_SHORT_TIME_OFF', 'SELF_TIMESHEETS', 'SELF_ORGANIZATION_CHART', 'SELF_PRE_APPROVAL', 'SELF_LOP_RECOVERY', 'SELF_COMPENSATORY_OFF_BALANCE', 'MY_DECLARATIONS', 'SELF_FBP_DECLARATION', 'SELF_NPS_DECLARATION', 'SELF_TRAVEL_AND_EXPENSES', 'SELF_TRAVEL_REQUEST', 'SELF_CLAIM_REQUEST', 'MY_PAY', 'MY_SALARY', 'MY_PAYSLIP', 'TEAM_ATTENDANCE', 'ATTENDANCE_APPROVALS', 'ATTENDANCE_BULK_ACTION', 'ATTENDANCE_FINALIZATION', 'TEAM_EARLY_CHECKOUT', 'TEAM_COMPENSATORY_OFF', 'TEAM_TRAVEL_AND_EXPENSES', 'TEAM_CLAIM_REQUEST', 'TEAM_TRAVEL_REQUEST', 'TEAM_SUMMARY', 'TEAM_SUMMARY_REPORTS', 'TEAM_TIME_OFF', 'TEAM_LEAVE_REQUEST', 'TEAM_SHORT_TIME_OFF', 'TEAM_REPORTS', 'TEAM_LOP_RECOVERY', 'TEAM_COMPENSATORY_OFF_BALANCE', 'TEAM_PRE_APPROVAL', 'TEAM_TIMESHEETS', 'EXIT_MANAGEMENT', 'UNIFORM_MONITORING', 'SALARY_INFO', 'SALARY_DETAILS', 'SALARY_REVISION', 'BENEFITS_AND_DEDUCTION', 'AIR_TICKETING_SETTLEMENT_SUMMARY', 'ONE_TIME_EARNINGS', 'BENEFITS_AND_DEDUCTION_REPORTS', 'STATUTORY_COMPONENTS', 'PROVIDENT_FUND', 'NPS', 'INSURANCE', 'GRATUITY', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND', 'FORM_24Q', 'TAX_RELIEF', 'RECRUITMENT_DASHBOARD', 'JOB_CANDIDATES', 'DUPLICATE_CANDIDATES', 'ARCHIVED_CANDIDATES', 'RECRUITMENT_ONBOARDING', 'UPCOMING_INTERVIEWS', 'PENDING_FEEDBACK', 'TALENT_POOL', 'JOB_POSTS', 'INTERVIEW_ROUNDS_MASTER', 'MY_INTEGRATION', 'LOCATION_INTELLIGENCE', 'KEY_LOGGER', 'TOXICITY_INTELLIGENCE', 'CXO_DASHBOARD', 'MAN_POWER_PLANNING_SETTINGS', 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION', 'JOB_REQUISITION', 'SHIFT_ROTATION', 'SHIFT_SWAP', 'SHIFT_SWAP_APPROVALS', 'ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN', 'EMPLOYEES', 'USER_ACCOUNTS', 'HOLIDAYS', 'CUSTOM_EMPLOYEE_GROUPS', 'EMPLOYEE_DATA_IMPORT', 'REGISTER_FACE', 'OUTBOX_MAIL', 'PER_DIEM', 'CLAWBACK', 'DOCUMENT_GENERATOR', 'BILLING', 'CHANGES', 'EMPLOYEE_PERSONAL', 'TIME_OFF', 'GEO_FENCING_AND_SELFIE_ATTENDANCE', 'SHIFT_SCHEDULING', 'CANDIDATE_SALARY', 'WORK_PLACES', 'AWARDS', 'PASSPORTS', 'LICENCES', 'ACCREDITATIONS', 'ATTENDANCE_RECORDS', 'ANNOUNCEMENTS', 'REFERENCE_LISTS', 'JOB_CHANGES', 'FAMILY_MEMBERS', 'EDUCATION', 'EXPERIENCE', 'EMPLOYEE_DOCUMENTS', 'VISAS', 'BANK_ACCOUNTS', 'RECRUITMENT_MASTERS', 'CANDIDATE_PERSONAL', 'CANDIDATE_EQUAL_OPPORTUNITY', 'SELF_OVERTIME', 'TEAM_OVERTIME', 'SALARY_ADVANCE', 'SELF_SALARY_ADVANCE', 'UNIFORM_SETTINGS', 'SELF_UNIFORM'));
--> statement-breakpoint
ALTER TABLE "workflow" ADD CONSTRAINT "workflow_module_check" CHECK ("workflow"."module" in ('LEAVE', 'SHORT_TIME_OFF', 'COMPENSATORY_OFF', 'WORK_FROM_HOME', 'ON_DUTY', 'REGULARISATION', 'EXIT', 'TRAVEL', 'CLAIM', 'TIMESHEET', 'LOP_RECOVERY', 'ONE_TIME_EARNING', 'TAX_RELIEF', 'AIR_TICKET', 'JOB_REQUISITION', 'OVERTIME', 'SALARY_ADVANCE'));
--> statement-breakpoint
ALTER TABLE "form_label" ADD CONSTRAINT "form_label_form_check" CHECK ("form_label"."form" in ('DASHBOARD', 'QUICK_MENU', 'APPROVAL_MANAGEMENT', 'DYNAMIC_FORM_BUILDER', 'WORKFLOW_BUILDER', 'AIR_TICKET_CLAIM', 'ONBOARDING_INDIVIDUALS', 'ONBOARDED_INDIVIDUALS', 'FORM_GENERATOR', 'JOB_POST', 'DOCUSIGN', 'DOCUSIGN_CONFIGURATION', 'PAYROLL_GENERAL_SETTINGS', 'SALARY_COMPONENTS', 'SALARY_TEMPLATE', 'JOB_BOARD_INTEGRATION', 'RECRUITMENT_INTEGRATION', 'COMP_OFF_SETTINGS', 'OVERTIME_SETTINGS', 'EMPLOYEE_NUMBER_SERIES', 'ATTENDANCE_CONFIGURATION', 'ROSTER_SETTINGS', 'PRE_APPROVALS_SETTINGS', 'ROLES', 'SPECIAL_WAGES', 'LOP_RECOVERY_SETTINGS', 'CORE_HR_GENERAL_SETTINGS', 'FBP_DECLARATION_SETTINGS', 'NPS_DECLARATION_SETTINGS', 'DLP_LOCATION_TRACKING', 'DLP_KEY_LOGGING', 'DLP_ADDITIONAL_SCREENSHOTS', 'DLP_AUDIT_LOG', 'DLP_CUSTOM_ALERT', 'DLP_TOXICITY_IDENTIFIER', 'DLP_INTERNET_ACCESS_CONTROL', 'PRODUCTIVITY_MONITORING_AUDIT_LOG', 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG', 'GENERAL_SETTINGS', 'CUSTOM_FIELDS', 'EMAIL_TEMPLATES', 'CUSTOM_REPORTS', 'UI_ELEMENTS_CUSTOMIZER', 'HIRING_FLOW', 'CAREER_PAGE_DESIGNER', 'RECRUITMENT_GENERAL_SETTINGS', 'AIR_TICKETING_POLICY', 'TRAVEL_AND_EXPENSES_SETTINGS', 'ADHOC_ALLOWANCE', 'ORG_STRUCTURE', 'LOCATIONS', 'GRADES', 'EMPLOYEE_TYPE', 'LOCATION_TYPE', 'LOCATION_AREA', 'BRAND', 'JOB_LEVELS', 'DOCUMENT_SUBTYPE', 'ACCREDITATION_CATEGORY_AND_TYPE', 'BUSINESS_UNIT', 'PROJECTS', 'DEPARTMENT_HIERARCHY', 'JOB_ROLES', 'LEAVE_POLICY', 'LEAVE_CLOSURE', 'ORGANIZATION_GROUP', 'TIME_OFF_MANAGEMENT', 'TIME_OFF_CLOSURE', 'LEAVE_OVERRIDE', 'COMP_OFF_OVERRIDE', 'DESIGNATIONS', 'WORK_SCHEDULE', 'ELECTRONIC_FUND_TRANSFER', 'SALARY_PAYSLIP_BI_MONTHLY', 'BONUS', 'TDS_HISTORY', 'FULL_AND_FINAL_SETTLEMENT', 'PAYROLL_RECONCILIATION', 'SELF_MY_PROFILE', 'SELF_ATTENDANCE', 'SELF_TIME_OFF', 'SELF_LEAVE_REQUEST', 'SELF_COMPENSATORY_OFF', 'SELF_SHORT_TIME_OFF', 'SELF_TIMESHEETS', 'SELF_ORGANIZATION_CHART', 'SELF_PRE_APPROVAL', 'SELF_LOP_RECOVERY', 'SELF_COMPENSATORY_OFF_BALANCE', 'MY_DECLARATIONS', 'SELF_FBP_DECLARATION', 'SELF_NPS_DECLARATION', 'SELF_TRAVEL_AND_EXPENSES', 'SELF_TRAVEL_REQUEST', 'SELF_CLAIM_REQUEST', 'MY_PAY', 'MY_SALARY', 'MY_PAYSLIP', 'TEAM_ATTENDANCE', 'ATTENDANCE_APPROVALS', 'ATTENDANCE_BULK_ACTION', 'ATTENDANCE_FINALIZATION', 'TEAM_EARLY_CHECKOUT', 'TEAM_COMPENSATORY_OFF', 'TEAM_TRAVEL_AND_EXPENSES', 'TEAM_CLAIM_REQUEST', 'TEAM_TRAVEL_REQUEST', 'TEAM_SUMMARY', 'TEAM_SUMMARY_REPORTS', 'TEAM_TIME_OFF', 'TEAM_LEAVE_REQUEST', 'TEAM_SHORT_TIME_OFF', 'TEAM_REPORTS', 'TEAM_LOP_RECOVERY', 'TEAM_COMPENSATORY_OFF_BALANCE', 'TEAM_PRE_APPROVAL', 'TEAM_TIMESHEETS', 'EXIT_MANAGEMENT', 'UNIFORM_MONITORING', 'SALARY_INFO', 'SALARY_DETAILS', 'SALARY_REVISION', 'BENEFITS_AND_DEDUCTION', 'AIR_TICKETING_SETTLEMENT_SUMMARY', 'ONE_TIME_EARNINGS', 'BENEFITS_AND_DEDUCTION_REPORTS', 'STATUTORY_COMPONENTS', 'PROVIDENT_FUND', 'NPS', 'INSURANCE', 'GRATUITY', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND', 'FORM_24Q', 'TAX_RELIEF', 'RECRUITMENT_DASHBOARD', 'JOB_CANDIDATES', 'DUPLICATE_CANDIDATES', 'ARCHIVED_CANDIDATES', 'RECRUITMENT_ONBOARDING', 'UPCOMING_INTERVIEWS', 'PENDING_FEEDBACK', 'TALENT_POOL', 'JOB_POSTS', 'INTERVIEW_ROUNDS_MASTER', 'MY_INTEGRATION', 'LOCATION_INTELLIGENCE', 'KEY_LOGGER', 'TOXICITY_INTELLIGENCE', 'CXO_DASHBOARD', 'MAN_POWER_PLANNING_SETTINGS', 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION', 'JOB_REQUISITION', 'SHIFT_ROTATION', 'SHIFT_SWAP', 'SHIFT_SWAP_APPROVALS', 'ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN', 'EMPLOYEES', 'USER_ACCOUNTS', 'HOLIDAYS', 'CUSTOM_EMPLOYEE_GROUPS', 'EMPLOYEE_DATA_IMPORT', 'REGISTER_FACE', 'OUTBOX_MAIL', 'PER_DIEM', 'CLAWBACK', 'DOCUMENT_GENERATOR', 'BILLING', 'CHANGES', 'EMPLOYEE_PERSONAL', 'TIME_OFF', 'GEO_FENCING_AND_SELFIE_ATTENDANCE', 'SHIFT_SCHEDULING', 'CANDIDATE_SALARY', 'WORK_PLACES', 'AWARDS', 'PASSPORTS', 'LICENCES', 'ACCREDITATIONS', 'ATTENDANCE_RECORDS', 'ANNOUNCEMENTS', 'REFERENCE_LISTS', 'JOB_CHANGES', 'FAMILY_MEMBERS', 'EDUCATION', 'EXPERIENCE', 'EMPLOYEE_DOCUMENTS', 'VISAS', 'BANK_ACCOUNTS', 'RECRUITMENT_MASTERS', 'CANDIDATE_PERSONAL', 'CANDIDATE_EQUAL_OPPORTUNITY', 'SELF_OVERTIME', 'TEAM_OVERTIME', 'SALARY_ADVANCE', 'SELF_SALARY_ADVANCE', 'UNIFORM_SETTINGS', 'SELF_UNIFORM'));
--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_points_check" CHECK ("settlement"."points" <@ array['NO_RULE', 'EARLIER_CYCLE_OPEN', 'NO_EXIT', 'NO_SALARY', 'LAST_DAY_AHEAD', 'CLAIMS_WAIT', 'EARNINGS_WAIT', 'EARNINGS_LATER', 'CLAWBACKS_WAIT', 'LEAVE_WAITS', 'UNIFORM_OUT', 'ADVANCES_WAIT', 'NO_BANK_ACCOUNT', 'RECOVERY_DUE']);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'OvertimeRequest', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryAdvance', 'SalaryAdvanceSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UniformEntitlement', 'UniformIssue', 'UniformItem', 'UniformObservation', 'UniformStockEntry', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'OvertimeRequest', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryAdvance', 'SalaryAdvanceSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UniformEntitlement', 'UniformIssue', 'UniformItem', 'UniformObservation', 'UniformStockEntry', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "special_wage" ADD CONSTRAINT "special_wage_premium_on_check" CHECK ("special_wage"."premium_on" in ('BASIC_PAY', 'GROSS_PAY'));
--> statement-breakpoint
CREATE POLICY "uniform_entitlement_tenant" ON "uniform_entitlement" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "uniform_issue_tenant" ON "uniform_issue" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "uniform_item_tenant" ON "uniform_item" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "uniform_observation_tenant" ON "uniform_observation" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "uniform_return_tenant" ON "uniform_return" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "uniform_stock_entry_tenant" ON "uniform_stock_entry" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "overtime_request_tenant" ON "overtime_request" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "advance_change_tenant" ON "advance_change" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "salary_advance_tenant" ON "salary_advance" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "salary_advance_setting_tenant" ON "salary_advance_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- What the payslips of the runs that are there come to, as `settleRun` keeps it from now on.
update payroll_run r set sums = (
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'code', code, 'title', title, 'amount', trim_scale(amount)::text, 'people', people) order by kind, code), '[]') from (
    select kind, code, (array_agg(title))[1] as title, sum(amount) as amount, count(*)::int as people from (
      select kind, code, (array_agg(title))[1] as title, sum(amount) as amount from (
        select p.id, l ->> 'kind' as kind, case when l ->> 'of' = 'EXPENSE_CLAIM' then 'CLAIMS' else l ->> 'code' end as code,
          case when l ->> 'of' = 'EXPENSE_CLAIM' then '{"key": "payslip.line.claims"}'::jsonb when l ->> 'of' = 'CLAWBACK' then '{"key": "payslip.line.clawbacks"}'::jsonb else l -> 'title' end as title, (l ->> 'amount')::numeric as amount
        from payslip p cross join jsonb_array_elements(p.lines) l where p.org_code = r.org_code and p.run_id = r.id and not p.is_held) line group by id, kind, code
    ) slip group by kind, code) sum)
where r.prepared_at is not null;
--> statement-breakpoint
update payroll_run r set without_people = (
  select coalesce(jsonb_agg(y.id), '[]') from (
    select e.id::text as id from employee e left join lateral (select max(o.last_working_day) as last_working_day from exit o where o.org_code = e.org_code and o.employee_id = e.id and o.status = 'APPROVED' and o.last_working_day >= e.date_of_join) x on true
    where e.org_code = r.org_code and e.date_of_join <= r.to_date and (e.status = 'ACTIVE' or x.last_working_day is not null) and (x.last_working_day is null or x.last_working_day >= r.from_date)
      and e.id not in (select p.employee_id from payslip p where p.org_code = r.org_code and p.run_id = r.id) order by e.name limit 12) y)
where r.without_salary > 0;
--> statement-breakpoint
-- A step of a record, as the finalizing of a payroll run, is kept and done as a bulk edit is. Written by hand: no schema file declares these tables.
alter table bulk_edit drop constraint bulk_edit_kind_check;
--> statement-breakpoint
alter table bulk_edit add constraint bulk_edit_kind_check check (kind in ('EDIT', 'DELETE', 'UNDO', 'CLOSE', 'RECKON', 'STEP'));
