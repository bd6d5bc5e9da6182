CREATE TABLE "advance_change" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"month" date,
	"instalments" integer,
	"amount" numeric(19, 4),
	"reference" text,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"salary_advance_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "advance_change_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "advance_change_kind_check" CHECK ("advance_change"."kind" in ('SKIP', 'REPLAN', 'REPAYMENT', 'FORFEIT'))
);

--> statement-breakpoint
ALTER TABLE "advance_change" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "salary_advance" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"amount" numeric(19, 4) NOT NULL,
	"reason" text NOT NULL,
	"wanted_on" date NOT NULL,
	"way" text DEFAULT 'PAYROLL' NOT NULL,
	"instalments" integer DEFAULT 1 NOT NULL,
	"recover_from" date NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"approval" jsonb,
	"paid_on" date,
	"paid_reference" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"reason_folded" text GENERATED ALWAYS AS (fold("reason")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("reason", '') || coalesce(' ' || "paid_reference", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "salary_advance_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "salary_advance_way_check" CHECK ("salary_advance"."way" in ('PAYROLL', 'APART')),
	CONSTRAINT "salary_advance_status_check" CHECK ("salary_advance"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "salary_advance" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "salary_advance_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Salary advances' NOT NULL,
	"allowed" boolean DEFAULT true NOT NULL,
	"basis" text DEFAULT 'NET' NOT NULL,
	"most_percent" numeric(9, 4) DEFAULT '50' NOT NULL,
	"most_instalments" integer DEFAULT 6 NOT NULL,
	"least_service_months" integer DEFAULT 6 NOT NULL,
	"during_probation" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "salary_advance_setting_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "salary_advance_setting_basis_check" CHECK ("salary_advance_setting"."basis" in ('NET', 'GROSS'))
);

--> statement-breakpoint
ALTER TABLE "salary_advance_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "role_right" DROP CONSTRAINT "role_right_form_check";
--> statement-breakpoint
ALTER TABLE "workflow" DROP CONSTRAINT "workflow_module_check";
--> statement-breakpoint
ALTER TABLE "form_label" DROP CONSTRAINT "form_label_form_check";
--> statement-breakpoint
ALTER TABLE "settlement" DROP CONSTRAINT "settlement_points_check";
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "advance_change" ADD CONSTRAINT "advance_change_salary_advance_id_fk" FOREIGN KEY ("org_code","salary_advance_id") REFERENCES "public"."salary_advance"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "salary_advance" ADD CONSTRAINT "salary_advance_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "advance_change_salary_advance_id_idx" ON "advance_change" USING btree ("org_code","salary_advance_id","position");
--> statement-breakpoint
CREATE INDEX "salary_advance_employee_id_idx" ON "salary_advance" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_amount_idx" ON "salary_advance" USING btree ("org_code","amount","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_reason_idx" ON "salary_advance" USING btree ("org_code","reason_folded","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_wanted_on_idx" ON "salary_advance" USING btree ("org_code","wanted_on","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_way_idx" ON "salary_advance" USING btree ("org_code","way","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_recover_from_idx" ON "salary_advance" USING btree ("org_code","recover_from","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_status_idx" ON "salary_advance" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_paid_on_idx" ON "salary_advance" USING btree ("org_code","paid_on","id");
--> statement-breakpoint
CREATE INDEX "salary_advance_search_idx" ON "salary_advance" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "role_right" ADD CONSTRAINT "role_right_form_check" CHECK ("role_right"."form" in ('DASHBOARD', 'QUICK_MENU', 'APPROVAL_MANAGEMENT', 'DYNAMIC_FORM_BUILDER', 'WORKFLOW_BUILDER', 'AIR_TICKET_CLAIM', 'ONBOARDING_INDIVIDUALS', 'ONBOARDED_INDIVIDUALS', 'FORM_GENERATOR', 'JOB_POST', 'DOCUSIGN', 'DOCUSIGN_CONFIGURATION', 'PAYROLL_GENERAL_SETTINGS', 'SALARY_COMPONENTS', 'SALARY_TEMPLATE', 'JOB_BOARD_INTEGRATION', 'RECRUITMENT_INTEGRATION', 'COMP_OFF_SETTINGS', 'OVERTIME_SETTINGS', 'EMPLOYEE_NUMBER_SERIES', 'ATTENDANCE_CONFIGURATION', 'ROSTER_SETTINGS', 'PRE_APPROVALS_SETTINGS', 'ROLES', 'SPECIAL_WAGES', 'LOP_RECOVERY_SETTINGS', 'CORE_HR_GENERAL_SETTINGS', 'FBP_DECLARATION_SETTINGS', 'NPS_DECLARATION_SETTINGS', 'DLP_LOCATION_TRACKING', 'DLP_KEY_LOGGING', 'DLP_ADDITIONAL_SCREENSHOTS', 'DLP_AUDIT_LOG', 'DLP_CUSTOM_ALERT', 'DLP_TOXICITY_IDENTIFIER', 'DLP_INTERNET_ACCESS_CONTROL', 'PRODUCTIVITY_MONITORING_AUDIT_LOG', 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG', 'GENERAL_SETTINGS', 'CUSTOM_FIELDS', 'EMAIL_TEMPLATES', 'CUSTOM_REPORTS', 'UI_ELEMENTS_CUSTOMIZER', 'HIRING_FLOW', 'CAREER_PAGE_DESIGNER', 'RECRUITMENT_GENERAL_SETTINGS', 'AIR_TICKETING_POLICY', 'TRAVEL_AND_EXPENSES_SETTINGS', 'ADHOC_ALLOWANCE', 'ORG_STRUCTURE', 'LOCATIONS', 'GRADES', 'EMPLOYEE_TYPE', 'LOCATION_TYPE', 'LOCATION_AREA', 'BRAND', 'JOB_LEVELS', 'DOCUMENT_SUBTYPE', 'ACCREDITATION_CATEGORY_AND_TYPE', 'BUSINESS_UNIT', 'PROJECTS', 'DEPARTMENT_HIERARCHY', 'JOB_ROLES', 'LEAVE_POLICY', 'LEAVE_CLOSURE', 'ORGANIZATION_GROUP', 'TIME_OFF_MANAGEMENT', 'TIME_OFF_CLOSURE', 'LEAVE_OVERRIDE', 'COMP_OFF_OVERRIDE', 'DESIGNATIONS', 'WORK_SCHEDULE', 'ELECTRONIC_FUND_TRANSFER', 'SALARY_PAYSLIP_BI_MONTHLY', 'BONUS', 'TDS_HISTORY', 'FULL_AND_FINAL_SETTLEMENT', 'PAYROLL_RECONCILIATION', 'SELF_MY_PROFILE', 'SELF_ATTENDANCE', 'SELF_TIME_OFF', 'SELF_LEAVE_REQUEST', 'SELF_COMPENSATORY_OFF', 'SELF_SHORT_TIME_OFF', 'SELF_TIMESHEETS', 'SELF_ORGANIZATION_CHART', 'SELF_PRE_APPROVAL', 'SELF_LOP_RECOVERY', 'SELF_COMPENSATORY_OFF_BALANCE', 'MY_DECLARATIONS', 'SELF_FBP_DECLARATION', 'SELF_NPS_DECLARATION', 'SELF_TRAVEL_AND_EXPENSES', 'SELF_TRAVEL_REQUEST', 'SELF_CLAIM_REQUEST', 'MY_PAY', 'MY_SALARY', 'MY_PAYSLIP', 'TEAM_ATTENDANCE', 'ATTENDANCE_APPROVALS', 'ATTENDANCE_BULK_ACTION', 'ATTENDANCE_FINALIZATION', 'TEAM_EARLY_CHECKOUT', 'TEAM_COMPENSATORY_OFF', 'TEAM_TRAVEL_AND_EXPENSES', 'TEAM_CLAIM_REQUEST', 'TEAM_TRAVEL_REQUEST', 'TEAM_SUMMARY', 'TEAM_SUMMARY_REPORTS', 'TEAM_TIME_OFF', 'TEAM_LEAVE_REQUEST', 'TEAM_SHORT_TIME_OFF', 'TEAM_REPORTS', 'TEAM_LOP_RECOVERY', 'TEAM_COMPENSATORY_OFF_BALANCE', 'TEAM_PRE_APPROVAL', 'TEAM_TIMESHEETS', 'EXIT_MANAGEMENT', 'UNIFORM_MONITORING', 'SALARY_INFO', 'SALARY_DETAILS', 'SALARY_REVISION', 'BENEFITS_AND_DEDUCTION', 'AIR_TICKETING_SETTLEMENT_SUMMARY', 'ONE_TIME_EARNINGS', 'BENEFITS_AND_DEDUCTION_REPORTS', 'STATUTORY_COMPONENTS', 'PROVIDENT_FUND', 'NPS', 'INSURANCE', 'GRATUITY', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND', 'FORM_24Q', 'TAX_RELIEF', 'RECRUITMENT_DASHBOARD', 'JOB_CANDIDATES', 'DUPLICATE_CANDIDATES', 'ARCHIVED_CANDIDATES', 'RECRUITMENT_ONBOARDING', 'UPCOMING_INTERVIEWS', 'PENDING_FEEDBACK', 'TALENT_POOL', 'JOB_POSTS', 'INTERVIEW_ROUNDS_MASTER', 'MY_INTEGRATION', 'LOCATION_INTELLIGENCE', 'KEY_LOGGER', 'TOXICITY_INTELLIGENCE', 'CXO_DASHBOARD', 'MAN_POWER_PLANNING_SETTINGS', 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION', 'JOB_REQUISITION', 'SHIFT_ROTATION', 'SHIFT_SWAP', 'SHIFT_SWAP_APPROVALS', 'ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN', 'EMPLOYEES', 'USER_ACCOUNTS', 'HOLIDAYS', 'CUSTOM_EMPLOYEE_GROUPS', 'EMPLOYEE_DATA_IMPORT', 'REGISTER_FACE', 'OUTBOX_MAIL', 'PER_DIEM', 'CLAWBACK', 'DOCUMENT_GENERATOR', 'BILLING', 'CHANGES', 'EMPLOYEE_PERSONAL', 'TIME_OFF', 'GEO_FENCING_AND_SELFIE_ATTENDANCE', 'SHIFT_SCHEDULING', 'CANDIDATE_SALARY', 'WORK_PLACES', 'AWARDS', 'PASSPORTS', 'LICENCES', 'ACCREDITATIONS', 'ATTENDANCE_RECORDS', 'ANNOUNCEMENTS', 'REFERENCE_LISTS', 'JOB_CHANGES', 'FAMILY_MEMBERS', 'EDUCATION', 'EXPERIENCE', 'EMPLOYEE_DOCUMENTS', 'VISAS', 'BANK_ACCOUNTS', 'RECRUITMENT_MASTERS', 'CANDIDATE_PERSONAL', 'CANDIDATE_EQUAL_OPPORTUNITY', 'SALARY_ADVANCE', 'SELF_SALARY_ADVANCE'));
--> statement-breakpoint
ALTER TABLE "workflow" ADD CONSTRAINT "workflow_module_check" CHECK ("workflow"."module" in ('LEAVE', 'SHORT_TIME_OFF', 'COMPENSATORY_OFF', 'WORK_FROM_HOME', 'ON_DUTY', 'REGULARISATION', 'EXIT', 'TRAVEL', 'CLAIM', 'TIMESHEET', 'LOP_RECOVERY', 'ONE_TIME_EARNING', 'TAX_RELIEF', 'AIR_TICKET', 'JOB_REQUISITION', 'SALARY_ADVANCE'));
--> statement-breakpoint
ALTER TABLE "form_label" ADD CONSTRAINT "form_label_form_check" CHECK ("form_label"."form" in ('DASHBOARD', 'QUICK_MENU', 'APPROVAL_MANAGEMENT', 'DYNAMIC_FORM_BUILDER', 'WORKFLOW_BUILDER', 'AIR_TICKET_CLAIM', 'ONBOARDING_INDIVIDUALS', 'ONBOARDED_INDIVIDUALS', 'FORM_GENERATOR', 'JOB_POST', 'DOCUSIGN', 'DOCUSIGN_CONFIGURATION', 'PAYROLL_GENERAL_SETTINGS', 'SALARY_COMPONENTS', 'SALARY_TEMPLATE', 'JOB_BOARD_INTEGRATION', 'RECRUITMENT_INTEGRATION', 'COMP_OFF_SETTINGS', 'OVERTIME_SETTINGS', 'EMPLOYEE_NUMBER_SERIES', 'ATTENDANCE_CONFIGURATION', 'ROSTER_SETTINGS', 'PRE_APPROVALS_SETTINGS', 'ROLES', 'SPECIAL_WAGES', 'LOP_RECOVERY_SETTINGS', 'CORE_HR_GENERAL_SETTINGS', 'FBP_DECLARATION_SETTINGS', 'NPS_DECLARATION_SETTINGS', 'DLP_LOCATION_TRACKING', 'DLP_KEY_LOGGING', 'DLP_ADDITIONAL_SCREENSHOTS', 'DLP_AUDIT_LOG', 'DLP_CUSTOM_ALERT', 'DLP_TOXICITY_IDENTIFIER', 'DLP_INTERNET_ACCESS_CONTROL', 'PRODUCTIVITY_MONITORING_AUDIT_LOG', 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG', 'GENERAL_SETTINGS', 'CUSTOM_FIELDS', 'EMAIL_TEMPLATES', 'CUSTOM_REPORTS', 'UI_ELEMENTS_CUSTOMIZER', 'HIRING_FLOW', 'CAREER_PAGE_DESIGNER', 'RECRUITMENT_GENERAL_SETTINGS', 'AIR_TICKETING_POLICY', 'TRAVEL_AND_EXPENSES_SETTINGS', 'ADHOC_ALLOWANCE', 'ORG_STRUCTURE', 'LOCATIONS', 'GRADES', 'EMPLOYEE_TYPE', 'LOCATION_TYPE', 'LOCATION_AREA', 'BRAND', 'JOB_LEVELS', 'DOCUMENT_SUBTYPE', 'ACCREDITATION_CATEGORY_AND_TYPE', 'BUSINESS_UNIT', 'PROJECTS', 'DEPARTMENT_HIERARCHY', 'JOB_ROLES', 'LEAVE_POLICY', 'LEAVE_CLOSURE', 'ORGANIZATION_GROUP', 'TIME_OFF_MANAGEMENT', 'TIME_OFF_CLOSURE', 'LEAVE_OVERRIDE', 'COMP_OFF_OVERRIDE', 'DESIGNATIONS', 'WORK_SCHEDULE', 'ELECTRONIC_FUND_TRANSFER', 'SALARY_PAYSLIP_BI_MONTHLY', 'BONUS', 'TDS_HISTORY', 'FULL_AND_FINAL_SETTLEMENT', 'PAYROLL_RECONCILIATION', 'SELF_MY_PROFILE', 'SELF_ATTENDANCE', 'SELF_TIME_OFF', 'SELF_LEAVE_REQUEST', 'SELF_COMPENSATORY_OFF', 'SELF_SHORT_TIME_OFF', 'SELF_TIMESHEETS', 'SELF_ORGANIZATION_CHART', 'SELF_PRE_APPROVAL', 'SELF_LOP_RECOVERY', 'SELF_COMPENSATORY_OFF_BALANCE', 'MY_DECLARATIONS', 'SELF_FBP_DECLARATION', 'SELF_NPS_DECLARATION', 'SELF_TRAVEL_AND_EXPENSES', 'SELF_TRAVEL_REQUEST', 'SELF_CLAIM_REQUEST', 'MY_PAY', 'MY_SALARY', 'MY_PAYSLIP', 'TEAM_ATTENDANCE', 'ATTENDANCE_APPROVALS', 'ATTENDANCE_BULK_ACTION', 'ATTENDANCE_FINALIZATION', 'TEAM_EARLY_CHECKOUT', 'TEAM_COMPENSATORY_OFF', 'TEAM_TRAVEL_AND_EXPENSES', 'TEAM_CLAIM_REQUEST', 'TEAM_TRAVEL_REQUEST', 'TEAM_SUMMARY', 'TEAM_SUMMARY_REPORTS', 'TEAM_TIME_OFF', 'TEAM_LEAVE_REQUEST', 'TEAM_SHORT_TIME_OFF', 'TEAM_REPORTS', 'TEAM_LOP_RECOVERY', 'TEAM_COMPENSATORY_OFF_BALANCE', 'TEAM_PRE_APPROVAL', 'TEAM_TIMESHEETS', 'EXIT_MANAGEMENT', 'UNIFORM_MONITORING', 'SALARY_INFO', 'SALARY_DETAILS', 'SALARY_REVISION', 'BENEFITS_AND_DEDUCTION', 'AIR_TICKETING_SETTLEMENT_SUMMARY', 'ONE_TIME_EARNINGS', 'BENEFITS_AND_DEDUCTION_REPORTS', 'STATUTORY_COMPONENTS', 'PROVIDENT_FUND', 'NPS', 'INSURANCE', 'GRATUITY', 'PROFESSIONAL_TAX', 'LABOUR_WELFARE_FUND', 'FORM_24Q', 'TAX_RELIEF', 'RECRUITMENT_DASHBOARD', 'JOB_CANDIDATES', 'DUPLICATE_CANDIDATES', 'ARCHIVED_CANDIDATES', 'RECRUITMENT_ONBOARDING', 'UPCOMING_INTERVIEWS', 'PENDING_FEEDBACK', 'TALENT_POOL', 'JOB_POSTS', 'INTERVIEW_ROUNDS_MASTER', 'MY_INTEGRATION', 'LOCATION_INTELLIGENCE', 'KEY_LOGGER', 'TOXICITY_INTELLIGENCE', 'CXO_DASHBOARD', 'MAN_POWER_PLANNING_SETTINGS', 'HIRING_FORECAST', 'TABLE_OF_ORGANIZATION', 'JOB_REQUISITION', 'SHIFT_ROTATION', 'SHIFT_SWAP', 'SHIFT_SWAP_APPROVALS', 'ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN', 'EMPLOYEES', 'USER_ACCOUNTS', 'HOLIDAYS', 'CUSTOM_EMPLOYEE_GROUPS', 'EMPLOYEE_DATA_IMPORT', 'REGISTER_FACE', 'OUTBOX_MAIL', 'PER_DIEM', 'CLAWBACK', 'DOCUMENT_GENERATOR', 'BILLING', 'CHANGES', 'EMPLOYEE_PERSONAL', 'TIME_OFF', 'GEO_FENCING_AND_SELFIE_ATTENDANCE', 'SHIFT_SCHEDULING', 'CANDIDATE_SALARY', 'WORK_PLACES', 'AWARDS', 'PASSPORTS', 'LICENCES', 'ACCREDITATIONS', 'ATTENDANCE_RECORDS', 'ANNOUNCEMENTS', 'REFERENCE_LISTS', 'JOB_CHANGES', 'FAMILY_MEMBERS', 'EDUCATION', 'EXPERIENCE', 'EMPLOYEE_DOCUMENTS', 'VISAS', 'BANK_ACCOUNTS', 'RECRUITMENT_MASTERS', 'CANDIDATE_PERSONAL', 'CANDIDATE_EQUAL_OPPORTUNITY', 'SALARY_ADVANCE', 'SELF_SALARY_ADVANCE'));
--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_points_check" CHECK ("settlement"."points" <@ array['NO_RULE', 'EARLIER_CYCLE_OPEN', 'NO_EXIT', 'NO_SALARY', 'LAST_DAY_AHEAD', 'CLAIMS_WAIT', 'EARNINGS_WAIT', 'EARNINGS_LATER', 'CLAWBACKS_WAIT', 'LEAVE_WAITS', 'ADVANCES_WAIT', 'NO_BANK_ACCOUNT', 'RECOVERY_DUE']);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryAdvance', 'SalaryAdvanceSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'ActivityClassification', 'ActivityDay', 'ActivityDevice', 'AdhocAllowance', 'AirTicketClaim', 'AirTicketFare', 'AirTicketHome', 'AirTicketPolicy', 'AirTicketSector', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'BonusLine', 'BonusPlan', 'BonusRound', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeTaxNumber', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'MonitoredMember', 'MonitoringSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PayrollRun', 'Payslip', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryAdvance', 'SalaryAdvanceSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'Settlement', 'SettlementRule', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxChallan', 'TaxCode', 'TaxDeduction', 'TaxDeductor', 'TaxRegimeChoice', 'TaxReliefClaim', 'TaxStatement', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "advance_change_tenant" ON "advance_change" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "salary_advance_tenant" ON "salary_advance" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "salary_advance_setting_tenant" ON "salary_advance_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
