CREATE TABLE "activity_classification" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
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
	CONSTRAINT "activity_classification_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "activity_classification_kind_name_custom_group_id_key" UNIQUE NULLS NOT DISTINCT("org_code","kind","name_folded","custom_group_id"),
	CONSTRAINT "activity_classification_kind_check" CHECK ("activity_classification"."kind" in ('APPLICATION', 'WEBSITE')),
	CONSTRAINT "activity_classification_category_check" CHECK ("activity_classification"."category" in ('PRODUCTIVE', 'UNPRODUCTIVE', 'NEUTRAL'))
);

--> statement-breakpoint
ALTER TABLE "activity_classification" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "activity_day" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"day" date NOT NULL,
	"active_minutes" integer,
	"idle_minutes" integer,
	"computer_minutes" integer,
	"uptime_minutes" integer,
	"productive_minutes" integer,
	"unproductive_minutes" integer,
	"neutral_minutes" integer,
	"first_activity_at" timestamp with time zone,
	"last_activity_at" timestamp with time zone,
	"start_minute" integer,
	"end_minute" integer,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "activity_day_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "activity_day_employee_id_day_key" UNIQUE("org_code","employee_id","day")
);

--> statement-breakpoint
ALTER TABLE "activity_day" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "activity_device" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"employee_id" bigint NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"issued_on" date NOT NULL,
	"last_seen_at" timestamp with time zone,
	"agent" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "activity_device_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "activity_device_status_check" CHECK ("activity_device"."status" in ('ACTIVE', 'REVOKED'))
);

--> statement-breakpoint
ALTER TABLE "activity_device" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "monitored_member" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"since" date NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"note" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "monitored_member_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "monitored_member_employee_id_key" UNIQUE("org_code","employee_id"),
	CONSTRAINT "monitored_member_status_check" CHECK ("monitored_member"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "monitored_member" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "monitoring_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Productivity monitoring' NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"purpose" text NOT NULL,
	"keeps_outside_schedule" boolean DEFAULT false NOT NULL,
	"members_may_connect" boolean DEFAULT true NOT NULL,
	"keeps_intervals_days" integer DEFAULT 90 NOT NULL,
	"keeps_days_months" integer DEFAULT 24 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "monitoring_setting_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "monitoring_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "activity_classification" ADD CONSTRAINT "activity_classification_custom_group_id_fk" FOREIGN KEY ("org_code","custom_group_id") REFERENCES "public"."custom_employee_group"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity_day" ADD CONSTRAINT "activity_day_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity_device" ADD CONSTRAINT "activity_device_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "monitored_member" ADD CONSTRAINT "monitored_member_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "activity_classification_kind_idx" ON "activity_classification" USING btree ("org_code","kind","id");
--> statement-breakpoint
CREATE INDEX "activity_classification_name_idx" ON "activity_classification" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "activity_classification_category_idx" ON "activity_classification" USING btree ("org_code","category","id");
--> statement-breakpoint
CREATE INDEX "activity_classification_custom_group_id_idx" ON "activity_classification" USING btree ("org_code","custom_group_id","id");
--> statement-breakpoint
CREATE INDEX "activity_classification_search_idx" ON "activity_classification" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "activity_day_employee_id_idx" ON "activity_day" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "activity_day_day_idx" ON "activity_day" USING btree ("org_code","day","id");
--> statement-breakpoint
CREATE INDEX "activity_day_active_minutes_idx" ON "activity_day" USING btree ("org_code","active_minutes","id");
--> statement-breakpoint
CREATE INDEX "activity_day_uptime_minutes_idx" ON "activity_day" USING btree ("org_code","uptime_minutes","id");
--> statement-breakpoint
CREATE INDEX "activity_day_productive_minutes_idx" ON "activity_day" USING btree ("org_code","productive_minutes","id");
--> statement-breakpoint
CREATE INDEX "activity_device_name_idx" ON "activity_device" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "activity_device_employee_id_idx" ON "activity_device" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "activity_device_status_idx" ON "activity_device" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "activity_device_issued_on_idx" ON "activity_device" USING btree ("org_code","issued_on","id");
--> statement-breakpoint
CREATE INDEX "activity_device_last_seen_at_idx" ON "activity_device" USING btree ("org_code","last_seen_at","id");
--> statement-breakpoint
CREATE INDEX "activity_device_search_idx" ON "activity_device" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "monitored_member_employee_id_idx" ON "monitored_member" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "monitored_member_since_idx" ON "monitored_member" USING btree ("org_code","since","id");
--> statement-breakpoint
CREATE INDEX "monitored_member_status_idx" ON "monitored_member" USING btree ("org_code","status","id");
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "activity_classification_tenant" ON "activity_classification" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "activity_day_tenant" ON "activity_day" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "activity_device_tenant" ON "activity_device" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "monitored_member_tenant" ON "monitored_member" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "monitoring_setting_tenant" ON "monitoring_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));

--> statement-breakpoint
-- Tokens of computers, as hashes. Whether one may still send is said by its computer.
create table activity_device_key (
  org_code text not null,
  token_hash text not null,
  activity_device_id bigint not null,
  constraint activity_device_key_pk primary key (org_code, token_hash)
);
--> statement-breakpoint
alter table activity_device_key enable row level security;
--> statement-breakpoint
create policy activity_device_key_tenant on activity_device_key to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- What computers tell, by the day to which it counts. Rows come in the order of time and go by their day, so that blocks hold neighbours: BRIN finds what is outdated in little room.
create table activity_interval (
  org_code text not null,
  activity_device_id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  employee_id bigint not null,
  day date not null,
  state text not null,
  application text,
  host text,
  constraint activity_interval_pk primary key (org_code, activity_device_id, starts_at),
  constraint activity_interval_state_check check (state in ('ACTIVE', 'COMPUTER', 'IDLE', 'UPTIME')),
  constraint activity_interval_ends_check check (ends_at > starts_at)
);
--> statement-breakpoint
create index activity_interval_employee_idx on activity_interval (org_code, employee_id, day);
--> statement-breakpoint
create index activity_interval_day_idx on activity_interval using brin (day);
--> statement-breakpoint
alter table activity_interval enable row level security;
--> statement-breakpoint
create policy activity_interval_tenant on activity_interval to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- Batches that were taken, with what was answered: one that comes again is answered the same.
create table activity_batch (
  org_code text not null,
  activity_device_id bigint not null,
  batch_id text not null,
  at timestamptz not null default now(),
  answer jsonb not null,
  constraint activity_batch_pk primary key (org_code, activity_device_id, batch_id)
);
--> statement-breakpoint
create index activity_batch_at_idx on activity_batch using brin (at);
--> statement-breakpoint
alter table activity_batch enable row level security;
--> statement-breakpoint
create policy activity_batch_tenant on activity_batch to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- Who read in which applications somebody's time was spent, once a day and range.
create table activity_reading (
  org_code text not null,
  employee_id bigint not null,
  "on" date not null,
  user_id bigint not null,
  from_date date not null,
  to_date date not null,
  by text not null,
  constraint activity_reading_pk primary key (org_code, employee_id, "on", user_id, from_date, to_date)
);
--> statement-breakpoint
alter table activity_reading enable row level security;
--> statement-breakpoint
create policy activity_reading_tenant on activity_reading to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
