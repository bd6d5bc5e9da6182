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
CREATE TABLE "blocked_visit" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"domain" text NOT NULL,
	"host" text NOT NULL,
	"rule" text NOT NULL,
	"application" text,
	"device_id" bigint,
	"day" date NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"domain_folded" text GENERATED ALWAYS AS (fold("domain")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("domain", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "blocked_visit_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "blocked_visit" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "custom_alert" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"alert_type" text NOT NULL,
	"recipients" text DEFAULT 'ADMINS' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "custom_alert_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "custom_alert_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "custom_alert_alert_type_check" CHECK ("custom_alert"."alert_type" in ('TYPED_TEXT', 'WINDOW_TITLE', 'WEBSITE')),
	CONSTRAINT "custom_alert_recipients_check" CHECK ("custom_alert"."recipients" in ('ADMINS', 'MANAGERS', 'ADMINS_AND_MANAGERS', 'ADDITIONAL_ADDRESSES'))
);

--> statement-breakpoint
ALTER TABLE "custom_alert" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "custom_alert_address" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"email" text NOT NULL,
	"custom_alert_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "custom_alert_address_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "custom_alert_address" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "custom_alert_keyword" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"keyword" text NOT NULL,
	"custom_alert_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "custom_alert_keyword_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "custom_alert_keyword" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "internet_access_override" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"mode" text NOT NULL,
	"reason" text NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"reason_folded" text GENERATED ALWAYS AS (fold("reason")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "internet_access_override_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "internet_access_override_employee_id_key" UNIQUE("org_code","employee_id"),
	CONSTRAINT "internet_access_override_mode_check" CHECK ("internet_access_override"."mode" in ('NO_CONTROL', 'OWN_LIST'))
);

--> statement-breakpoint
ALTER TABLE "internet_access_override" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "internet_access_pattern" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"pattern" text NOT NULL,
	"status" text DEFAULT 'BLOCKED' NOT NULL,
	"note" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"pattern_folded" text GENERATED ALWAYS AS (fold("pattern")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("pattern", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "internet_access_pattern_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "internet_access_pattern_pattern_key" UNIQUE("org_code","pattern_folded"),
	CONSTRAINT "internet_access_pattern_status_check" CHECK ("internet_access_pattern"."status" in ('BLOCKED', 'UNBLOCKED'))
);

--> statement-breakpoint
ALTER TABLE "internet_access_pattern" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "internet_access_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Internet access control' NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"update_frequency" integer DEFAULT 60 NOT NULL,
	"notifies_violations" boolean DEFAULT false NOT NULL,
	"override_at_employee_level" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "internet_access_setting_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "internet_access_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "internet_override_domain" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"domain" text NOT NULL,
	"status" text DEFAULT 'BLOCKED' NOT NULL,
	"internet_access_override_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "internet_override_domain_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "internet_override_domain_status_check" CHECK ("internet_override_domain"."status" in ('BLOCKED', 'UNBLOCKED'))
);

--> statement-breakpoint
ALTER TABLE "internet_override_domain" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "key_logging_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Key logging' NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"captures_control_keys" boolean DEFAULT false NOT NULL,
	"captures_key_strokes" boolean DEFAULT false NOT NULL,
	"captures_applications" boolean DEFAULT false NOT NULL,
	"captures_websites" boolean DEFAULT false NOT NULL,
	"captures_window_titles" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "key_logging_setting_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "key_logging_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "keyword_alert" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"alerted_at" timestamp with time zone NOT NULL,
	"employee_id" bigint NOT NULL,
	"keyword" text NOT NULL,
	"alert" text NOT NULL,
	"alert_type" text NOT NULL,
	"application" text,
	"host" text,
	"times" integer,
	"last_at" timestamp with time zone,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"handled_by" text,
	"handled_at" timestamp with time zone,
	"remark" text,
	"notification_status" text,
	"email_recipients" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"keyword_folded" text GENERATED ALWAYS AS (fold("keyword")) STORED,
	"alert_folded" text GENERATED ALWAYS AS (fold("alert")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("keyword", '') || coalesce(' ' || "alert", '') || coalesce(' ' || "application", '') || coalesce(' ' || "host", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "keyword_alert_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "keyword_alert_alert_type_check" CHECK ("keyword_alert"."alert_type" in ('TYPED_TEXT', 'WINDOW_TITLE', 'WEBSITE')),
	CONSTRAINT "keyword_alert_status_check" CHECK ("keyword_alert"."status" in ('OPEN', 'ACKNOWLEDGED', 'CLOSED')),
	CONSTRAINT "keyword_alert_notification_status_check" CHECK ("keyword_alert"."notification_status" in ('PENDING', 'SENT', 'KEPT', 'FAILED', 'NOBODY'))
);

--> statement-breakpoint
ALTER TABLE "keyword_alert" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "location_tracking_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Location tracking' NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"every_minutes" integer DEFAULT 60 NOT NULL,
	"takes_positions" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "location_tracking_setting_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "location_tracking_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "screenshot_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Additional screenshots' NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"blur" boolean DEFAULT true NOT NULL,
	"schedule" text DEFAULT 'FIXED' NOT NULL,
	"frequency" integer DEFAULT 1 NOT NULL,
	"frequency_unit" text DEFAULT 'HOURS' NOT NULL,
	"screenshots_per_frequency" integer DEFAULT 1 NOT NULL,
	"additional_per_frequency" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "screenshot_setting_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "screenshot_setting_schedule_check" CHECK ("screenshot_setting"."schedule" in ('FIXED', 'RANDOM')),
	CONSTRAINT "screenshot_setting_frequency_unit_check" CHECK ("screenshot_setting"."frequency_unit" in ('MINUTES', 'HOURS'))
);

--> statement-breakpoint
ALTER TABLE "screenshot_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "toxicity_address" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"email" text NOT NULL,
	"toxicity_setting_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "toxicity_address_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "toxicity_address" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "toxicity_alert" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"alerted_at" timestamp with time zone NOT NULL,
	"employee_id" bigint NOT NULL,
	"keyword" text NOT NULL,
	"severity" text NOT NULL,
	"score" integer,
	"threshold" integer NOT NULL,
	"application" text,
	"host" text,
	"times" integer,
	"last_at" timestamp with time zone,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"handled_by" text,
	"handled_at" timestamp with time zone,
	"remark" text,
	"notification_status" text,
	"email_recipients" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"keyword_folded" text GENERATED ALWAYS AS (fold("keyword")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("keyword", '') || coalesce(' ' || "application", '') || coalesce(' ' || "host", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "toxicity_alert_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "toxicity_alert_severity_check" CHECK ("toxicity_alert"."severity" in ('THREAT', 'SLUR', 'HARASSMENT', 'ABUSE', 'INSULT', 'PROFANITY', 'KEYWORD')),
	CONSTRAINT "toxicity_alert_status_check" CHECK ("toxicity_alert"."status" in ('OPEN', 'ACKNOWLEDGED', 'CLOSED')),
	CONSTRAINT "toxicity_alert_notification_status_check" CHECK ("toxicity_alert"."notification_status" in ('PENDING', 'SENT', 'KEPT', 'FAILED', 'NOBODY'))
);

--> statement-breakpoint
ALTER TABLE "toxicity_alert" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "toxicity_keyword" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"keyword" text NOT NULL,
	"toxicity_setting_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "toxicity_keyword_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "toxicity_keyword" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "toxicity_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Toxicity identifier' NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"threshold" integer DEFAULT 60 NOT NULL,
	"recipients" text DEFAULT 'ADMINS' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "toxicity_setting_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "toxicity_setting_recipients_check" CHECK ("toxicity_setting"."recipients" in ('ADMINS', 'MANAGERS', 'ADMINS_AND_MANAGERS', 'ADDITIONAL_ADDRESSES'))
);

--> statement-breakpoint
ALTER TABLE "toxicity_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "work_location" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"location_id" bigint,
	"note" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "work_location_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "work_location_name_key" UNIQUE("org_code","name_folded")
);

