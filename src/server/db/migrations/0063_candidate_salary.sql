CREATE TABLE "candidate_salary" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"candidate_id" bigint NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"template_id" bigint,
	"annual_ctc" numeric(19, 4) NOT NULL,
	"currency" text NOT NULL,
	"effective_from" date NOT NULL,
	"salary_effective_month" text,
	"annual_gross_salary" numeric(19, 4) NOT NULL,
	"monthly_gross_salary" numeric(19, 4) NOT NULL,
	"structure" jsonb,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "candidate_salary_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "candidate_salary_candidate_id_key" UNIQUE("org_code","candidate_id"),
	CONSTRAINT "candidate_salary_status_check" CHECK ("candidate_salary"."status" in ('DRAFT', 'OFFERED', 'ACCEPTED', 'DECLINED'))
);

--> statement-breakpoint
ALTER TABLE "candidate_salary" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "candidate_salary_allowance" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"component_id" bigint NOT NULL,
	"percentage" numeric(9, 4),
	"amount" numeric(19, 4),
	"candidate_salary_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "candidate_salary_allowance_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "candidate_salary_allowance" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "candidate_salary_gross" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"component_id" bigint NOT NULL,
	"candidate_salary_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "candidate_salary_gross_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "candidate_salary_gross" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "candidate_salary_retiral" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"component_id" bigint NOT NULL,
	"employee_share" numeric(9, 4),
	"employer_share" numeric(9, 4),
	"candidate_salary_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "candidate_salary_retiral_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "candidate_salary_retiral" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "candidate_status" DROP CONSTRAINT "candidate_status_requires_check";
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "candidate_salary" ADD CONSTRAINT "candidate_salary_candidate_id_fk" FOREIGN KEY ("org_code","candidate_id") REFERENCES "public"."candidate"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_salary" ADD CONSTRAINT "candidate_salary_template_id_fk" FOREIGN KEY ("org_code","template_id") REFERENCES "public"."salary_template"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_salary_allowance" ADD CONSTRAINT "candidate_salary_allowance_candidate_salary_id_fk" FOREIGN KEY ("org_code","candidate_salary_id") REFERENCES "public"."candidate_salary"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_salary_allowance" ADD CONSTRAINT "candidate_salary_allowance_component_id_fk" FOREIGN KEY ("org_code","component_id") REFERENCES "public"."salary_component"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_salary_gross" ADD CONSTRAINT "candidate_salary_gross_candidate_salary_id_fk" FOREIGN KEY ("org_code","candidate_salary_id") REFERENCES "public"."candidate_salary"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_salary_gross" ADD CONSTRAINT "candidate_salary_gross_component_id_fk" FOREIGN KEY ("org_code","component_id") REFERENCES "public"."salary_component"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_salary_retiral" ADD CONSTRAINT "candidate_salary_retiral_candidate_salary_id_fk" FOREIGN KEY ("org_code","candidate_salary_id") REFERENCES "public"."candidate_salary"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "candidate_salary_retiral" ADD CONSTRAINT "candidate_salary_retiral_component_id_fk" FOREIGN KEY ("org_code","component_id") REFERENCES "public"."salary_component"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "candidate_salary_candidate_id_idx" ON "candidate_salary" USING btree ("org_code","candidate_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_salary_status_idx" ON "candidate_salary" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "candidate_salary_template_id_idx" ON "candidate_salary" USING btree ("org_code","template_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_salary_annual_ctc_idx" ON "candidate_salary" USING btree ("org_code","annual_ctc","id");
--> statement-breakpoint
CREATE INDEX "candidate_salary_effective_from_idx" ON "candidate_salary" USING btree ("org_code","effective_from","id");
--> statement-breakpoint
CREATE INDEX "candidate_salary_allowance_candidate_salary_id_idx" ON "candidate_salary_allowance" USING btree ("org_code","candidate_salary_id","position");
--> statement-breakpoint
CREATE INDEX "candidate_salary_allowance_component_id_idx" ON "candidate_salary_allowance" USING btree ("org_code","component_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_salary_gross_candidate_salary_id_idx" ON "candidate_salary_gross" USING btree ("org_code","candidate_salary_id","position");
--> statement-breakpoint
CREATE INDEX "candidate_salary_gross_component_id_idx" ON "candidate_salary_gross" USING btree ("org_code","component_id","id");
--> statement-breakpoint
CREATE INDEX "candidate_salary_retiral_candidate_salary_id_idx" ON "candidate_salary_retiral" USING btree ("org_code","candidate_salary_id","position");
--> statement-breakpoint
CREATE INDEX "candidate_salary_retiral_component_id_idx" ON "candidate_salary_retiral" USING btree ("org_code","component_id","id");
--> statement-breakpoint
ALTER TABLE "candidate_status" ADD CONSTRAINT "candidate_status_requires_check" CHECK ("candidate_status"."requires" <@ array['RESUME', 'JOB_POST', 'PHONE', 'EXPECTED_CTC', 'NOTICE_PERIOD', 'INTERVIEW', 'SALARY']);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'OnDuty', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'OnDuty', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
CREATE POLICY "candidate_salary_tenant" ON "candidate_salary" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "candidate_salary_allowance_tenant" ON "candidate_salary_allowance" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "candidate_salary_gross_tenant" ON "candidate_salary_gross" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "candidate_salary_retiral_tenant" ON "candidate_salary_retiral" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
