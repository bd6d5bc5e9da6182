CREATE TABLE "archive_reason" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"stage_id" bigint,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "archive_reason_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "archive_reason_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "archive_reason_status_check" CHECK ("archive_reason"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "archive_reason" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "blacklist_reason" (
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
	CONSTRAINT "blacklist_reason_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "blacklist_reason_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "blacklist_reason_status_check" CHECK ("blacklist_reason"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "blacklist_reason" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "candidate" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text GENERATED ALWAYS AS (coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '')) STORED,
	"number" text NOT NULL,
	"salutation" text,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"suffix" text,
	"preferred_name" text,
	"pronouns" text,
	"photo" text,
	"email" text,
	"phone" text,
	"fax" text,
	"current_location" text,
	"preferred_location_id" bigint,
	"job_post_id" bigint,
	"status_id" bigint NOT NULL,
	"applied_on" date NOT NULL,
	"recruiter_id" bigint,
	"source_id" bigint,
	"ranking" numeric(19, 4),
	"notice_period" integer,
	"sponsored" boolean DEFAULT false NOT NULL,
	"portal_access" boolean DEFAULT true NOT NULL,
	"mpp_position_type" text,
	"mpp_status" text,
	"resume" text,
	"cover_letter" text,
	"current_employer" text,
	"current_designation" text,
	"experience_years" integer,
	"experience_months" integer,
	"other_work_permit" text,
	"current_ctc" numeric(19, 4),
	"expected_ctc" numeric(19, 4),
	"currency" text,
	"gender" text,
	"date_of_birth" date,
	"marital_status" text,
	"nationality" text,
	"blood_group" text,
	"national_id" text,
	"passport_number" text,
	"address" jsonb,
	"barangay" text,
	"region" text,
	"emergency_contact_name" text,
	"emergency_contact_relation_id" bigint,
	"verifier_name" text,
	"verifier_phone" text,
	"verifier_email" text,
	"gender_identity" text,
	"gender_expression" text,
	"sexual_orientation" text,
	"disability" text,
	"standing" text DEFAULT 'ACTIVE' NOT NULL,
	"talent_pool_id" bigint,
	"archive_reason_id" bigint,
	"archive_comment" text,
	"archived_on" date,
	"blacklist_reason_id" bigint,
	"blacklist_comment" text,
	"blacklist_attachment" text,
	"blacklisted_on" date,
	"blacklisted_by" text,
	"shortlisted_on" date,
	"offered_on" date,
	"offer_responded_on" date,
	"hired_on" date,
	"employee_id" bigint,
	"consent_on" date,
	"retain_until" date,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold(coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", ''))) STORED,
	"number_folded" text GENERATED ALWAYS AS (fold("number")) STORED,
	"email_folded" text GENERATED ALWAYS AS (fold("email")) STORED,
	"phone_folded" text GENERATED ALWAYS AS (fold("phone")) STORED,
	"current_location_folded" text GENERATED ALWAYS AS (fold("current_location")) STORED,
	"current_employer_folded" text GENERATED ALWAYS AS (fold("current_employer")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '') || coalesce(' ' || "number", '') || coalesce(' ' || "preferred_name", '') || coalesce(' ' || "email", '') || coalesce(' ' || "phone", '') || coalesce(' ' || "current_location", '') || coalesce(' ' || "current_employer", '') || coalesce(' ' || "current_designation", ''))) STORED,
	CONSTRAINT "candidate_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "candidate_number_key" UNIQUE("org_code","number_folded"),
	CONSTRAINT "candidate_salutation_check" CHECK ("candidate"."salutation" in ('MS', 'MR', 'MX', 'DR', 'PROF')),
	CONSTRAINT "candidate_gender_check" CHECK ("candidate"."gender" in ('FEMALE', 'MALE', 'NON_BINARY', 'NOT_STATED')),
	CONSTRAINT "candidate_marital_status_check" CHECK ("candidate"."marital_status" in ('SINGLE', 'MARRIED', 'DIVORCED', 'WIDOWED')),
	CONSTRAINT "candidate_blood_group_check" CHECK ("candidate"."blood_group" in ('A_POSITIVE', 'A_NEGATIVE', 'B_POSITIVE', 'B_NEGATIVE', 'AB_POSITIVE', 'AB_NEGATIVE', 'O_POSITIVE', 'O_NEGATIVE')),
	CONSTRAINT "candidate_disability_check" CHECK ("candidate"."disability" in ('YES', 'NO', 'NOT_STATED')),
	CONSTRAINT "candidate_standing_check" CHECK ("candidate"."standing" in ('ACTIVE', 'TALENT_POOL', 'ARCHIVED', 'BLACKLISTED'))
);

--> statement-breakpoint
ALTER TABLE "candidate" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "candidate_certification" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"received_on" date,
	"received_from" text,
	"ranking" text,
	"candidate_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "candidate_certification_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "candidate_certification" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "candidate_dependent" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"first_name" text NOT NULL,
	"relationship_id" bigint,
	"gender" text,
	"candidate_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "candidate_dependent_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "candidate_dependent_gender_check" CHECK ("candidate_dependent"."gender" in ('FEMALE', 'MALE', 'NON_BINARY', 'NOT_STATED'))
);

--> statement-breakpoint
ALTER TABLE "candidate_dependent" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "candidate_education" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"level" text,
	"qualification" text,
	"specialization" text,
	"institute" text NOT NULL,
	"started_on" date,
	"ended_on" date,
	"year_of_passing" integer,
	"percentage" numeric(9, 4),
	"grade" text,
	"city" text,
	"state" text,
	"country" text,
	"candidate_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "candidate_education_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "candidate_education_level_check" CHECK ("candidate_education"."level" in ('SCHOOL', 'VOCATIONAL', 'DIPLOMA', 'BACHELOR', 'MASTER', 'DOCTORATE', 'PROFESSIONAL'))
);

--> statement-breakpoint
ALTER TABLE "candidate_education" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "candidate_experience" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"company" text NOT NULL,
	"designation" text,
	"location" text,
	"started_on" date,
	"ended_on" date,
	"description" text,
	"candidate_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "candidate_experience_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "candidate_experience" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "candidate_language" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"language" text NOT NULL,
	"spoken" boolean DEFAULT true NOT NULL,
	"read_write" boolean DEFAULT true NOT NULL,
	"proficiency" text,
	"candidate_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "candidate_language_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "candidate_language_proficiency_check" CHECK ("candidate_language"."proficiency" in ('BASIC', 'CONVERSATIONAL', 'FLUENT', 'NATIVE'))
);

