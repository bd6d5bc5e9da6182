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
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "activity_classification" ADD COLUMN "listing" text DEFAULT 'NONE' NOT NULL;
--> statement-breakpoint
ALTER TABLE "activity_classification" ADD COLUMN "access_status" text;
--> statement-breakpoint
ALTER TABLE "activity_classification" ADD COLUMN "set_by" text;
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
CREATE INDEX "activity_classification_listing_idx" ON "activity_classification" USING btree ("org_code","listing","id");
--> statement-breakpoint
CREATE INDEX "activity_classification_access_status_idx" ON "activity_classification" USING btree ("org_code","access_status","id");
--> statement-breakpoint
ALTER TABLE "activity_classification" ADD CONSTRAINT "activity_classification_listing_check" CHECK ("activity_classification"."listing" in ('NONE', 'BLOCKED', 'WHITELISTED'));
--> statement-breakpoint
ALTER TABLE "activity_classification" ADD CONSTRAINT "activity_classification_access_status_check" CHECK ("activity_classification"."access_status" in ('BLOCKED', 'UNBLOCKED'));
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BlockedVisit', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomAlert', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'InternetAccessOverride', 'InternetAccessPattern', 'InternetAccessSetting', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'KeyLoggingSetting', 'KeywordAlert', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationTrackingSetting', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'OvertimeRequest', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryAdvance', 'SalaryAdvanceSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ScreenshotSetting', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'ToxicityAlert', 'ToxicitySetting', 'TravelAndExpenseSetting', 'TravelRequest', 'UniformEntitlement', 'UniformIssue', 'UniformItem', 'UniformObservation', 'UniformStockEntry', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkLocation', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BlockedVisit', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomAlert', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'InternetAccessOverride', 'InternetAccessPattern', 'InternetAccessSetting', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'KeyLoggingSetting', 'KeywordAlert', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationTrackingSetting', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'OvertimeRequest', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryAdvance', 'SalaryAdvanceSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ScreenshotSetting', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'ToxicityAlert', 'ToxicitySetting', 'TravelAndExpenseSetting', 'TravelRequest', 'UniformEntitlement', 'UniformIssue', 'UniformItem', 'UniformObservation', 'UniformStockEntry', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkLocation', 'WorkPlace', 'WorkSchedule', 'Workflow'));
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
