CREATE TABLE "document_signature" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"document_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"role" text NOT NULL,
	"employee_id" bigint,
	"candidate_id" bigint,
	"email" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"asked_on" timestamp with time zone,
	"viewed_on" timestamp with time zone,
	"answered_on" timestamp with time zone,
	"signed_by" text,
	"signed_from" text,
	"proof" text,
	"reason" text,
	"token_hash" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "document_signature_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "document_signature_document_id_place_key" UNIQUE("org_code","document_id","place"),
	CONSTRAINT "document_signature_role_check" CHECK ("document_signature"."role" in ('PERSON', 'MANAGER', 'NAMED')),
	CONSTRAINT "document_signature_state_check" CHECK ("document_signature"."state" in ('WAITING', 'ASKED', 'VIEWED', 'SIGNED', 'DECLINED')),
	CONSTRAINT "document_signature_proof_check" CHECK ("document_signature"."proof" in ('PASSCODE', 'ACCOUNT'))
);

--> statement-breakpoint
ALTER TABLE "document_signature" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "document_signer" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"role" text DEFAULT 'PERSON' NOT NULL,
	"employee_id" bigint,
	"generated_document_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "document_signer_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "document_signer_role_check" CHECK ("document_signer"."role" in ('PERSON', 'MANAGER', 'NAMED'))
);

--> statement-breakpoint
ALTER TABLE "document_signer" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "document_template" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"audience" text DEFAULT 'EMPLOYEE' NOT NULL,
	"language" text DEFAULT 'EN' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"heading" text NOT NULL,
	"body" text NOT NULL,
	"filed_as_id" bigint,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "document_template_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "document_template_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "document_template_audience_check" CHECK ("document_template"."audience" in ('EMPLOYEE', 'CANDIDATE')),
	CONSTRAINT "document_template_language_check" CHECK ("document_template"."language" in ('EN', 'FR', 'JA', 'SP')),
	CONSTRAINT "document_template_status_check" CHECK ("document_template"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "document_template" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "document_template_signatory" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"role" text DEFAULT 'PERSON' NOT NULL,
	"employee_id" bigint,
	"document_template_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "document_template_signatory_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "document_template_signatory_role_check" CHECK ("document_template_signatory"."role" in ('PERSON', 'MANAGER', 'NAMED'))
);

--> statement-breakpoint
ALTER TABLE "document_template_signatory" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "generated_document" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"filed_as_id" bigint,
	"person_name" text NOT NULL,
	"signatories" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"author" text NOT NULL,
	"audience" text NOT NULL,
	"employee_id" bigint,
	"candidate_id" bigint,
	"template_id" bigint,
	"language" text NOT NULL,
	"made_on" timestamp with time zone NOT NULL,
	"sent_on" timestamp with time zone,
	"waits_for" text,
	"waits_since" timestamp with time zone,
	"reminded_on" timestamp with time zone,
	"reminders" integer,
	"expires_on" date,
	"closed_on" timestamp with time zone,
	"reason" text,
	"letter" text,
	"letter_digest" text,
	"signed_letter" text,
	"signed_digest" text,
	"author_account" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"person_name_folded" text GENERATED ALWAYS AS (fold("person_name")) STORED,
	"author_folded" text GENERATED ALWAYS AS (fold("author")) STORED,
	"waits_for_folded" text GENERATED ALWAYS AS (fold("waits_for")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "person_name", '') || coalesce(' ' || "signatories", '') || coalesce(' ' || "author", '') || coalesce(' ' || "waits_for", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "generated_document_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "generated_document_status_check" CHECK ("generated_document"."status" in ('DRAFT', 'SENT', 'VIEWED', 'SIGNED', 'DECLINED', 'VOIDED', 'COMPLETED')),
	CONSTRAINT "generated_document_audience_check" CHECK ("generated_document"."audience" in ('EMPLOYEE', 'CANDIDATE')),
	CONSTRAINT "generated_document_language_check" CHECK ("generated_document"."language" in ('EN', 'FR', 'JA', 'SP'))
);

--> statement-breakpoint
ALTER TABLE "generated_document" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "signing_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Signatures' NOT NULL,
	"expiry_days" integer DEFAULT 14 NOT NULL,
	"reminder_days" integer DEFAULT 3 NOT NULL,
	"most_reminders" integer DEFAULT 3 NOT NULL,
	"answers_to" text,
	"sealed_by" text,
	"send_signed_document" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "signing_setting_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "signing_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "document_signature" ADD CONSTRAINT "document_signature_document_id_fk" FOREIGN KEY ("org_code","document_id") REFERENCES "public"."generated_document"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_signature" ADD CONSTRAINT "document_signature_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_signature" ADD CONSTRAINT "document_signature_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_signer" ADD CONSTRAINT "document_signer_generated_document_id_fk" FOREIGN KEY ("org_code","generated_document_id") REFERENCES "public"."generated_document"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_signer" ADD CONSTRAINT "document_signer_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_template" ADD CONSTRAINT "document_template_filed_as_id_fk" FOREIGN KEY ("org_code","filed_as_id") REFERENCES "public"."document_subtype"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_template_signatory" ADD CONSTRAINT "document_template_signatory_document_template_id_fk" FOREIGN KEY ("org_code","document_template_id") REFERENCES "public"."document_template"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_template_signatory" ADD CONSTRAINT "document_template_signatory_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "generated_document" ADD CONSTRAINT "generated_document_filed_as_id_fk" FOREIGN KEY ("org_code","filed_as_id") REFERENCES "public"."document_subtype"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "generated_document" ADD CONSTRAINT "generated_document_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "generated_document" ADD CONSTRAINT "generated_document_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "generated_document" ADD CONSTRAINT "generated_document_template_id_fk" FOREIGN KEY ("org_code","template_id") REFERENCES "public"."document_template"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "document_signature_name_idx" ON "document_signature" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "document_signature_document_id_idx" ON "document_signature" USING btree ("org_code","document_id","id");
