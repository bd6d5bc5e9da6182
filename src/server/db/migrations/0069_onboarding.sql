CREATE TABLE "individual_accreditation" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"accreditation_id" bigint NOT NULL,
	"dependent" text,
	"number" text,
	"issuing_authority" text,
	"issued_on" date,
	"expires_on" date,
	"document" text,
	"onboarding_individual_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "individual_accreditation_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "individual_accreditation" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "individual_document" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"document_subtype_id" bigint NOT NULL,
	"number" text,
	"issued_on" date,
	"expires_on" date,
	"file" text,
	"onboarding_individual_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "individual_document_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "individual_document" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "individual_education" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"qualification" text,
	"level" text,
	"institution" text,
	"started_on" date,
	"completed_on" date,
	"result" text,
	"country" text,
	"certificate" text,
	"onboarding_individual_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "individual_education_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "individual_education_level_check" CHECK ("individual_education"."level" in ('SCHOOL', 'VOCATIONAL', 'DIPLOMA', 'BACHELOR', 'MASTER', 'DOCTORATE', 'PROFESSIONAL'))
);

--> statement-breakpoint
ALTER TABLE "individual_education" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "individual_emergency_contact" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"relationship_id" bigint,
	"phone" text NOT NULL,
	"onboarding_individual_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "individual_emergency_contact_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "individual_emergency_contact" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "individual_experience" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"company" text NOT NULL,
	"job_title" text,
	"started_on" date,
	"ended_on" date,
	"city" text,
	"tasks" text,
	"onboarding_individual_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "individual_experience_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "individual_experience" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "individual_family_member" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"relationship_id" bigint,
	"date_of_birth" date,
	"gender" text,
	"is_dependent" boolean DEFAULT false NOT NULL,
	"onboarding_individual_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "individual_family_member_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "individual_family_member_gender_check" CHECK ("individual_family_member"."gender" in ('FEMALE', 'MALE', 'NON_BINARY', 'NOT_STATED'))
);

--> statement-breakpoint
ALTER TABLE "individual_family_member" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "individual_language" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"language" text NOT NULL,
	"spoken" boolean DEFAULT true NOT NULL,
	"read_write" boolean DEFAULT true NOT NULL,
	"proficiency" text,
	"onboarding_individual_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "individual_language_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "individual_language_proficiency_check" CHECK ("individual_language"."proficiency" in ('BASIC', 'CONVERSATIONAL', 'FLUENT', 'NATIVE'))
);

--> statement-breakpoint
ALTER TABLE "individual_language" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "individual_skill" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"skill_id" bigint NOT NULL,
	"proficiency" text,
	"onboarding_individual_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "individual_skill_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "individual_skill_proficiency_check" CHECK ("individual_skill"."proficiency" in ('BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'EXPERT'))
);

--> statement-breakpoint
ALTER TABLE "individual_skill" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "onboarding_individual" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text GENERATED ALWAYS AS (coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '')) STORED,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"candidate_id" bigint,
	"specialist_id" bigint,
	"invited_on" timestamp with time zone,
	"submitted_on" timestamp with time zone,
	"onboarded_on" date,
	"comment" text,
	"employee_id" bigint,
	"joining_date" date NOT NULL,
	"designation_id" bigint,
	"department_id" bigint,
	"location_id" bigint,
	"manager_id" bigint,
	"employee_type_id" bigint,
	"grade_id" bigint,
	"work_schedule_id" bigint,
	"business_unit_id" bigint,
	"service_provider_id" bigint,
	"probation_date" date,
	"work_email" text,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text,
	"photo" text,
	"date_of_birth" date,
	"gender" text,
	"marital_status" text,
	"nationality" text,
	"religion_id" bigint,
	"email" text,
	"mail_language" text NOT NULL,
	"phone" text,
	"address" jsonb,
	"bank_id" bigint,
	"bank_country" text,
	"account_number" text,
	"bank_code" text,
	"swift" text,
	"account_holder" text,
	"account_type_id" bigint,
	"account_proof" text,
	"consent_on" date,
	"token_hash" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold(coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", ''))) STORED,
	"email_folded" text GENERATED ALWAYS AS (fold("email")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '') || coalesce(' ' || "email", '') || coalesce(' ' || "phone", ''))) STORED,
	CONSTRAINT "onboarding_individual_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "onboarding_individual_status_check" CHECK ("onboarding_individual"."status" in ('DRAFT', 'INVITED', 'STARTED', 'SUBMITTED', 'RETURNED', 'ONBOARDED', 'CANCELLED')),
	CONSTRAINT "onboarding_individual_gender_check" CHECK ("onboarding_individual"."gender" in ('FEMALE', 'MALE', 'NON_BINARY', 'NOT_STATED')),
	CONSTRAINT "onboarding_individual_marital_status_check" CHECK ("onboarding_individual"."marital_status" in ('SINGLE', 'MARRIED', 'DIVORCED', 'WIDOWED')),
	CONSTRAINT "onboarding_individual_mail_language_check" CHECK ("onboarding_individual"."mail_language" in ('EN', 'FR', 'JA', 'SP'))
);

