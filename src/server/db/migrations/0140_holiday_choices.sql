CREATE TABLE "holiday_choice" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"date" date NOT NULL,
	"holiday_id" bigint NOT NULL,
	"note" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("note", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "holiday_choice_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "holiday_choice_employee_id_date_key" UNIQUE("org_code","employee_id","date")
);

--> statement-breakpoint
ALTER TABLE "holiday_choice" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "time_off_setting" ADD COLUMN "holiday_choices_per_year" integer DEFAULT 2 NOT NULL;
--> statement-breakpoint
ALTER TABLE "time_off_setting" ADD COLUMN "holiday_choice_notice_days" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "holiday_choice" ADD CONSTRAINT "holiday_choice_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holiday_choice" ADD CONSTRAINT "holiday_choice_holiday_id_fk" FOREIGN KEY ("org_code","holiday_id") REFERENCES "public"."holiday"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "holiday_choice_employee_id_idx" ON "holiday_choice" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "holiday_choice_date_idx" ON "holiday_choice" USING btree ("org_code","date","id");
--> statement-breakpoint
CREATE INDEX "holiday_choice_holiday_id_idx" ON "holiday_choice" USING btree ("org_code","holiday_id","id");
--> statement-breakpoint
CREATE INDEX "holiday_choice_search_idx" ON "holiday_choice" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BlockedVisit', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomAlert', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'HolidayChoice', 'Institution', 'InsuranceMember', 'InsuranceType', 'InternetAccessOverride', 'InternetAccessPattern', 'InternetAccessSetting', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'KeyLoggingSetting', 'KeywordAlert', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationTrackingSetting', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'OvertimeRequest', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryAdvance', 'SalaryAdvanceSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ScreenshotSetting', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'ToxicityAlert', 'ToxicitySetting', 'TravelAndExpenseSetting', 'TravelRequest', 'UniformEntitlement', 'UniformIssue', 'UniformItem', 'UniformObservation', 'UniformStockEntry', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkLocation', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BlockedVisit', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomAlert', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'HolidayChoice', 'Institution', 'InsuranceMember', 'InsuranceType', 'InternetAccessOverride', 'InternetAccessPattern', 'InternetAccessSetting', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'KeyLoggingSetting', 'KeywordAlert', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationTrackingSetting', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'OvertimeRequest', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryAdvance', 'SalaryAdvanceSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ScreenshotSetting', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'ToxicityAlert', 'ToxicitySetting', 'TravelAndExpenseSetting', 'TravelRequest', 'UniformEntitlement', 'UniformIssue', 'UniformItem', 'UniformObservation', 'UniformStockEntry', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkLocation', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "holiday_choice_tenant" ON "holiday_choice" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