--> statement-breakpoint
CREATE INDEX "document_signature_role_idx" ON "document_signature" USING btree ("org_code","role","id");
--> statement-breakpoint
CREATE INDEX "document_signature_employee_id_idx" ON "document_signature" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "document_signature_candidate_id_idx" ON "document_signature" USING btree ("org_code","candidate_id","id");
--> statement-breakpoint
CREATE INDEX "document_signature_state_idx" ON "document_signature" USING btree ("org_code","state","id");
--> statement-breakpoint
CREATE INDEX "document_signature_asked_on_idx" ON "document_signature" USING btree ("org_code","asked_on","id");
--> statement-breakpoint
CREATE INDEX "document_signature_viewed_on_idx" ON "document_signature" USING btree ("org_code","viewed_on","id");
--> statement-breakpoint
CREATE INDEX "document_signature_answered_on_idx" ON "document_signature" USING btree ("org_code","answered_on","id");
--> statement-breakpoint
CREATE INDEX "document_signature_search_idx" ON "document_signature" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "document_signer_generated_document_id_idx" ON "document_signer" USING btree ("org_code","generated_document_id","position");
--> statement-breakpoint
CREATE INDEX "document_signer_employee_id_idx" ON "document_signer" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "document_template_name_idx" ON "document_template" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "document_template_audience_idx" ON "document_template" USING btree ("org_code","audience","id");
--> statement-breakpoint
CREATE INDEX "document_template_language_idx" ON "document_template" USING btree ("org_code","language","id");
--> statement-breakpoint
CREATE INDEX "document_template_status_idx" ON "document_template" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "document_template_filed_as_id_idx" ON "document_template" USING btree ("org_code","filed_as_id","id");
--> statement-breakpoint
CREATE INDEX "document_template_search_idx" ON "document_template" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "document_template_signatory_document_template_id_idx" ON "document_template_signatory" USING btree ("org_code","document_template_id","position");
--> statement-breakpoint
CREATE INDEX "document_template_signatory_employee_id_idx" ON "document_template_signatory" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "generated_document_name_idx" ON "generated_document" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "generated_document_filed_as_id_idx" ON "generated_document" USING btree ("org_code","filed_as_id","id");
--> statement-breakpoint
CREATE INDEX "generated_document_person_name_idx" ON "generated_document" USING btree ("org_code","person_name_folded","id");
--> statement-breakpoint
CREATE INDEX "generated_document_status_idx" ON "generated_document" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "generated_document_author_idx" ON "generated_document" USING btree ("org_code","author_folded","id");
--> statement-breakpoint
CREATE INDEX "generated_document_audience_idx" ON "generated_document" USING btree ("org_code","audience","id");
--> statement-breakpoint
CREATE INDEX "generated_document_employee_id_idx" ON "generated_document" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "generated_document_candidate_id_idx" ON "generated_document" USING btree ("org_code","candidate_id","id");
--> statement-breakpoint
CREATE INDEX "generated_document_template_id_idx" ON "generated_document" USING btree ("org_code","template_id","id");
--> statement-breakpoint
CREATE INDEX "generated_document_language_idx" ON "generated_document" USING btree ("org_code","language","id");
--> statement-breakpoint
CREATE INDEX "generated_document_made_on_idx" ON "generated_document" USING btree ("org_code","made_on","id");
--> statement-breakpoint
CREATE INDEX "generated_document_sent_on_idx" ON "generated_document" USING btree ("org_code","sent_on","id");
--> statement-breakpoint
CREATE INDEX "generated_document_waits_for_idx" ON "generated_document" USING btree ("org_code","waits_for_folded","id");
--> statement-breakpoint
CREATE INDEX "generated_document_waits_since_idx" ON "generated_document" USING btree ("org_code","waits_since","id");
--> statement-breakpoint
CREATE INDEX "generated_document_reminded_on_idx" ON "generated_document" USING btree ("org_code","reminded_on","id");
--> statement-breakpoint
CREATE INDEX "generated_document_expires_on_idx" ON "generated_document" USING btree ("org_code","expires_on","id");
--> statement-breakpoint
CREATE INDEX "generated_document_closed_on_idx" ON "generated_document" USING btree ("org_code","closed_on","id");
--> statement-breakpoint
CREATE INDEX "generated_document_search_idx" ON "generated_document" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "document_signature_tenant" ON "document_signature" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "document_signer_tenant" ON "document_signer" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "document_template_tenant" ON "document_template" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "document_template_signatory_tenant" ON "document_template_signatory" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "generated_document_tenant" ON "generated_document" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "signing_setting_tenant" ON "signing_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