--> statement-breakpoint
ALTER TABLE "onboarding_individual" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "individual_accreditation" ADD CONSTRAINT "individual_accreditation_onboarding_individual_id_fk" FOREIGN KEY ("org_code","onboarding_individual_id") REFERENCES "public"."onboarding_individual"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "individual_accreditation" ADD CONSTRAINT "individual_accreditation_accreditation_id_fk" FOREIGN KEY ("org_code","accreditation_id") REFERENCES "public"."accreditation_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "individual_document" ADD CONSTRAINT "individual_document_onboarding_individual_id_fk" FOREIGN KEY ("org_code","onboarding_individual_id") REFERENCES "public"."onboarding_individual"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "individual_document" ADD CONSTRAINT "individual_document_document_subtype_id_fk" FOREIGN KEY ("org_code","document_subtype_id") REFERENCES "public"."document_subtype"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "individual_education" ADD CONSTRAINT "individual_education_onboarding_individual_id_fk" FOREIGN KEY ("org_code","onboarding_individual_id") REFERENCES "public"."onboarding_individual"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "individual_emergency_contact" ADD CONSTRAINT "individual_emergency_contact_onboarding_individual_id_fk" FOREIGN KEY ("org_code","onboarding_individual_id") REFERENCES "public"."onboarding_individual"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "individual_emergency_contact" ADD CONSTRAINT "individual_emergency_contact_relationship_id_fk" FOREIGN KEY ("org_code","relationship_id") REFERENCES "public"."relationship"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "individual_experience" ADD CONSTRAINT "individual_experience_onboarding_individual_id_fk" FOREIGN KEY ("org_code","onboarding_individual_id") REFERENCES "public"."onboarding_individual"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "individual_family_member" ADD CONSTRAINT "individual_family_member_onboarding_individual_id_fk" FOREIGN KEY ("org_code","onboarding_individual_id") REFERENCES "public"."onboarding_individual"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "individual_family_member" ADD CONSTRAINT "individual_family_member_relationship_id_fk" FOREIGN KEY ("org_code","relationship_id") REFERENCES "public"."relationship"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "individual_language" ADD CONSTRAINT "individual_language_onboarding_individual_id_fk" FOREIGN KEY ("org_code","onboarding_individual_id") REFERENCES "public"."onboarding_individual"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "individual_skill" ADD CONSTRAINT "individual_skill_onboarding_individual_id_fk" FOREIGN KEY ("org_code","onboarding_individual_id") REFERENCES "public"."onboarding_individual"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "individual_skill" ADD CONSTRAINT "individual_skill_skill_id_fk" FOREIGN KEY ("org_code","skill_id") REFERENCES "public"."skill"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD CONSTRAINT "onboarding_individual_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD CONSTRAINT "onboarding_individual_specialist_id_fk" FOREIGN KEY ("org_code","specialist_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD CONSTRAINT "onboarding_individual_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD CONSTRAINT "onboarding_individual_designation_id_fk" FOREIGN KEY ("org_code","designation_id") REFERENCES "public"."designation"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD CONSTRAINT "onboarding_individual_department_id_fk" FOREIGN KEY ("org_code","department_id") REFERENCES "public"."department"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD CONSTRAINT "onboarding_individual_location_id_fk" FOREIGN KEY ("org_code","location_id") REFERENCES "public"."location"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD CONSTRAINT "onboarding_individual_manager_id_fk" FOREIGN KEY ("org_code","manager_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD CONSTRAINT "onboarding_individual_employee_type_id_fk" FOREIGN KEY ("org_code","employee_type_id") REFERENCES "public"."employee_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD CONSTRAINT "onboarding_individual_grade_id_fk" FOREIGN KEY ("org_code","grade_id") REFERENCES "public"."grade"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD CONSTRAINT "onboarding_individual_work_schedule_id_fk" FOREIGN KEY ("org_code","work_schedule_id") REFERENCES "public"."work_schedule"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD CONSTRAINT "onboarding_individual_business_unit_id_fk" FOREIGN KEY ("org_code","business_unit_id") REFERENCES "public"."business_unit"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD CONSTRAINT "onboarding_individual_service_provider_id_fk" FOREIGN KEY ("org_code","service_provider_id") REFERENCES "public"."service_provider"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD CONSTRAINT "onboarding_individual_religion_id_fk" FOREIGN KEY ("org_code","religion_id") REFERENCES "public"."religion"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD CONSTRAINT "onboarding_individual_bank_id_fk" FOREIGN KEY ("org_code","bank_id") REFERENCES "public"."bank"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD CONSTRAINT "onboarding_individual_account_type_id_fk" FOREIGN KEY ("org_code","account_type_id") REFERENCES "public"."account_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "individual_accreditation_onboarding_individual_id_idx" ON "individual_accreditation" USING btree ("org_code","onboarding_individual_id","position");
--> statement-breakpoint
CREATE INDEX "individual_accreditation_accreditation_id_idx" ON "individual_accreditation" USING btree ("org_code","accreditation_id","id");
--> statement-breakpoint
CREATE INDEX "individual_document_onboarding_individual_id_idx" ON "individual_document" USING btree ("org_code","onboarding_individual_id","position");
--> statement-breakpoint
CREATE INDEX "individual_document_document_subtype_id_idx" ON "individual_document" USING btree ("org_code","document_subtype_id","id");
--> statement-breakpoint
CREATE INDEX "individual_education_onboarding_individual_id_idx" ON "individual_education" USING btree ("org_code","onboarding_individual_id","position");
--> statement-breakpoint
CREATE INDEX "individual_emergency_contact_onboarding_individual_id_idx" ON "individual_emergency_contact" USING btree ("org_code","onboarding_individual_id","position");
--> statement-breakpoint
CREATE INDEX "individual_emergency_contact_relationship_id_idx" ON "individual_emergency_contact" USING btree ("org_code","relationship_id","id");
--> statement-breakpoint
CREATE INDEX "individual_experience_onboarding_individual_id_idx" ON "individual_experience" USING btree ("org_code","onboarding_individual_id","position");
--> statement-breakpoint
CREATE INDEX "individual_family_member_onboarding_individual_id_idx" ON "individual_family_member" USING btree ("org_code","onboarding_individual_id","position");
--> statement-breakpoint
CREATE INDEX "individual_family_member_relationship_id_idx" ON "individual_family_member" USING btree ("org_code","relationship_id","id");
--> statement-breakpoint
CREATE INDEX "individual_language_onboarding_individual_id_idx" ON "individual_language" USING btree ("org_code","onboarding_individual_id","position");
--> statement-breakpoint
CREATE INDEX "individual_skill_onboarding_individual_id_idx" ON "individual_skill" USING btree ("org_code","onboarding_individual_id","position");
--> statement-breakpoint
CREATE INDEX "individual_skill_skill_id_idx" ON "individual_skill" USING btree ("org_code","skill_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_name_idx" ON "onboarding_individual" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_status_idx" ON "onboarding_individual" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_candidate_id_idx" ON "onboarding_individual" USING btree ("org_code","candidate_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_specialist_id_idx" ON "onboarding_individual" USING btree ("org_code","specialist_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_invited_on_idx" ON "onboarding_individual" USING btree ("org_code","invited_on","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_submitted_on_idx" ON "onboarding_individual" USING btree ("org_code","submitted_on","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_onboarded_on_idx" ON "onboarding_individual" USING btree ("org_code","onboarded_on","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_employee_id_idx" ON "onboarding_individual" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_joining_date_idx" ON "onboarding_individual" USING btree ("org_code","joining_date","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_designation_id_idx" ON "onboarding_individual" USING btree ("org_code","designation_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_department_id_idx" ON "onboarding_individual" USING btree ("org_code","department_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_location_id_idx" ON "onboarding_individual" USING btree ("org_code","location_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_manager_id_idx" ON "onboarding_individual" USING btree ("org_code","manager_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_employee_type_id_idx" ON "onboarding_individual" USING btree ("org_code","employee_type_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_grade_id_idx" ON "onboarding_individual" USING btree ("org_code","grade_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_work_schedule_id_idx" ON "onboarding_individual" USING btree ("org_code","work_schedule_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_business_unit_id_idx" ON "onboarding_individual" USING btree ("org_code","business_unit_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_service_provider_id_idx" ON "onboarding_individual" USING btree ("org_code","service_provider_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_religion_id_idx" ON "onboarding_individual" USING btree ("org_code","religion_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_email_idx" ON "onboarding_individual" USING btree ("org_code","email_folded","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_bank_id_idx" ON "onboarding_individual" USING btree ("org_code","bank_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_account_type_id_idx" ON "onboarding_individual" USING btree ("org_code","account_type_id","id");
--> statement-breakpoint
CREATE INDEX "onboarding_individual_search_idx" ON "onboarding_individual" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
CREATE POLICY "individual_accreditation_tenant" ON "individual_accreditation" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "individual_document_tenant" ON "individual_document" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "individual_education_tenant" ON "individual_education" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "individual_emergency_contact_tenant" ON "individual_emergency_contact" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "individual_experience_tenant" ON "individual_experience" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "individual_family_member_tenant" ON "individual_family_member" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "individual_language_tenant" ON "individual_language" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "individual_skill_tenant" ON "individual_skill" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "onboarding_individual_tenant" ON "onboarding_individual" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));

--> statement-breakpoint
-- Nobody is onboarded twice, unless it was given up before.
CREATE UNIQUE INDEX "onboarding_individual_of_candidate_key" ON "onboarding_individual" ("org_code","candidate_id") WHERE "candidate_id" IS NOT NULL AND "status" <> 'CANCELLED';
--> statement-breakpoint
CREATE UNIQUE INDEX "onboarding_individual_token_key" ON "onboarding_individual" ("org_code","token_hash") WHERE "token_hash" IS NOT NULL;