--> statement-breakpoint
ALTER TABLE "work_location" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "work_location_range" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"range" text NOT NULL,
	"work_location_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "work_location_range_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "work_location_range" ENABLE ROW LEVEL SECURITY;
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
ALTER TABLE "activity_classification" ADD COLUMN "listing" text DEFAULT 'NONE' NOT NULL;
--> statement-breakpoint
ALTER TABLE "activity_classification" ADD COLUMN "access_status" text;
--> statement-breakpoint
ALTER TABLE "activity_classification" ADD COLUMN "set_by" text;
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
ALTER TABLE "blocked_visit" ADD CONSTRAINT "blocked_visit_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blocked_visit" ADD CONSTRAINT "blocked_visit_device_id_fk" FOREIGN KEY ("org_code","device_id") REFERENCES "public"."activity_device"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "custom_alert_address" ADD CONSTRAINT "custom_alert_address_custom_alert_id_fk" FOREIGN KEY ("org_code","custom_alert_id") REFERENCES "public"."custom_alert"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "custom_alert_keyword" ADD CONSTRAINT "custom_alert_keyword_custom_alert_id_fk" FOREIGN KEY ("org_code","custom_alert_id") REFERENCES "public"."custom_alert"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internet_access_override" ADD CONSTRAINT "internet_access_override_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internet_override_domain" ADD CONSTRAINT "internet_override_domain_internet_access_override_id_fk" FOREIGN KEY ("org_code","internet_access_override_id") REFERENCES "public"."internet_access_override"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "keyword_alert" ADD CONSTRAINT "keyword_alert_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "toxicity_address" ADD CONSTRAINT "toxicity_address_toxicity_setting_id_fk" FOREIGN KEY ("org_code","toxicity_setting_id") REFERENCES "public"."toxicity_setting"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "toxicity_alert" ADD CONSTRAINT "toxicity_alert_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "toxicity_keyword" ADD CONSTRAINT "toxicity_keyword_toxicity_setting_id_fk" FOREIGN KEY ("org_code","toxicity_setting_id") REFERENCES "public"."toxicity_setting"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_location" ADD CONSTRAINT "work_location_location_id_fk" FOREIGN KEY ("org_code","location_id") REFERENCES "public"."location"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_location_range" ADD CONSTRAINT "work_location_range_work_location_id_fk" FOREIGN KEY ("org_code","work_location_id") REFERENCES "public"."work_location"("org_code","id") ON DELETE no action ON UPDATE no action;
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
CREATE INDEX "blocked_visit_employee_id_idx" ON "blocked_visit" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "blocked_visit_at_idx" ON "blocked_visit" USING btree ("org_code","at","id");
--> statement-breakpoint
CREATE INDEX "blocked_visit_domain_idx" ON "blocked_visit" USING btree ("org_code","domain_folded","id");
--> statement-breakpoint
CREATE INDEX "blocked_visit_device_id_idx" ON "blocked_visit" USING btree ("org_code","device_id","id");
--> statement-breakpoint
CREATE INDEX "blocked_visit_day_idx" ON "blocked_visit" USING btree ("org_code","day","id");
--> statement-breakpoint
CREATE INDEX "blocked_visit_search_idx" ON "blocked_visit" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "custom_alert_name_idx" ON "custom_alert" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "custom_alert_is_on_idx" ON "custom_alert" USING btree ("org_code","is_on","id");
--> statement-breakpoint
CREATE INDEX "custom_alert_alert_type_idx" ON "custom_alert" USING btree ("org_code","alert_type","id");
--> statement-breakpoint
CREATE INDEX "custom_alert_recipients_idx" ON "custom_alert" USING btree ("org_code","recipients","id");
--> statement-breakpoint
CREATE INDEX "custom_alert_search_idx" ON "custom_alert" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "custom_alert_address_custom_alert_id_idx" ON "custom_alert_address" USING btree ("org_code","custom_alert_id","position");
--> statement-breakpoint
CREATE INDEX "custom_alert_keyword_custom_alert_id_idx" ON "custom_alert_keyword" USING btree ("org_code","custom_alert_id","position");
--> statement-breakpoint
CREATE INDEX "internet_access_override_employee_id_idx" ON "internet_access_override" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "internet_access_override_mode_idx" ON "internet_access_override" USING btree ("org_code","mode","id");
--> statement-breakpoint
CREATE INDEX "internet_access_override_reason_idx" ON "internet_access_override" USING btree ("org_code","reason_folded","id");
--> statement-breakpoint
CREATE INDEX "internet_access_pattern_pattern_idx" ON "internet_access_pattern" USING btree ("org_code","pattern_folded","id");
--> statement-breakpoint
CREATE INDEX "internet_access_pattern_status_idx" ON "internet_access_pattern" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "internet_access_pattern_search_idx" ON "internet_access_pattern" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "internet_override_domain_internet_access_override_id_idx" ON "internet_override_domain" USING btree ("org_code","internet_access_override_id","position");
--> statement-breakpoint
CREATE INDEX "keyword_alert_alerted_at_idx" ON "keyword_alert" USING btree ("org_code","alerted_at","id");
--> statement-breakpoint
CREATE INDEX "keyword_alert_employee_id_idx" ON "keyword_alert" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "keyword_alert_keyword_idx" ON "keyword_alert" USING btree ("org_code","keyword_folded","id");
--> statement-breakpoint
CREATE INDEX "keyword_alert_alert_idx" ON "keyword_alert" USING btree ("org_code","alert_folded","id");
--> statement-breakpoint
CREATE INDEX "keyword_alert_alert_type_idx" ON "keyword_alert" USING btree ("org_code","alert_type","id");
--> statement-breakpoint
CREATE INDEX "keyword_alert_status_idx" ON "keyword_alert" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "keyword_alert_notification_status_idx" ON "keyword_alert" USING btree ("org_code","notification_status","id");
--> statement-breakpoint
CREATE INDEX "keyword_alert_search_idx" ON "keyword_alert" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "toxicity_address_toxicity_setting_id_idx" ON "toxicity_address" USING btree ("org_code","toxicity_setting_id","position");
--> statement-breakpoint
CREATE INDEX "toxicity_alert_alerted_at_idx" ON "toxicity_alert" USING btree ("org_code","alerted_at","id");
--> statement-breakpoint
CREATE INDEX "toxicity_alert_employee_id_idx" ON "toxicity_alert" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "toxicity_alert_keyword_idx" ON "toxicity_alert" USING btree ("org_code","keyword_folded","id");
--> statement-breakpoint
CREATE INDEX "toxicity_alert_severity_idx" ON "toxicity_alert" USING btree ("org_code","severity","id");
--> statement-breakpoint
CREATE INDEX "toxicity_alert_score_idx" ON "toxicity_alert" USING btree ("org_code","score","id");
--> statement-breakpoint
CREATE INDEX "toxicity_alert_status_idx" ON "toxicity_alert" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "toxicity_alert_notification_status_idx" ON "toxicity_alert" USING btree ("org_code","notification_status","id");
--> statement-breakpoint
CREATE INDEX "toxicity_alert_search_idx" ON "toxicity_alert" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "toxicity_keyword_toxicity_setting_id_idx" ON "toxicity_keyword" USING btree ("org_code","toxicity_setting_id","position");
--> statement-breakpoint
CREATE INDEX "work_location_name_idx" ON "work_location" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "work_location_location_id_idx" ON "work_location" USING btree ("org_code","location_id","id");
--> statement-breakpoint
CREATE INDEX "work_location_search_idx" ON "work_location" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "work_location_range_work_location_id_idx" ON "work_location_range" USING btree ("org_code","work_location_id","position");
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
CREATE INDEX "activity_classification_listing_idx" ON "activity_classification" USING btree ("org_code","listing","id");
--> statement-breakpoint
CREATE INDEX "activity_classification_access_status_idx" ON "activity_classification" USING btree ("org_code","access_status","id");
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
ALTER TABLE "activity_classification" ADD CONSTRAINT "activity_classification_listing_check" CHECK ("activity_classification"."listing" in ('NONE', 'BLOCKED', 'WHITELISTED'));
--> statement-breakpoint
ALTER TABLE "activity_classification" ADD CONSTRAINT "activity_classification_access_status_check" CHECK ("activity_classification"."access_status" in ('BLOCKED', 'UNBLOCKED'));
--> statement-breakpoint
ALTER TABLE "form_label" ADD CONSTRAINT "form_label_form_check" CHECK ("form_label"."form" in ('DASHBOARD', 'QUICK_MENU', 'APPROVAL_MANAGEMENT', 'DYNAMIC_FORM_BUILDER', 'WORKFLOW_BUILDER', 'AIR_TICKET_CLAIM', 'ONBOARDING_INDIVIDUALS', 'ONBOARDED_INDIVIDUALS', 'FORM_GENERATOR', 'JOB_POST', 'DOCUSIGN', 'DOCUSIGN_CONFIGURATION', 'PAYROLL_GENERAL_SETTINGS', 'SALARY_COMPONENTS', 'SALARY_TEMPLATE', 'JOB_BOARD_INTEGRATION', 'RECRUITMENT_INTEGRATION', 'COMP_OFF_SETTINGS', 'OVERTIME_SETTINGS', 'EMPLOYEE_NUMBER_SERIES', 'ATTENDANCE_CONFIGURATION', 'ROSTER_SETTINGS', 'PRE_APPROVALS_SETTINGS', 'ROLES', 'SPECIAL_WAGES', 'LOP_RECOVERY_SETTINGS', 'CORE_HR_GENERAL_SETTINGS', 'FBP_DECLARATION_SETTINGS', 'NPS_DECLARATION_SETTINGS', 'DLP_LOCATION_TRACKING', 'DLP_KEY_LOGGING', 'DLP_ADDITIONAL_SCREENSHOTS', 'DLP_AUDIT_LOG', 'DLP_CUSTOM_ALERT', 'DLP_TOXICITY_IDENTIFIER', 'DLP_INTERNET_ACCESS_CONTROL', 'PRODUCTIVITY_MONITORING_AUDIT_LOG', 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG', 'GENERAL_SETTINGS', 'CUSTOM_FIELDS', 'EMAIL_TEMPLATES', 'CUSTOM_REPORTS', 'UI_ELEMENTS_CUSTOMIZER', 'HIRING_FLOW', 'CAREER_PAGE_DESIGNER', 'RECRUITMENT_GENERAL_SETTINGS', 'AIR_TICKETING_POLICY', 'TRAVEL_AND_EXPENSES_SETTINGS', 'ADHOC_ALLOWANCE', 'ORG_STRUCTURE', 'LOCATIONS', 'GRADES', 'EMPLOYEE_TYPE', 'LOCATION_TYPE', 'LOCATION_AREA', 'BRAND', 'JOB_LEVELS', 'DOCUMENT_SUBTYPE', 'ACCREDITATION_CATEGORY_AND_TYPE', 'BUSINESS_UNIT', 'PROJECTS', 'DEPARTMENT_HIERARCHY', 'JOB_ROLES', 'LEAVE_POLICY', 'LEAVE_CLOSURE', 'ORGANIZATION_GROUP', 'TIME_OFF_MANAGEMENT', 'TIME_OFF_CLOSURE', 'LEAVE_OVERRIDE', 'COMP_OFF_OVERRIDE', 'DESIGNATIONS', 'WORK_SCHEDULE', 'ELECTRONIC_FUND_TRANSFER', 'SALARY_PAYSLIP_BI_MONTHLY', 'BONUS', 'TDS_HISTORY', 'FULL_AND_FINAL_SETTLEMENT', 'PAYROLL_RECONCILIATION', 'SELF_MY_PROFILE', 'SELF_ATTENDANCE', 'SELF_TIME_OFF', 'SELF_LEAVE_REQUEST', 'SELF_COMPENSATORY_OFF', 'SELF_SHORT_TIME_OFF', 'SELF_TIMESHEETS', 'SELF_ORGANIZATION_CHART', 'SELF_PRE_APPROVAL', 'SELF_LOP_RECOVERY', 'SELF_COMPENSATORY_OFF_BALANCE', 'MY_DECLARATIONS', 'SELF_FBP_DECLARATION', 'SELF_NPS_DECLARATION', 'SELF_TRAVEL_AND_EXPENSES', 'SELF_TRAVEL_REQUEST', 'SELF_CLAIM_REQUEST', 'MY_PAY', 'MY_SALARY', 'MY_PAYSLIP', 'TEAM_ATTENDANCE', 'ATTENDANCE_APPROVALS', 'ATTENDANCE_BULK_ACTION', 'ATTENDANCE_FINALIZATION', 'TEAM_EARLY_CHECKOUT', 'TEAM_COMPENSATORY_OFF', 'TEAM_TRAVEL_AND_EXPENSES', 'TEAM_CLAIM_REQUEST', 'TEAM_TRAVEL_REQUEST', 'TEAM_SUMMARY', 'TEAM_SUMMARY_REPORTS', 'TEAM_TIME_OFF', 'TEAM_LEAVE_REQUEST', 'TEAM_SHORT_TIME_OFF', 'TEAM_REPORTS', 'TEAM_LOP_RECOVERY', 'TEAM_COMPENSATORY_OFF_BALANCE', 'TEAM_PRE_APPROVAL', 'TEAM_TIMESHEETS', 'EXIT_MANAGEMENT', 'UNIFORM_MONITORING', 'SALARY_INFO', 'SALARY_DETAILS', 'SALARY_REVISION', 'BENEFITS_AND_DEDUCTION', 'AIR_TICKETING_SETTLEMENT_SUMMARY', 'ONE_TIME_EARNINGS', 'BENEFITS_AND_DEDUCTION_REPORTS', 'STATUTORY_COMPONENTS', 'PROVIDENT_FUND', 'NPS', 'INSURANCE', 'GRATUITY', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND', 'FORM_24Q', 'TAX_RELIEF', 'RECRUITMENT_DASHBOARD', 'JOB_CANDIDATES', 'DUPLICATE_CANDIDATES', 'ARCHIVED_CANDIDATES', 'RECRUITMENT_ONBOARDING', 'UPCOMING_INTERVIEWS', 'PENDING_FEEDBACK', 'TALENT_POOL', 'JOB_POSTS', 'INTERVIEW_ROUNDS_MASTER', 'MY_INTEGRATION', 'LOCATION_INTELLIGENCE', 'KEY_LOGGER', 'TOXICITY_INTELLIGENCE', 'CXO_DASHBOARD', 'MAN_POWER_PLANNING_SETTINGS', 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION', 'JOB_REQUISITION', 'SHIFT_ROTATION', 'SHIFT_SWAP', 'SHIFT_SWAP_APPROVALS', 'ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN', 'EMPLOYEES', 'USER_ACCOUNTS', 'HOLIDAYS', 'CUSTOM_EMPLOYEE_GROUPS', 'EMPLOYEE_DATA_IMPORT', 'REGISTER_FACE', 'OUTBOX_MAIL', 'PER_DIEM', 'CLAWBACK', 'DOCUMENT_GENERATOR', 'BILLING', 'CHANGES', 'EMPLOYEE_PERSONAL', 'TIME_OFF', 'GEO_FENCING_AND_SELFIE_ATTENDANCE', 'SHIFT_SCHEDULING', 'CANDIDATE_SALARY', 'WORK_PLACES', 'AWARDS', 'PASSPORTS', 'LICENCES', 'ACCREDITATIONS', 'ATTENDANCE_RECORDS', 'ANNOUNCEMENTS', 'REFERENCE_LISTS', 'JOB_CHANGES', 'FAMILY_MEMBERS', 'EDUCATION', 'EXPERIENCE', 'EMPLOYEE_DOCUMENTS', 'VISAS', 'BANK_ACCOUNTS', 'RECRUITMENT_MASTERS', 'CANDIDATE_PERSONAL', 'CANDIDATE_EQUAL_OPPORTUNITY', 'SELF_OVERTIME', 'TEAM_OVERTIME', 'SALARY_ADVANCE', 'SELF_SALARY_ADVANCE', 'UNIFORM_SETTINGS', 'SELF_UNIFORM'));
--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_points_check" CHECK ("settlement"."points" <@ array['NO_RULE', 'EARLIER_CYCLE_OPEN', 'NO_EXIT', 'NO_SALARY', 'LAST_DAY_AHEAD', 'CLAIMS_WAIT', 'EARNINGS_WAIT', 'EARNINGS_LATER', 'CLAWBACKS_WAIT', 'LEAVE_WAITS', 'UNIFORM_OUT', 'ADVANCES_WAIT', 'NO_BANK_ACCOUNT', 'RECOVERY_DUE']);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BlockedVisit', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomAlert', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'InternetAccessOverride', 'InternetAccessPattern', 'InternetAccessSetting', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'KeyLoggingSetting', 'KeywordAlert', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationTrackingSetting', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'OvertimeRequest', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryAdvance', 'SalaryAdvanceSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ScreenshotSetting', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'ToxicityAlert', 'ToxicitySetting', 'TravelAndExpenseSetting', 'TravelRequest', 'UniformEntitlement', 'UniformIssue', 'UniformItem', 'UniformObservation', 'UniformStockEntry', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkLocation', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BlockedVisit', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomAlert', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'InternetAccessOverride', 'InternetAccessPattern', 'InternetAccessSetting', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'KeyLoggingSetting', 'KeywordAlert', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationTrackingSetting', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'OvertimeRequest', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryAdvance', 'SalaryAdvanceSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ScreenshotSetting', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'ToxicityAlert', 'ToxicitySetting', 'TravelAndExpenseSetting', 'TravelRequest', 'UniformEntitlement', 'UniformIssue', 'UniformItem', 'UniformObservation', 'UniformStockEntry', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkLocation', 'WorkPlace', 'WorkSchedule', 'Workflow'));
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
CREATE POLICY "blocked_visit_tenant" ON "blocked_visit" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "custom_alert_tenant" ON "custom_alert" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "custom_alert_address_tenant" ON "custom_alert_address" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "custom_alert_keyword_tenant" ON "custom_alert_keyword" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "internet_access_override_tenant" ON "internet_access_override" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "internet_access_pattern_tenant" ON "internet_access_pattern" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "internet_access_setting_tenant" ON "internet_access_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "internet_override_domain_tenant" ON "internet_override_domain" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "key_logging_setting_tenant" ON "key_logging_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "keyword_alert_tenant" ON "keyword_alert" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "location_tracking_setting_tenant" ON "location_tracking_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "screenshot_setting_tenant" ON "screenshot_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "toxicity_address_tenant" ON "toxicity_address" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "toxicity_alert_tenant" ON "toxicity_alert" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "toxicity_keyword_tenant" ON "toxicity_keyword" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "toxicity_setting_tenant" ON "toxicity_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "work_location_tenant" ON "work_location" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "work_location_range_tenant" ON "work_location_range" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "advance_change_tenant" ON "advance_change" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "salary_advance_tenant" ON "salary_advance" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "salary_advance_setting_tenant" ON "salary_advance_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- Every website that is there is on no list, and open.
update activity_classification set access_status = 'UNBLOCKED' where kind = 'WEBSITE' and access_status is null;
--> statement-breakpoint
-- Where computers were. The label is that of the moment at which the record came, and names no work location that could change it. Address and position are sealed.
create table location_record (
  org_code text not null,
  activity_device_id bigint not null,
  at timestamptz not null,
  employee_id bigint not null,
  day date not null,
  place text not null,
  work_location_id bigint,
  work_location_name text,
  sealed text not null,
  constraint location_record_pk primary key (org_code, activity_device_id, at),
  constraint location_record_place_check check (place in ('OFFICE', 'ELSEWHERE', 'UNKNOWN') and (place = 'OFFICE') = (work_location_name is not null))
);
--> statement-breakpoint
create index location_record_employee_idx on location_record (org_code, employee_id, day);
--> statement-breakpoint
create index location_record_day_idx on location_record (org_code, day, activity_device_id);
--> statement-breakpoint
create index location_record_at_idx on location_record using brin (at);
--> statement-breakpoint
alter table location_record enable row level security;
--> statement-breakpoint
create policy location_record_tenant on location_record to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- What computers tell of keys and windows, by the day to which it counts: counts and places, never what was typed. Titles of windows are encrypted. The department is that of then.
create table key_log (
  org_code text not null,
  activity_device_id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  employee_id bigint not null,
  department_id bigint,
  day date not null,
  key_strokes integer,
  copies integer,
  cuts integer,
  pastes integer,
  prints integer,
  print_screens integer,
  saves integer,
  application text,
  application_title text,
  window_title bytea,
  host text,
  constraint key_log_pk primary key (org_code, activity_device_id, starts_at),
  constraint key_log_ends_check check (ends_at > starts_at)
);
--> statement-breakpoint
create index key_log_starts_idx on key_log (org_code, starts_at, activity_device_id);
--> statement-breakpoint
create index key_log_employee_idx on key_log (org_code, employee_id, starts_at);
--> statement-breakpoint
create index key_log_day_idx on key_log using brin (day);
--> statement-breakpoint
alter table key_log enable row level security;
--> statement-breakpoint
create policy key_log_tenant on key_log to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- Pictures of screens; the pictures themselves stand encrypted among the files, and go with their rows. One is PENDING until its file is there.
create table screenshot (
  org_code text not null,
  id text not null,
  activity_device_id bigint not null,
  employee_id bigint not null,
  moment timestamptz not null,
  taken_at timestamptz not null,
  day date not null,
  file_key text not null,
  content_type text not null,
  width integer not null,
  height integer not null,
  is_blurred boolean not null,
  status text not null default 'PENDING',
  created_at timestamptz not null default now(),
  constraint screenshot_pk primary key (org_code, id),
  constraint screenshot_moment_key unique (org_code, activity_device_id, moment),
  constraint screenshot_type_check check (content_type in ('image/png', 'image/jpeg', 'image/webp')),
  constraint screenshot_status_check check (status in ('PENDING', 'STORED'))
);
--> statement-breakpoint
create index screenshot_employee_idx on screenshot (org_code, employee_id, day);
--> statement-breakpoint
create index screenshot_day_idx on screenshot (org_code, day);
--> statement-breakpoint
alter table screenshot enable row level security;
--> statement-breakpoint
create policy screenshot_tenant on screenshot to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- What was read: the applications, or one of what is recorded beside them.
alter table activity_reading add column kind text not null default 'APPLICATIONS';
--> statement-breakpoint
alter table activity_reading drop constraint activity_reading_pk;
--> statement-breakpoint
alter table activity_reading add constraint activity_reading_pk primary key (org_code, employee_id, "on", user_id, from_date, to_date, kind);
--> statement-breakpoint
-- Which mails of the outbox told of which alerts.
create table alert_mail (
  org_code text not null,
  message_id text not null,
  entity text not null,
  alert_id bigint not null,
  at timestamptz not null default now(),
  constraint alert_mail_pk primary key (org_code, message_id, entity, alert_id),
  constraint alert_mail_entity_check check (entity in ('KeywordAlert', 'ToxicityAlert'))
);
--> statement-breakpoint
create index alert_mail_alert_idx on alert_mail (org_code, entity, alert_id);
--> statement-breakpoint
create index alert_mail_at_idx on alert_mail using brin (at);
--> statement-breakpoint
alter table alert_mail enable row level security;
--> statement-breakpoint
create policy alert_mail_tenant on alert_mail to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