--> statement-breakpoint
ALTER TABLE "candidate_language" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "candidate_reference" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"email" text,
	"phone" text,
	"candidate_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "candidate_reference_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "candidate_reference" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "candidate_skill" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"skill_id" bigint NOT NULL,
	"proficiency" text,
	"candidate_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "candidate_skill_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "candidate_skill_proficiency_check" CHECK ("candidate_skill"."proficiency" in ('BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'EXPERT'))
);

--> statement-breakpoint
ALTER TABLE "candidate_skill" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "candidate_source" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'OTHER' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "candidate_source_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "candidate_source_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "candidate_source_kind_check" CHECK ("candidate_source"."kind" in ('CAREER_PAGE', 'JOB_BOARD', 'REFERRAL', 'AGENCY', 'SOCIAL_NETWORK', 'DIRECT', 'OTHER')),
	CONSTRAINT "candidate_source_status_check" CHECK ("candidate_source"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "candidate_source" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "candidate_status" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"stage_id" bigint NOT NULL,
	"position" integer DEFAULT 1 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"requires" text[],
	"sends_mail" boolean DEFAULT false NOT NULL,
	"mail_subject" text,
	"mail_body" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "candidate_status_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "candidate_status_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "candidate_status_status_check" CHECK ("candidate_status"."status" in ('ACTIVE', 'INACTIVE')),
	CONSTRAINT "candidate_status_requires_check" CHECK ("candidate_status"."requires" <@ array['RESUME', 'JOB_POST', 'PHONE', 'EXPECTED_CTC', 'NOTICE_PERIOD'])
);

--> statement-breakpoint
ALTER TABLE "candidate_status" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "candidate_status_next" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"status_id" bigint NOT NULL,
	"candidate_status_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "candidate_status_next_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "candidate_status_next" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "candidate_work_permit" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"work_authorization_id" bigint NOT NULL,
	"candidate_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "candidate_work_permit_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "candidate_work_permit" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "client" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"contact_person" text,
	"email" text,
	"phone" text,
	"address" jsonb,
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
	CONSTRAINT "client_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "client_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "client_status_check" CHECK ("client"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "client" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "functional_area" (
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
	CONSTRAINT "functional_area_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "functional_area_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "functional_area_status_check" CHECK ("functional_area"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "functional_area" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "hiring_stage" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'SCREENING' NOT NULL,
	"position" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "hiring_stage_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "hiring_stage_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "hiring_stage_kind_check" CHECK ("hiring_stage"."kind" in ('APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED', 'REJECTED')),
	CONSTRAINT "hiring_stage_status_check" CHECK ("hiring_stage"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "hiring_stage" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "interview_round" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"mode" text DEFAULT 'VIDEO' NOT NULL,
	"duration_minutes" integer DEFAULT 45 NOT NULL,
	"max_score" numeric(19, 4) DEFAULT '5' NOT NULL,
	"passing_score" numeric(19, 4) DEFAULT '3' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "interview_round_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "interview_round_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "interview_round_mode_check" CHECK ("interview_round"."mode" in ('ON_SITE', 'VIDEO', 'PHONE')),
	CONSTRAINT "interview_round_status_check" CHECK ("interview_round"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "interview_round" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "interview_round_skill" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"category" text NOT NULL,
	"skill_id" bigint NOT NULL,
	"question" text,
	"interview_round_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "interview_round_skill_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "interview_round_skill" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "job_application" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"candidate_id" bigint NOT NULL,
	"job_post_id" bigint NOT NULL,
	"status_id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"applied_on" date NOT NULL,
	"source_id" bigint,
	"ranking" numeric(19, 4),
	"withdrawn_on" date,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "job_application_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "job_application_candidate_id_job_post_id_key" UNIQUE("org_code","candidate_id","job_post_id")
);

--> statement-breakpoint
ALTER TABLE "job_application" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "job_post" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"title" text NOT NULL,
	"code" text NOT NULL,
	"designation_id" bigint NOT NULL,
	"department_id" bigint,
	"functional_area_id" bigint,
	"client_id" bigint,
	"service_provider_id" bigint,
	"job_type" text DEFAULT 'FULL_TIME' NOT NULL,
	"work_mode" text DEFAULT 'ON_SITE' NOT NULL,
	"vacancies" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"description" text NOT NULL,
	"responsibilities" text,
	"benefits" text,
	"experience_from" numeric(19, 4),
	"experience_to" numeric(19, 4),
	"salary_from" numeric(19, 4),
	"salary_to" numeric(19, 4),
	"currency" text,
	"show_salary" boolean DEFAULT false NOT NULL,
	"opened_on" date,
	"closing_date" date,
	"closed_on" date,
	"visibility" text DEFAULT 'EVERYONE' NOT NULL,
	"on_career_page" boolean DEFAULT true NOT NULL,
	"on_job_boards" boolean DEFAULT false NOT NULL,
	"is_template" boolean DEFAULT false NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"title_folded" text GENERATED ALWAYS AS (fold("title")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("title", '') || coalesce(' ' || "code", ''))) STORED,
	CONSTRAINT "job_post_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "job_post_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "job_post_job_type_check" CHECK ("job_post"."job_type" in ('FULL_TIME', 'PART_TIME', 'CONTRACT', 'TEMPORARY', 'INTERNSHIP', 'VOLUNTEER')),
	CONSTRAINT "job_post_work_mode_check" CHECK ("job_post"."work_mode" in ('ON_SITE', 'HYBRID', 'REMOTE')),
	CONSTRAINT "job_post_status_check" CHECK ("job_post"."status" in ('DRAFT', 'PENDING_APPROVAL', 'OPEN', 'ON_HOLD', 'CLOSED', 'REJECTED')),
	CONSTRAINT "job_post_visibility_check" CHECK ("job_post"."visibility" in ('EVERYONE', 'RECRUITERS'))
);

--> statement-breakpoint
ALTER TABLE "job_post" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "job_post_location" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"job_post_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "job_post_location_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "job_post_location" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "job_post_member" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"role" text DEFAULT 'RECRUITER' NOT NULL,
	"job_post_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "job_post_member_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "job_post_member_role_check" CHECK ("job_post_member"."role" in ('RECRUITER', 'HIRING_MANAGER', 'PANEL_MEMBER', 'ONBOARDING_SPECIALIST'))
);

--> statement-breakpoint
ALTER TABLE "job_post_member" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "job_post_qualification" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"qualification_id" bigint NOT NULL,
	"job_post_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "job_post_qualification_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "job_post_qualification" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "job_post_round" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"passing_score" numeric(19, 4),
	"job_post_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "job_post_round_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "job_post_round" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "job_post_skill" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"skill_id" bigint NOT NULL,
	"required" boolean DEFAULT true NOT NULL,
	"job_post_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "job_post_skill_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "job_post_skill" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "qualification" (
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
	CONSTRAINT "qualification_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "qualification_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "qualification_status_check" CHECK ("qualification"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "qualification" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "stage_move" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"candidate_id" bigint NOT NULL,
	"job_post_id" bigint,
	"from_status_id" bigint,
	"to_status_id" bigint NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"moved_by" text NOT NULL,
	"days_before" numeric(19, 4),
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("moved_by", ''))) STORED,
	CONSTRAINT "stage_move_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "stage_move" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "talent_pool" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "talent_pool_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "talent_pool_name_key" UNIQUE("org_code","name_folded")
);

--> statement-breakpoint
ALTER TABLE "talent_pool" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "role_right" DROP CONSTRAINT "role_right_form_check";
--> statement-breakpoint
ALTER TABLE "form_label" DROP CONSTRAINT "form_label_form_check";
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "archive_reason" ADD CONSTRAINT "archive_reason_stage_id_fk" FOREIGN KEY ("org_code","stage_id") REFERENCES "public"."hiring_stage"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_preferred_location_id_fk" FOREIGN KEY ("org_code","preferred_location_id") REFERENCES "public"."location"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_job_post_id_fk" FOREIGN KEY ("org_code","job_post_id") REFERENCES "public"."job_post"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_status_id_fk" FOREIGN KEY ("org_code","status_id") REFERENCES "public"."candidate_status"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_recruiter_id_fk" FOREIGN KEY ("org_code","recruiter_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_source_id_fk" FOREIGN KEY ("org_code","source_id") REFERENCES "public"."candidate_source"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_emergency_contact_relation_id_fk" FOREIGN KEY ("org_code","emergency_contact_relation_id") REFERENCES "public"."relationship"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_talent_pool_id_fk" FOREIGN KEY ("org_code","talent_pool_id") REFERENCES "public"."talent_pool"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_archive_reason_id_fk" FOREIGN KEY ("org_code","archive_reason_id") REFERENCES "public"."archive_reason"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_blacklist_reason_id_fk" FOREIGN KEY ("org_code","blacklist_reason_id") REFERENCES "public"."blacklist_reason"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_certification" ADD CONSTRAINT "candidate_certification_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_dependent" ADD CONSTRAINT "candidate_dependent_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_dependent" ADD CONSTRAINT "candidate_dependent_relationship_id_fk" FOREIGN KEY ("org_code","relationship_id") REFERENCES "public"."relationship"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_education" ADD CONSTRAINT "candidate_education_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_experience" ADD CONSTRAINT "candidate_experience_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_language" ADD CONSTRAINT "candidate_language_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_reference" ADD CONSTRAINT "candidate_reference_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_skill" ADD CONSTRAINT "candidate_skill_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_skill" ADD CONSTRAINT "candidate_skill_skill_id_fk" FOREIGN KEY ("org_code","skill_id") REFERENCES "public"."skill"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_status" ADD CONSTRAINT "candidate_status_stage_id_fk" FOREIGN KEY ("org_code","stage_id") REFERENCES "public"."hiring_stage"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_status_next" ADD CONSTRAINT "candidate_status_next_candidate_status_id_fk" FOREIGN KEY ("org_code","candidate_status_id") REFERENCES "public"."candidate_status"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_status_next" ADD CONSTRAINT "candidate_status_next_status_id_fk" FOREIGN KEY ("org_code","status_id") REFERENCES "public"."candidate_status"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_work_permit" ADD CONSTRAINT "candidate_work_permit_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_work_permit" ADD CONSTRAINT "candidate_work_permit_work_authorization_id_fk" FOREIGN KEY ("org_code","work_authorization_id") REFERENCES "public"."work_authorization"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interview_round_skill" ADD CONSTRAINT "interview_round_skill_interview_round_id_fk" FOREIGN KEY ("org_code","interview_round_id") REFERENCES "public"."interview_round"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interview_round_skill" ADD CONSTRAINT "interview_round_skill_skill_id_fk" FOREIGN KEY ("org_code","skill_id") REFERENCES "public"."skill"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_job_post_id_fk" FOREIGN KEY ("org_code","job_post_id") REFERENCES "public"."job_post"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_status_id_fk" FOREIGN KEY ("org_code","status_id") REFERENCES "public"."candidate_status"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_source_id_fk" FOREIGN KEY ("org_code","source_id") REFERENCES "public"."candidate_source"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_post" ADD CONSTRAINT "job_post_designation_id_fk" FOREIGN KEY ("org_code","designation_id") REFERENCES "public"."designation"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_post" ADD CONSTRAINT "job_post_department_id_fk" FOREIGN KEY ("org_code","department_id") REFERENCES "public"."department"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_post" ADD CONSTRAINT "job_post_functional_area_id_fk" FOREIGN KEY ("org_code","functional_area_id") REFERENCES "public"."functional_area"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_post" ADD CONSTRAINT "job_post_client_id_fk" FOREIGN KEY ("org_code","client_id") REFERENCES "public"."client"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_post" ADD CONSTRAINT "job_post_service_provider_id_fk" FOREIGN KEY ("org_code","service_provider_id") REFERENCES "public"."service_provider"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_post_location" ADD CONSTRAINT "job_post_location_job_post_id_fk" FOREIGN KEY ("org_code","job_post_id") REFERENCES "public"."job_post"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_post_location" ADD CONSTRAINT "job_post_location_location_id_fk" FOREIGN KEY ("org_code","location_id") REFERENCES "public"."location"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_post_member" ADD CONSTRAINT "job_post_member_job_post_id_fk" FOREIGN KEY ("org_code","job_post_id") REFERENCES "public"."job_post"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_post_member" ADD CONSTRAINT "job_post_member_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_post_qualification" ADD CONSTRAINT "job_post_qualification_job_post_id_fk" FOREIGN KEY ("org_code","job_post_id") REFERENCES "public"."job_post"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_post_qualification" ADD CONSTRAINT "job_post_qualification_qualification_id_fk" FOREIGN KEY ("org_code","qualification_id") REFERENCES "public"."qualification"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_post_round" ADD CONSTRAINT "job_post_round_job_post_id_fk" FOREIGN KEY ("org_code","job_post_id") REFERENCES "public"."job_post"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_post_round" ADD CONSTRAINT "job_post_round_round_id_fk" FOREIGN KEY ("org_code","round_id") REFERENCES "public"."interview_round"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_post_skill" ADD CONSTRAINT "job_post_skill_job_post_id_fk" FOREIGN KEY ("org_code","job_post_id") REFERENCES "public"."job_post"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_post_skill" ADD CONSTRAINT "job_post_skill_skill_id_fk" FOREIGN KEY ("org_code","skill_id") REFERENCES "public"."skill"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stage_move" ADD CONSTRAINT "stage_move_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stage_move" ADD CONSTRAINT "stage_move_job_post_id_fk" FOREIGN KEY ("org_code","job_post_id") REFERENCES "public"."job_post"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stage_move" ADD CONSTRAINT "stage_move_from_status_id_fk" FOREIGN KEY ("org_code","from_status_id") REFERENCES "public"."candidate_status"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stage_move" ADD CONSTRAINT "stage_move_to_status_id_fk" FOREIGN KEY ("org_code","to_status_id") REFERENCES "public"."candidate_status"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "archive_reason_name_idx" ON "archive_reason" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "archive_reason_stage_id_idx" ON "archive_reason" USING btree ("org_code","stage_id","id");
--> statement-breakpoint
CREATE INDEX "archive_reason_status_idx" ON "archive_reason" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "archive_reason_search_idx" ON "archive_reason" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "blacklist_reason_name_idx" ON "blacklist_reason" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "blacklist_reason_status_idx" ON "blacklist_reason" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "blacklist_reason_search_idx" ON "blacklist_reason" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "candidate_name_idx" ON "candidate" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "candidate_number_idx" ON "candidate" USING btree ("org_code","number_folded","id");
--> statement-breakpoint
CREATE INDEX "candidate_email_idx" ON "candidate" USING btree ("org_code","email_folded","id");
--> statement-breakpoint
CREATE INDEX "candidate_phone_idx" ON "candidate" USING btree ("org_code","phone_folded","id");
--> statement-breakpoint
CREATE INDEX "candidate_current_location_idx" ON "candidate" USING btree ("org_code","current_location_folded","id");
--> statement-breakpoint
CREATE INDEX "candidate_preferred_location_id_idx" ON "candidate" USING btree ("org_code","preferred_location_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_job_post_id_idx" ON "candidate" USING btree ("org_code","job_post_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_status_id_idx" ON "candidate" USING btree ("org_code","status_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_applied_on_idx" ON "candidate" USING btree ("org_code","applied_on","id");
--> statement-breakpoint
CREATE INDEX "candidate_recruiter_id_idx" ON "candidate" USING btree ("org_code","recruiter_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_source_id_idx" ON "candidate" USING btree ("org_code","source_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_ranking_idx" ON "candidate" USING btree ("org_code","ranking","id");
--> statement-breakpoint
CREATE INDEX "candidate_notice_period_idx" ON "candidate" USING btree ("org_code","notice_period","id");
--> statement-breakpoint
CREATE INDEX "candidate_sponsored_idx" ON "candidate" USING btree ("org_code","sponsored","id");
--> statement-breakpoint
CREATE INDEX "candidate_portal_access_idx" ON "candidate" USING btree ("org_code","portal_access","id");
--> statement-breakpoint
CREATE INDEX "candidate_current_employer_idx" ON "candidate" USING btree ("org_code","current_employer_folded","id");
--> statement-breakpoint
CREATE INDEX "candidate_experience_years_idx" ON "candidate" USING btree ("org_code","experience_years","id");
--> statement-breakpoint
CREATE INDEX "candidate_current_ctc_idx" ON "candidate" USING btree ("org_code","current_ctc","id");
--> statement-breakpoint
CREATE INDEX "candidate_expected_ctc_idx" ON "candidate" USING btree ("org_code","expected_ctc","id");
--> statement-breakpoint
CREATE INDEX "candidate_gender_idx" ON "candidate" USING btree ("org_code","gender","id");
--> statement-breakpoint
CREATE INDEX "candidate_date_of_birth_idx" ON "candidate" USING btree ("org_code","date_of_birth","id");
--> statement-breakpoint
CREATE INDEX "candidate_emergency_contact_relation_id_idx" ON "candidate" USING btree ("org_code","emergency_contact_relation_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_standing_idx" ON "candidate" USING btree ("org_code","standing","id");
--> statement-breakpoint
CREATE INDEX "candidate_talent_pool_id_idx" ON "candidate" USING btree ("org_code","talent_pool_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_archive_reason_id_idx" ON "candidate" USING btree ("org_code","archive_reason_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_archived_on_idx" ON "candidate" USING btree ("org_code","archived_on","id");
--> statement-breakpoint
CREATE INDEX "candidate_blacklist_reason_id_idx" ON "candidate" USING btree ("org_code","blacklist_reason_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_blacklisted_on_idx" ON "candidate" USING btree ("org_code","blacklisted_on","id");
--> statement-breakpoint
CREATE INDEX "candidate_shortlisted_on_idx" ON "candidate" USING btree ("org_code","shortlisted_on","id");
--> statement-breakpoint
CREATE INDEX "candidate_offered_on_idx" ON "candidate" USING btree ("org_code","offered_on","id");
--> statement-breakpoint
CREATE INDEX "candidate_offer_responded_on_idx" ON "candidate" USING btree ("org_code","offer_responded_on","id");
--> statement-breakpoint
CREATE INDEX "candidate_hired_on_idx" ON "candidate" USING btree ("org_code","hired_on","id");
--> statement-breakpoint
CREATE INDEX "candidate_employee_id_idx" ON "candidate" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_consent_on_idx" ON "candidate" USING btree ("org_code","consent_on","id");
--> statement-breakpoint
CREATE INDEX "candidate_retain_until_idx" ON "candidate" USING btree ("org_code","retain_until","id");
--> statement-breakpoint
CREATE INDEX "candidate_search_idx" ON "candidate" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "candidate_certification_candidate_id_idx" ON "candidate_certification" USING btree ("org_code","candidate_id","position");
--> statement-breakpoint
CREATE INDEX "candidate_dependent_candidate_id_idx" ON "candidate_dependent" USING btree ("org_code","candidate_id","position");
--> statement-breakpoint
CREATE INDEX "candidate_dependent_relationship_id_idx" ON "candidate_dependent" USING btree ("org_code","relationship_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_education_candidate_id_idx" ON "candidate_education" USING btree ("org_code","candidate_id","position");
--> statement-breakpoint
CREATE INDEX "candidate_experience_candidate_id_idx" ON "candidate_experience" USING btree ("org_code","candidate_id","position");
--> statement-breakpoint
CREATE INDEX "candidate_language_candidate_id_idx" ON "candidate_language" USING btree ("org_code","candidate_id","position");
--> statement-breakpoint
CREATE INDEX "candidate_reference_candidate_id_idx" ON "candidate_reference" USING btree ("org_code","candidate_id","position");
--> statement-breakpoint
CREATE INDEX "candidate_skill_candidate_id_idx" ON "candidate_skill" USING btree ("org_code","candidate_id","position");
--> statement-breakpoint
CREATE INDEX "candidate_skill_skill_id_idx" ON "candidate_skill" USING btree ("org_code","skill_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_source_name_idx" ON "candidate_source" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "candidate_source_kind_idx" ON "candidate_source" USING btree ("org_code","kind","id");
--> statement-breakpoint
CREATE INDEX "candidate_source_status_idx" ON "candidate_source" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "candidate_source_search_idx" ON "candidate_source" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "candidate_status_name_idx" ON "candidate_status" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "candidate_status_stage_id_idx" ON "candidate_status" USING btree ("org_code","stage_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_status_position_idx" ON "candidate_status" USING btree ("org_code","position","id");
--> statement-breakpoint
CREATE INDEX "candidate_status_is_default_idx" ON "candidate_status" USING btree ("org_code","is_default","id");
--> statement-breakpoint
CREATE INDEX "candidate_status_status_idx" ON "candidate_status" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "candidate_status_search_idx" ON "candidate_status" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "candidate_status_next_candidate_status_id_idx" ON "candidate_status_next" USING btree ("org_code","candidate_status_id","position");
--> statement-breakpoint
CREATE INDEX "candidate_status_next_status_id_idx" ON "candidate_status_next" USING btree ("org_code","status_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_work_permit_candidate_id_idx" ON "candidate_work_permit" USING btree ("org_code","candidate_id","position");
--> statement-breakpoint
CREATE INDEX "candidate_work_permit_work_authorization_id_idx" ON "candidate_work_permit" USING btree ("org_code","work_authorization_id","id");
--> statement-breakpoint
CREATE INDEX "client_name_idx" ON "client" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "client_code_idx" ON "client" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "client_status_idx" ON "client" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "client_search_idx" ON "client" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "functional_area_name_idx" ON "functional_area" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "functional_area_status_idx" ON "functional_area" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "functional_area_search_idx" ON "functional_area" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "hiring_stage_name_idx" ON "hiring_stage" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "hiring_stage_kind_idx" ON "hiring_stage" USING btree ("org_code","kind","id");
--> statement-breakpoint
CREATE INDEX "hiring_stage_position_idx" ON "hiring_stage" USING btree ("org_code","position","id");
--> statement-breakpoint
CREATE INDEX "hiring_stage_status_idx" ON "hiring_stage" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "hiring_stage_search_idx" ON "hiring_stage" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "interview_round_name_idx" ON "interview_round" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "interview_round_mode_idx" ON "interview_round" USING btree ("org_code","mode","id");
--> statement-breakpoint
CREATE INDEX "interview_round_status_idx" ON "interview_round" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "interview_round_search_idx" ON "interview_round" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "interview_round_skill_interview_round_id_idx" ON "interview_round_skill" USING btree ("org_code","interview_round_id","position");
--> statement-breakpoint
CREATE INDEX "interview_round_skill_skill_id_idx" ON "interview_round_skill" USING btree ("org_code","skill_id","id");
--> statement-breakpoint
CREATE INDEX "job_application_candidate_id_idx" ON "job_application" USING btree ("org_code","candidate_id","id");
--> statement-breakpoint
CREATE INDEX "job_application_job_post_id_idx" ON "job_application" USING btree ("org_code","job_post_id","id");
--> statement-breakpoint
CREATE INDEX "job_application_status_id_idx" ON "job_application" USING btree ("org_code","status_id","id");
--> statement-breakpoint
CREATE INDEX "job_application_since_idx" ON "job_application" USING btree ("org_code","since","id");
--> statement-breakpoint
CREATE INDEX "job_application_applied_on_idx" ON "job_application" USING btree ("org_code","applied_on","id");
--> statement-breakpoint
CREATE INDEX "job_application_source_id_idx" ON "job_application" USING btree ("org_code","source_id","id");
--> statement-breakpoint
CREATE INDEX "job_application_ranking_idx" ON "job_application" USING btree ("org_code","ranking","id");
--> statement-breakpoint
CREATE INDEX "job_application_withdrawn_on_idx" ON "job_application" USING btree ("org_code","withdrawn_on","id");
--> statement-breakpoint
CREATE INDEX "job_post_title_idx" ON "job_post" USING btree ("org_code","title_folded","id");
--> statement-breakpoint
CREATE INDEX "job_post_code_idx" ON "job_post" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "job_post_designation_id_idx" ON "job_post" USING btree ("org_code","designation_id","id");
--> statement-breakpoint
CREATE INDEX "job_post_department_id_idx" ON "job_post" USING btree ("org_code","department_id","id");
--> statement-breakpoint
CREATE INDEX "job_post_functional_area_id_idx" ON "job_post" USING btree ("org_code","functional_area_id","id");
--> statement-breakpoint
CREATE INDEX "job_post_client_id_idx" ON "job_post" USING btree ("org_code","client_id","id");
--> statement-breakpoint
CREATE INDEX "job_post_service_provider_id_idx" ON "job_post" USING btree ("org_code","service_provider_id","id");
--> statement-breakpoint
CREATE INDEX "job_post_job_type_idx" ON "job_post" USING btree ("org_code","job_type","id");
--> statement-breakpoint
CREATE INDEX "job_post_work_mode_idx" ON "job_post" USING btree ("org_code","work_mode","id");
--> statement-breakpoint
CREATE INDEX "job_post_vacancies_idx" ON "job_post" USING btree ("org_code","vacancies","id");
--> statement-breakpoint
CREATE INDEX "job_post_status_idx" ON "job_post" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "job_post_experience_from_idx" ON "job_post" USING btree ("org_code","experience_from","id");
--> statement-breakpoint
CREATE INDEX "job_post_opened_on_idx" ON "job_post" USING btree ("org_code","opened_on","id");
--> statement-breakpoint
CREATE INDEX "job_post_closing_date_idx" ON "job_post" USING btree ("org_code","closing_date","id");
--> statement-breakpoint
CREATE INDEX "job_post_closed_on_idx" ON "job_post" USING btree ("org_code","closed_on","id");
--> statement-breakpoint
CREATE INDEX "job_post_on_career_page_idx" ON "job_post" USING btree ("org_code","on_career_page","id");
--> statement-breakpoint
CREATE INDEX "job_post_on_job_boards_idx" ON "job_post" USING btree ("org_code","on_job_boards","id");
--> statement-breakpoint
CREATE INDEX "job_post_is_template_idx" ON "job_post" USING btree ("org_code","is_template","id");
--> statement-breakpoint
CREATE INDEX "job_post_search_idx" ON "job_post" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "job_post_location_job_post_id_idx" ON "job_post_location" USING btree ("org_code","job_post_id","position");
--> statement-breakpoint
CREATE INDEX "job_post_location_location_id_idx" ON "job_post_location" USING btree ("org_code","location_id","id");
--> statement-breakpoint
CREATE INDEX "job_post_member_job_post_id_idx" ON "job_post_member" USING btree ("org_code","job_post_id","position");
--> statement-breakpoint
CREATE INDEX "job_post_member_employee_id_idx" ON "job_post_member" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "job_post_qualification_job_post_id_idx" ON "job_post_qualification" USING btree ("org_code","job_post_id","position");
--> statement-breakpoint
CREATE INDEX "job_post_qualification_qualification_id_idx" ON "job_post_qualification" USING btree ("org_code","qualification_id","id");
--> statement-breakpoint
CREATE INDEX "job_post_round_job_post_id_idx" ON "job_post_round" USING btree ("org_code","job_post_id","position");
--> statement-breakpoint
CREATE INDEX "job_post_round_round_id_idx" ON "job_post_round" USING btree ("org_code","round_id","id");
--> statement-breakpoint
CREATE INDEX "job_post_skill_job_post_id_idx" ON "job_post_skill" USING btree ("org_code","job_post_id","position");
--> statement-breakpoint
CREATE INDEX "job_post_skill_skill_id_idx" ON "job_post_skill" USING btree ("org_code","skill_id","id");
--> statement-breakpoint
CREATE INDEX "qualification_name_idx" ON "qualification" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "qualification_status_idx" ON "qualification" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "qualification_search_idx" ON "qualification" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "stage_move_candidate_id_idx" ON "stage_move" USING btree ("org_code","candidate_id","id");
--> statement-breakpoint
CREATE INDEX "stage_move_job_post_id_idx" ON "stage_move" USING btree ("org_code","job_post_id","id");
--> statement-breakpoint
CREATE INDEX "stage_move_from_status_id_idx" ON "stage_move" USING btree ("org_code","from_status_id","id");
--> statement-breakpoint
CREATE INDEX "stage_move_to_status_id_idx" ON "stage_move" USING btree ("org_code","to_status_id","id");
--> statement-breakpoint
CREATE INDEX "stage_move_moved_at_idx" ON "stage_move" USING btree ("org_code","moved_at","id");
--> statement-breakpoint
CREATE INDEX "stage_move_search_idx" ON "stage_move" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "talent_pool_name_idx" ON "talent_pool" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "talent_pool_search_idx" ON "talent_pool" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "role_right" ADD CONSTRAINT "role_right_form_check" CHECK ("role_right"."form" in ('DASHBOARD', 'QUICK_MENU', 'APPROVAL_MANAGEMENT', 'DYNAMIC_FORM_BUILDER', 'WORKFLOW_BUILDER', 'AIR_TICKET_CLAIM', 'ONBOARDING_INDIVIDUALS', 'ONBOARDED_INDIVIDUALS', 'FORM_GENERATOR', 'JOB_POST', 'DOCUSIGN', 'DOCUSIGN_CONFIGURATION', 'PAYROLL_GENERAL_SETTINGS', 'SALARY_COMPONENTS', 'SALARY_TEMPLATE', 'JOB_BOARD_INTEGRATION', 'RECRUITMENT_INTEGRATION', 'COMP_OFF_SETTINGS', 'OVERTIME_SETTINGS', 'EMPLOYEE_NUMBER_SERIES', 'ATTENDANCE_CONFIGURATION', 'ROSTER_SETTINGS', 'PRE_APPROVALS_SETTINGS', 'ROLES', 'SPECIAL_WAGES', 'LOP_RECOVERY_SETTINGS', 'CORE_HR_GENERAL_SETTINGS', 'FBP_DECLARATION_SETTINGS', 'NPS_DECLARATION_SETTINGS', 'DLP_LOCATION_TRACKING', 'DLP_KEY_LOGGING', 'DLP_ADDITIONAL_SCREENSHOTS', 'DLP_AUDIT_LOG', 'DLP_CUSTOM_ALERT', 'DLP_TOXICITY_IDENTIFIER', 'DLP_INTERNET_ACCESS_CONTROL', 'PRODUCTIVITY_MONITORING_AUDIT_LOG', 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG', 'GENERAL_SETTINGS', 'CUSTOM_FIELDS', 'EMAIL_TEMPLATES', 'CUSTOM_REPORTS', 'UI_ELEMENTS_CUSTOMIZER', 'HIRING_FLOW', 'CAREER_PAGE_DESIGNER', 'RECRUITMENT_GENERAL_SETTINGS', 'AIR_TICKETING_POLICY', 'TRAVEL_AND_EXPENSES_SETTINGS', 'ADHOC_ALLOWANCE', 'ORG_STRUCTURE', 'LOCATIONS', 'GRADES', 'EMPLOYEE_TYPE', 'LOCATION_TYPE', 'LOCATION_AREA', 'BRAND', 'JOB_LEVELS', 'DOCUMENT_SUBTYPE', 'ACCREDITATION_CATEGORY_AND_TYPE', 'BUSINESS_UNIT', 'PROJECTS', 'DEPARTMENT_HIERARCHY', 'JOB_ROLES', 'LEAVE_POLICY', 'LEAVE_CLOSURE', 'ORGANIZATION_GROUP', 'TIME_OFF_MANAGEMENT', 'TIME_OFF_CLOSURE', 'LEAVE_OVERRIDE', 'COMP_OFF_OVERRIDE', 'DESIGNATIONS', 'WORK_SCHEDULE', 'ELECTRONIC_FUND_TRANSFER', 'SALARY_PAYSLIP_BI_MONTHLY', 'BONUS', 'TDS_HISTORY', 'FULL_AND_FINAL_SETTLEMENT', 'PAYROLL_RECONCILIATION', 'SELF_MY_PROFILE', 'SELF_ATTENDANCE', 'SELF_TIME_OFF', 'SELF_LEAVE_REQUEST', 'SELF_COMPENSATORY_OFF', 'SELF_SHORT_TIME_OFF', 'SELF_TIMESHEETS', 'SELF_ORGANIZATION_CHART', 'SELF_PRE_APPROVAL', 'SELF_LOP_RECOVERY', 'SELF_COMPENSATORY_OFF_BALANCE', 'MY_DECLARATIONS', 'SELF_FBP_DECLARATION', 'SELF_NPS_DECLARATION', 'SELF_TRAVEL_AND_EXPENSES', 'SELF_TRAVEL_REQUEST', 'SELF_CLAIM_REQUEST', 'MY_PAY', 'MY_SALARY', 'MY_PAYSLIP', 'TEAM_ATTENDANCE', 'ATTENDANCE_APPROVALS', 'ATTENDANCE_BULK_ACTION', 'ATTENDANCE_FINALIZATION', 'TEAM_EARLY_CHECKOUT', 'TEAM_COMPENSATORY_OFF', 'TEAM_TRAVEL_AND_EXPENSES', 'TEAM_CLAIM_REQUEST', 'TEAM_TRAVEL_REQUEST', 'TEAM_SUMMARY', 'TEAM_SUMMARY_REPORTS', 'TEAM_TIME_OFF', 'TEAM_LEAVE_REQUEST', 'TEAM_SHORT_TIME_OFF', 'TEAM_REPORTS', 'TEAM_LOP_RECOVERY', 'TEAM_COMPENSATORY_OFF_BALANCE', 'TEAM_PRE_APPROVAL', 'TEAM_TIMESHEETS', 'EXIT_MANAGEMENT', 'UNIFORM_MONITORING', 'SALARY_INFO', 'SALARY_DETAILS', 'SALARY_REVISION', 'BENEFITS_AND_DEDUCTION', 'AIR_TICKETING_SETTLEMENT_SUMMARY', 'ONE_TIME_EARNINGS', 'BENEFITS_AND_DEDUCTION_REPORTS', 'STATUTORY_COMPONENTS', 'PROVIDENT_FUND', 'NPS', 'INSURANCE', 'GRATUITY', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND', 'FORM_24Q', 'TAX_RELIEF', 'RECRUITMENT_DASHBOARD', 'JOB_CANDIDATES', 'DUPLICATE_CANDIDATES', 'ARCHIVED_CANDIDATES', 'RECRUITMENT_ONBOARDING', 'UPCOMING_INTERVIEWS', 'PENDING_FEEDBACK', 'TALENT_POOL', 'JOB_POSTS', 'INTERVIEW_ROUNDS_MASTER', 'MY_INTEGRATION', 'LOCATION_INTELLIGENCE', 'KEY_LOGGER', 'TOXICITY_INTELLIGENCE', 'CXO_DASHBOARD', 'MAN_POWER_PLANNING_SETTINGS', 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION', 'JOB_REQUISITION', 'SHIFT_ROTATION', 'SHIFT_SWAP', 'SHIFT_SWAP_APPROVALS', 'ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN', 'EMPLOYEES', 'USER_ACCOUNTS', 'HOLIDAYS', 'CUSTOM_EMPLOYEE_GROUPS', 'EMPLOYEE_DATA_IMPORT', 'REGISTER_FACE', 'OUTBOX_MAIL', 'PER_DIEM', 'CLAWBACK', 'DOCUMENT_GENERATOR', 'BILLING', 'CHANGES', 'EMPLOYEE_PERSONAL', 'TIME_OFF', 'GEO_FENCING_AND_SELFIE_ATTENDANCE', 'SHIFT_SCHEDULING', 'CANDIDATE_SALARY', 'WORK_PLACES', 'AWARDS', 'PASSPORTS', 'LICENCES', 'ACCREDITATIONS', 'ATTENDANCE_RECORDS', 'ANNOUNCEMENTS', 'REFERENCE_LISTS', 'JOB_CHANGES', 'FAMILY_MEMBERS', 'EDUCATION', 'EXPERIENCE', 'EMPLOYEE_DOCUMENTS', 'VISAS', 'BANK_ACCOUNTS', 'RECRUITMENT_MASTERS', 'CANDIDATE_PERSONAL', 'CANDIDATE_EQUAL_OPPORTUNITY'));
--> statement-breakpoint
ALTER TABLE "form_label" ADD CONSTRAINT "form_label_form_check" CHECK ("form_label"."form" in ('DASHBOARD', 'QUICK_MENU', 'APPROVAL_MANAGEMENT', 'DYNAMIC_FORM_BUILDER', 'WORKFLOW_BUILDER', 'AIR_TICKET_CLAIM', 'ONBOARDING_INDIVIDUALS', 'ONBOARDED_INDIVIDUALS', 'FORM_GENERATOR', 'JOB_POST', 'DOCUSIGN', 'DOCUSIGN_CONFIGURATION', 'PAYROLL_GENERAL_SETTINGS', 'SALARY_COMPONENTS', 'SALARY_TEMPLATE', 'JOB_BOARD_INTEGRATION', 'RECRUITMENT_INTEGRATION', 'COMP_OFF_SETTINGS', 'OVERTIME_SETTINGS', 'EMPLOYEE_NUMBER_SERIES', 'ATTENDANCE_CONFIGURATION', 'ROSTER_SETTINGS', 'PRE_APPROVALS_SETTINGS', 'ROLES', 'SPECIAL_WAGES', 'LOP_RECOVERY_SETTINGS', 'CORE_HR_GENERAL_SETTINGS', 'FBP_DECLARATION_SETTINGS', 'NPS_DECLARATION_SETTINGS', 'DLP_LOCATION_TRACKING', 'DLP_KEY_LOGGING', 'DLP_ADDITIONAL_SCREENSHOTS', 'DLP_AUDIT_LOG', 'DLP_CUSTOM_ALERT', 'DLP_TOXICITY_IDENTIFIER', 'DLP_INTERNET_ACCESS_CONTROL', 'PRODUCTIVITY_MONITORING_AUDIT_LOG', 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG', 'GENERAL_SETTINGS', 'CUSTOM_FIELDS', 'EMAIL_TEMPLATES', 'CUSTOM_REPORTS', 'UI_ELEMENTS_CUSTOMIZER', 'HIRING_FLOW', 'CAREER_PAGE_DESIGNER', 'RECRUITMENT_GENERAL_SETTINGS', 'AIR_TICKETING_POLICY', 'TRAVEL_AND_EXPENSES_SETTINGS', 'ADHOC_ALLOWANCE', 'ORG_STRUCTURE', 'LOCATIONS', 'GRADES', 'EMPLOYEE_TYPE', 'LOCATION_TYPE', 'LOCATION_AREA', 'BRAND', 'JOB_LEVELS', 'DOCUMENT_SUBTYPE', 'ACCREDITATION_CATEGORY_AND_TYPE', 'BUSINESS_UNIT', 'PROJECTS', 'DEPARTMENT_HIERARCHY', 'JOB_ROLES', 'LEAVE_POLICY', 'LEAVE_CLOSURE', 'ORGANIZATION_GROUP', 'TIME_OFF_MANAGEMENT', 'TIME_OFF_CLOSURE', 'LEAVE_OVERRIDE', 'COMP_OFF_OVERRIDE', 'DESIGNATIONS', 'WORK_SCHEDULE', 'ELECTRONIC_FUND_TRANSFER', 'SALARY_PAYSLIP_BI_MONTHLY', 'BONUS', 'TDS_HISTORY', 'FULL_AND_FINAL_SETTLEMENT', 'PAYROLL_RECONCILIATION', 'SELF_MY_PROFILE', 'SELF_ATTENDANCE', 'SELF_TIME_OFF', 'SELF_LEAVE_REQUEST', 'SELF_COMPENSATORY_OFF', 'SELF_SHORT_TIME_OFF', 'SELF_TIMESHEETS', 'SELF_ORGANIZATION_CHART', 'SELF_PRE_APPROVAL', 'SELF_LOP_RECOVERY', 'SELF_COMPENSATORY_OFF_BALANCE', 'MY_DECLARATIONS', 'SELF_FBP_DECLARATION', 'SELF_NPS_DECLARATION', 'SELF_TRAVEL_AND_EXPENSES', 'SELF_TRAVEL_REQUEST', 'SELF_CLAIM_REQUEST', 'MY_PAY', 'MY_SALARY', 'MY_PAYSLIP', 'TEAM_ATTENDANCE', 'ATTENDANCE_APPROVALS', 'ATTENDANCE_BULK_ACTION', 'ATTENDANCE_FINALIZATION', 'TEAM_EARLY_CHECKOUT', 'TEAM_COMPENSATORY_OFF', 'TEAM_TRAVEL_AND_EXPENSES', 'TEAM_CLAIM_REQUEST', 'TEAM_TRAVEL_REQUEST', 'TEAM_SUMMARY', 'TEAM_SUMMARY_REPORTS', 'TEAM_TIME_OFF', 'TEAM_LEAVE_REQUEST', 'TEAM_SHORT_TIME_OFF', 'TEAM_REPORTS', 'TEAM_LOP_RECOVERY', 'TEAM_COMPENSATORY_OFF_BALANCE', 'TEAM_PRE_APPROVAL', 'TEAM_TIMESHEETS', 'EXIT_MANAGEMENT', 'UNIFORM_MONITORING', 'SALARY_INFO', 'SALARY_DETAILS', 'SALARY_REVISION', 'BENEFITS_AND_DEDUCTION', 'AIR_TICKETING_SETTLEMENT_SUMMARY', 'ONE_TIME_EARNINGS', 'BENEFITS_AND_DEDUCTION_REPORTS', 'STATUTORY_COMPONENTS', 'PROVIDENT_FUND', 'NPS', 'INSURANCE', 'GRATUITY', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND', 'FORM_24Q', 'TAX_RELIEF', 'RECRUITMENT_DASHBOARD', 'JOB_CANDIDATES', 'DUPLICATE_CANDIDATES', 'ARCHIVED_CANDIDATES', 'RECRUITMENT_ONBOARDING', 'UPCOMING_INTERVIEWS', 'PENDING_FEEDBACK', 'TALENT_POOL', 'JOB_POSTS', 'INTERVIEW_ROUNDS_MASTER', 'MY_INTEGRATION', 'LOCATION_INTELLIGENCE', 'KEY_LOGGER', 'TOXICITY_INTELLIGENCE', 'CXO_DASHBOARD', 'MAN_POWER_PLANNING_SETTINGS', 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION', 'JOB_REQUISITION', 'SHIFT_ROTATION', 'SHIFT_SWAP', 'SHIFT_SWAP_APPROVALS', 'ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN', 'EMPLOYEES', 'USER_ACCOUNTS', 'HOLIDAYS', 'CUSTOM_EMPLOYEE_GROUPS', 'EMPLOYEE_DATA_IMPORT', 'REGISTER_FACE', 'OUTBOX_MAIL', 'PER_DIEM', 'CLAWBACK', 'DOCUMENT_GENERATOR', 'BILLING', 'CHANGES', 'EMPLOYEE_PERSONAL', 'TIME_OFF', 'GEO_FENCING_AND_SELFIE_ATTENDANCE', 'SHIFT_SCHEDULING', 'CANDIDATE_SALARY', 'WORK_PLACES', 'AWARDS', 'PASSPORTS', 'LICENCES', 'ACCREDITATIONS', 'ATTENDANCE_RECORDS', 'ANNOUNCEMENTS', 'REFERENCE_LISTS', 'JOB_CHANGES', 'FAMILY_MEMBERS', 'EDUCATION', 'EXPERIENCE', 'EMPLOYEE_DOCUMENTS', 'VISAS', 'BANK_ACCOUNTS', 'RECRUITMENT_MASTERS', 'CANDIDATE_PERSONAL', 'CANDIDATE_EQUAL_OPPORTUNITY'));
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'InterviewRound', 'JobApplication', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'OnDuty', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'InterviewRound', 'JobApplication', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'OnDuty', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
CREATE POLICY "archive_reason_tenant" ON "archive_reason" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "blacklist_reason_tenant" ON "blacklist_reason" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "candidate_tenant" ON "candidate" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "candidate_certification_tenant" ON "candidate_certification" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "candidate_dependent_tenant" ON "candidate_dependent" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "candidate_education_tenant" ON "candidate_education" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "candidate_experience_tenant" ON "candidate_experience" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "candidate_language_tenant" ON "candidate_language" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "candidate_reference_tenant" ON "candidate_reference" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "candidate_skill_tenant" ON "candidate_skill" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "candidate_source_tenant" ON "candidate_source" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "candidate_status_tenant" ON "candidate_status" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "candidate_status_next_tenant" ON "candidate_status_next" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "candidate_work_permit_tenant" ON "candidate_work_permit" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "client_tenant" ON "client" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "functional_area_tenant" ON "functional_area" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "hiring_stage_tenant" ON "hiring_stage" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "interview_round_tenant" ON "interview_round" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "interview_round_skill_tenant" ON "interview_round_skill" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "job_application_tenant" ON "job_application" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "job_post_tenant" ON "job_post" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "job_post_location_tenant" ON "job_post_location" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "job_post_member_tenant" ON "job_post_member" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "job_post_qualification_tenant" ON "job_post_qualification" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "job_post_round_tenant" ON "job_post_round" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "job_post_skill_tenant" ON "job_post_skill" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "qualification_tenant" ON "qualification" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "stage_move_tenant" ON "stage_move" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "talent_pool_tenant" ON "talent_pool" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
