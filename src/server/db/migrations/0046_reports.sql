CREATE TABLE "report" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"entity" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"definition" jsonb,
	"schedule" text DEFAULT 'NONE' NOT NULL,
	"weekday" text,
	"day_of_month" integer,
	"send_at" time(0),
	"format" text DEFAULT 'XLSX' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	CONSTRAINT "report_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'Announcement', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'Brand', 'BusinessUnit', 'CareerPage', 'CareerTrack', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'Grade', 'Holiday', 'Institution', 'InsuranceType', 'JobChange', 'JobLevel', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'OnDuty', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule')),
	CONSTRAINT "report_schedule_check" CHECK ("report"."schedule" in ('NONE', 'DAILY', 'WEEKLY', 'MONTHLY')),
	CONSTRAINT "report_weekday_check" CHECK ("report"."weekday" in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')),
	CONSTRAINT "report_format_check" CHECK ("report"."format" in ('XLSX', 'CSV'))
);

--> statement-breakpoint
ALTER TABLE "report" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "report_recipient" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"report_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "report_recipient_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "report_recipient" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "report_role" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"report_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "report_role_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "report_role" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_owner_id_fk" FOREIGN KEY ("org_code","owner_id") REFERENCES "public"."user_account"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "report_recipient" ADD CONSTRAINT "report_recipient_report_id_fk" FOREIGN KEY ("org_code","report_id") REFERENCES "public"."report"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "report_recipient" ADD CONSTRAINT "report_recipient_account_id_fk" FOREIGN KEY ("org_code","account_id") REFERENCES "public"."user_account"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "report_role" ADD CONSTRAINT "report_role_report_id_fk" FOREIGN KEY ("org_code","report_id") REFERENCES "public"."report"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "report_role" ADD CONSTRAINT "report_role_role_id_fk" FOREIGN KEY ("org_code","role_id") REFERENCES "public"."role"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "report_name_idx" ON "report" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "report_entity_idx" ON "report" USING btree ("org_code","entity","id");
--> statement-breakpoint
CREATE INDEX "report_owner_id_idx" ON "report" USING btree ("org_code","owner_id","id");
--> statement-breakpoint
CREATE INDEX "report_schedule_idx" ON "report" USING btree ("org_code","schedule","id");
--> statement-breakpoint
CREATE INDEX "report_search_idx" ON "report" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "report_recipient_report_id_idx" ON "report_recipient" USING btree ("org_code","report_id","position");
--> statement-breakpoint
CREATE INDEX "report_recipient_account_id_idx" ON "report_recipient" USING btree ("org_code","account_id","id");
--> statement-breakpoint
CREATE INDEX "report_role_report_id_idx" ON "report_role" USING btree ("org_code","report_id","position");
--> statement-breakpoint
CREATE INDEX "report_role_role_id_idx" ON "report_role" USING btree ("org_code","role_id","id");
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'Announcement', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'Brand', 'BusinessUnit', 'CareerPage', 'CareerTrack', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'Grade', 'Holiday', 'Institution', 'InsuranceType', 'JobChange', 'JobLevel', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'OnDuty', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
CREATE POLICY "report_tenant" ON "report" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "report_recipient_tenant" ON "report_recipient" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "report_role_tenant" ON "report_role" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
