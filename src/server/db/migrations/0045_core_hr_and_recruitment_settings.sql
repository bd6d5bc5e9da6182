CREATE TABLE "career_page" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"caption" text DEFAULT 'Careers' NOT NULL,
	"logo" text,
	"banner_image" text,
	"banner_image2" text,
	"banner_image3" text,
	"banner_heading" text,
	"banner_subtext" text,
	"text_horizontal" text DEFAULT 'LEFT' NOT NULL,
	"text_vertical" text DEFAULT 'MIDDLE' NOT NULL,
	"heading_font_size" integer DEFAULT 40 NOT NULL,
	"subtext_font_size" integer DEFAULT 18 NOT NULL,
	"font_family" text DEFAULT 'PLEX_SANS' NOT NULL,
	"font_color" text DEFAULT '#FFFFFF' NOT NULL,
	"overlay_opacity" numeric(9, 4) DEFAULT '40' NOT NULL,
	"company_branding" text,
	"industry_trends" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "career_page_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "career_page_text_horizontal_check" CHECK ("career_page"."text_horizontal" in ('LEFT', 'CENTER', 'RIGHT')),
	CONSTRAINT "career_page_text_vertical_check" CHECK ("career_page"."text_vertical" in ('TOP', 'MIDDLE', 'BOTTOM')),
	CONSTRAINT "career_page_font_family_check" CHECK ("career_page"."font_family" in ('PLEX_SANS', 'SYSTEM', 'SERIF', 'MONOSPACE'))
);

--> statement-breakpoint
ALTER TABLE "career_page" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "recruitment_general_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Recruitment' NOT NULL,
	"coverage" text DEFAULT 'ORGANIZATION' NOT NULL,
	"centralised_recruitment" boolean DEFAULT false NOT NULL,
	"job_post_visibility" text DEFAULT 'EVERYONE' NOT NULL,
	"allow_multiple_locations" boolean DEFAULT true NOT NULL,
	"job_title_editable" boolean DEFAULT false NOT NULL,
	"mpp_integration" boolean DEFAULT false NOT NULL,
	"equal_opportunity_statement" text,
	"application_form" text DEFAULT 'DETAILED' NOT NULL,
	"enable_multiple_application" boolean DEFAULT true NOT NULL,
	"enforce_candidate_salary" boolean DEFAULT false NOT NULL,
	"career_portal_filters" text[],
	"show_job_rounds_tab" boolean DEFAULT true NOT NULL,
	"allow_modifying_interview_rounds" boolean DEFAULT false NOT NULL,
	"send_signed_document" boolean DEFAULT true NOT NULL,
	"candidate_portal_login" boolean DEFAULT true NOT NULL,
	"passcode_expiry_minutes" integer DEFAULT 10 NOT NULL,
	"portal_access_for_new" boolean DEFAULT true NOT NULL,
	"portal_access_for_archived" boolean DEFAULT false NOT NULL,
	"portal_access_for_blacklisted" boolean DEFAULT false NOT NULL,
	"tenant_unique_key" text,
	"enable_new_features" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "recruitment_general_setting_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "recruitment_general_setting_coverage_check" CHECK ("recruitment_general_setting"."coverage" in ('ORGANIZATION', 'CUSTOM_GROUP')),
	CONSTRAINT "recruitment_general_setting_job_post_visibility_check" CHECK ("recruitment_general_setting"."job_post_visibility" in ('EVERYONE', 'RECRUITERS')),
	CONSTRAINT "recruitment_general_setting_application_form_check" CHECK ("recruitment_general_setting"."application_form" in ('SIMPLE', 'DETAILED')),
	CONSTRAINT "recruitment_general_setting_career_portal_filters_check" CHECK ("recruitment_general_setting"."career_portal_filters" <@ array['LOCATION', 'DEPARTMENT', 'JOB_TYPE', 'SKILL', 'EXPERIENCE'])
);

--> statement-breakpoint
ALTER TABLE "recruitment_general_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "core_hr_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Core HR' NOT NULL,
	"minimum_age" integer DEFAULT 14 NOT NULL,
	"probation_from_designation" boolean DEFAULT true NOT NULL,
	"expiring_documents_days" integer DEFAULT 60 NOT NULL,
	"celebrations_days" integer DEFAULT 30 NOT NULL,
	"show_birthdays" boolean DEFAULT true NOT NULL,
	"show_work_anniversaries" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "core_hr_setting_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "core_hr_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'Announcement', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'Brand', 'BusinessUnit', 'CareerPage', 'CareerTrack', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'Grade', 'Holiday', 'Institution', 'InsuranceType', 'JobChange', 'JobLevel', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'OnDuty', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Role', 'RosterSetting', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
CREATE POLICY "career_page_tenant" ON "career_page" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "recruitment_general_setting_tenant" ON "recruitment_general_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "core_hr_setting_tenant" ON "core_hr_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
