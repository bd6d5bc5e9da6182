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
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "custom_alert_address" ADD CONSTRAINT "custom_alert_address_custom_alert_id_fk" FOREIGN KEY ("org_code","custom_alert_id") REFERENCES "public"."custom_alert"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "custom_alert_keyword" ADD CONSTRAINT "custom_alert_keyword_custom_alert_id_fk" FOREIGN KEY ("org_code","custom_alert_id") REFERENCES "public"."custom_alert"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "keyword_alert" ADD CONSTRAINT "keyword_alert_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "toxicity_address" ADD CONSTRAINT "toxicity_address_toxicity_setting_id_fk" FOREIGN KEY ("org_code","toxicity_setting_id") REFERENCES "public"."toxicity_setting"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "toxicity_alert" ADD CONSTRAINT "toxicity_alert_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "toxicity_keyword" ADD CONSTRAINT "toxicity_keyword_toxicity_setting_id_fk" FOREIGN KEY ("org_code","toxicity_setting_id") REFERENCES "public"."toxicity_setting"("org_code","id") ON DELETE no action ON UPDATE no action;
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
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomAlert', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'KeywordAlert', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'ToxicityAlert', 'ToxicitySetting', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomAlert', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'KeywordAlert', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'ToxicityAlert', 'ToxicitySetting', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "custom_alert_tenant" ON "custom_alert" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "custom_alert_address_tenant" ON "custom_alert_address" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "custom_alert_keyword_tenant" ON "custom_alert_keyword" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "keyword_alert_tenant" ON "keyword_alert" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "toxicity_address_tenant" ON "toxicity_address" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "toxicity_alert_tenant" ON "toxicity_alert" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "toxicity_keyword_tenant" ON "toxicity_keyword" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "toxicity_setting_tenant" ON "toxicity_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));

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
