CREATE TABLE "employee_salary" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"revision_type" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"template_id" bigint,
	"previous_ctc" numeric(19, 4),
	"revise_ctc_by_percentage" numeric(9, 4),
	"annual_ctc" numeric(19, 4) NOT NULL,
	"currency" text NOT NULL,
	"effective_from" date NOT NULL,
	"ends_on" date,
	"effective_to" date,
	"salary_effective_month" text,
	"payout_month" text,
	"revision_without_arrear" boolean DEFAULT false NOT NULL,
	"description" text,
	"comment" text,
	"requested_by_id" integer,
	"requested_by" text,
	"is_present" boolean,
	"annual_gross_salary" numeric(19, 4) NOT NULL,
	"monthly_gross_salary" numeric(19, 4) NOT NULL,
	"structure" jsonb,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "employee_salary_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "employee_salary_revision_type_check" CHECK ("employee_salary"."revision_type" in ('JOINING', 'ANNUAL_REVIEW', 'PROMOTION', 'MARKET_ADJUSTMENT', 'CORRECTION', 'OTHER')),
	CONSTRAINT "employee_salary_status_check" CHECK ("employee_salary"."status" in ('DRAFT', 'PENDING_APPROVAL', 'APPROVED', 'APPLIED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "employee_salary" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "employee_salary_allowance" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"component_id" bigint NOT NULL,
	"percentage" numeric(9, 4),
	"amount" numeric(19, 4),
	"employee_salary_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "employee_salary_allowance_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "employee_salary_allowance" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "employee_salary_gross" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"component_id" bigint NOT NULL,
	"employee_salary_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "employee_salary_gross_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "employee_salary_gross" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "employee_salary_retiral" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"component_id" bigint NOT NULL,
	"employee_share" numeric(9, 4),
	"employer_share" numeric(9, 4),
	"employee_salary_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "employee_salary_retiral_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "employee_salary_retiral" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "employee_salary" ADD CONSTRAINT "employee_salary_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_salary" ADD CONSTRAINT "employee_salary_template_id_fk" FOREIGN KEY ("org_code","template_id") REFERENCES "public"."salary_template"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_salary_allowance" ADD CONSTRAINT "employee_salary_allowance_employee_salary_id_fk" FOREIGN KEY ("org_code","employee_salary_id") REFERENCES "public"."employee_salary"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_salary_allowance" ADD CONSTRAINT "employee_salary_allowance_component_id_fk" FOREIGN KEY ("org_code","component_id") REFERENCES "public"."salary_component"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_salary_gross" ADD CONSTRAINT "employee_salary_gross_employee_salary_id_fk" FOREIGN KEY ("org_code","employee_salary_id") REFERENCES "public"."employee_salary"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_salary_gross" ADD CONSTRAINT "employee_salary_gross_component_id_fk" FOREIGN KEY ("org_code","component_id") REFERENCES "public"."salary_component"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_salary_retiral" ADD CONSTRAINT "employee_salary_retiral_employee_salary_id_fk" FOREIGN KEY ("org_code","employee_salary_id") REFERENCES "public"."employee_salary"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_salary_retiral" ADD CONSTRAINT "employee_salary_retiral_component_id_fk" FOREIGN KEY ("org_code","component_id") REFERENCES "public"."salary_component"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "employee_salary_employee_id_idx" ON "employee_salary" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "employee_salary_revision_type_idx" ON "employee_salary" USING btree ("org_code","revision_type","id");
--> statement-breakpoint
CREATE INDEX "employee_salary_status_idx" ON "employee_salary" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "employee_salary_template_id_idx" ON "employee_salary" USING btree ("org_code","template_id","id");
--> statement-breakpoint
CREATE INDEX "employee_salary_revise_ctc_by_percentage_idx" ON "employee_salary" USING btree ("org_code","revise_ctc_by_percentage","id");
--> statement-breakpoint
CREATE INDEX "employee_salary_annual_ctc_idx" ON "employee_salary" USING btree ("org_code","annual_ctc","id");
--> statement-breakpoint
CREATE INDEX "employee_salary_effective_from_idx" ON "employee_salary" USING btree ("org_code","effective_from","id");
--> statement-breakpoint
CREATE INDEX "employee_salary_effective_to_idx" ON "employee_salary" USING btree ("org_code","effective_to","id");
--> statement-breakpoint
CREATE INDEX "employee_salary_is_present_idx" ON "employee_salary" USING btree ("org_code","is_present","id");
--> statement-breakpoint
CREATE INDEX "employee_salary_allowance_employee_salary_id_idx" ON "employee_salary_allowance" USING btree ("org_code","employee_salary_id","position");
--> statement-breakpoint
CREATE INDEX "employee_salary_allowance_component_id_idx" ON "employee_salary_allowance" USING btree ("org_code","component_id","id");
--> statement-breakpoint
CREATE INDEX "employee_salary_gross_employee_salary_id_idx" ON "employee_salary_gross" USING btree ("org_code","employee_salary_id","position");
--> statement-breakpoint
CREATE INDEX "employee_salary_gross_component_id_idx" ON "employee_salary_gross" USING btree ("org_code","component_id","id");
--> statement-breakpoint
CREATE INDEX "employee_salary_retiral_employee_salary_id_idx" ON "employee_salary_retiral" USING btree ("org_code","employee_salary_id","position");
--> statement-breakpoint
CREATE INDEX "employee_salary_retiral_component_id_idx" ON "employee_salary_retiral" USING btree ("org_code","component_id","id");
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "employee_salary_tenant" ON "employee_salary" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "employee_salary_allowance_tenant" ON "employee_salary_allowance" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "employee_salary_gross_tenant" ON "employee_salary_gross" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "employee_salary_retiral_tenant" ON "employee_salary_retiral" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
