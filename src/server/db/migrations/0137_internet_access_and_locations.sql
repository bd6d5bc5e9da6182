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
ALTER TABLE "internet_access_override" ADD CONSTRAINT "internet_access_override_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "internet_override_domain" ADD CONSTRAINT "internet_override_domain_internet_access_override_id_fk" FOREIGN KEY ("org_code","internet_access_override_id") REFERENCES "public"."internet_access_override"("org_code","id") ON DELETE no action ON UPDATE no action;
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
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BlockedVisit', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'InternetAccessOverride', 'InternetAccessPattern', 'InternetAccessSetting', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationTrackingSetting', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkLocation', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BlockedVisit', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'InternetAccessOverride', 'InternetAccessPattern', 'InternetAccessSetting', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationTrackingSetting', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkLocation', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "blocked_visit_tenant" ON "blocked_visit" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "internet_access_override_tenant" ON "internet_access_override" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "internet_access_pattern_tenant" ON "internet_access_pattern" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "internet_access_setting_tenant" ON "internet_access_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "internet_override_domain_tenant" ON "internet_override_domain" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "location_tracking_setting_tenant" ON "location_tracking_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
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
-- Who read of whom what was recorded beside the use of computers, once a day and range.
create table capture_reading (
  org_code text not null,
  kind text not null,
  employee_id bigint not null,
  "on" date not null,
  user_id bigint not null,
  from_date date not null,
  to_date date not null,
  by text not null,
  constraint capture_reading_pk primary key (org_code, employee_id, "on", kind, user_id, from_date, to_date)
);
--> statement-breakpoint
alter table capture_reading enable row level security;
--> statement-breakpoint
create policy capture_reading_tenant on capture_reading to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
