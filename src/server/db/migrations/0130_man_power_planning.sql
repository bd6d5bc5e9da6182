CREATE TABLE "headcount_plan" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"fiscal_year" integer NOT NULL,
	"effective_from" date NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"note" text,
	"requested_by_id" integer,
	"requested_by" text,
	"comment" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "headcount_plan_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "headcount_plan_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "headcount_plan_status_check" CHECK ("headcount_plan"."status" in ('DRAFT', 'PENDING_APPROVAL', 'APPROVED'))
);

--> statement-breakpoint
ALTER TABLE "headcount_plan" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "job_requisition" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"title" text NOT NULL,
	"code" text NOT NULL,
	"employee_id" bigint NOT NULL,
	"asked_on" date NOT NULL,
	"kind" text DEFAULT 'NEW' NOT NULL,
	"designation_id" bigint NOT NULL,
	"department_id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"grade_id" bigint,
	"job_type" text DEFAULT 'FULL_TIME' NOT NULL,
	"openings" integer DEFAULT 1 NOT NULL,
	"needed_by" date NOT NULL,
	"reason" text NOT NULL,
	"beyond_reason" text,
	"pay_from" numeric(19, 4),
	"pay_to" numeric(19, 4),
	"currency" text,
	"hiring_manager_id" bigint NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"approval" jsonb,
	"hiring" text,
	"hired" integer,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"title_folded" text GENERATED ALWAYS AS (fold("title")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("title", '') || coalesce(' ' || "code", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "job_requisition_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "job_requisition_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "job_requisition_kind_check" CHECK ("job_requisition"."kind" in ('NEW', 'REPLACEMENT')),
	CONSTRAINT "job_requisition_job_type_check" CHECK ("job_requisition"."job_type" in ('FULL_TIME', 'PART_TIME', 'CONTRACT', 'TEMPORARY', 'INTERNSHIP', 'VOLUNTEER')),
	CONSTRAINT "job_requisition_status_check" CHECK ("job_requisition"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
	CONSTRAINT "job_requisition_hiring_check" CHECK ("job_requisition"."hiring" in ('WAITING', 'HIRING', 'FILLED', 'ENDED'))
);

--> statement-breakpoint
ALTER TABLE "job_requisition" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "lead_time_of_grade" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"grade_id" bigint NOT NULL,
	"days" integer NOT NULL,
	"man_power_planning_setting_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "lead_time_of_grade_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "lead_time_of_grade" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "man_power_planning_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Man power planning' NOT NULL,
	"askers" text DEFAULT 'MANAGERS' NOT NULL,
	"beyond_plan" text DEFAULT 'REASON_AND_CHOICE' NOT NULL,
	"lead_time_days" integer DEFAULT 45 NOT NULL,
	"forecast_step" text DEFAULT 'QUARTER' NOT NULL,
	"forecast_steps" integer DEFAULT 4 NOT NULL,
	"attrition_percent" numeric(9, 4),
	"retirement_age" integer DEFAULT 60,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "man_power_planning_setting_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "man_power_planning_setting_askers_check" CHECK ("man_power_planning_setting"."askers" in ('MANAGERS', 'EVERYBODY')),
	CONSTRAINT "man_power_planning_setting_beyond_plan_check" CHECK ("man_power_planning_setting"."beyond_plan" in ('NOTHING', 'REASON', 'REASON_AND_CHOICE')),
	CONSTRAINT "man_power_planning_setting_forecast_step_check" CHECK ("man_power_planning_setting"."forecast_step" in ('MONTH', 'QUARTER'))
);

--> statement-breakpoint
ALTER TABLE "man_power_planning_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "plan_seat" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"name" text NOT NULL,
	"department_id" bigint NOT NULL,
	"designation_id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"first_quarter" integer NOT NULL,
	"second_quarter" integer NOT NULL,
	"third_quarter" integer NOT NULL,
	"fourth_quarter" integer NOT NULL,
	"template_id" bigint,
	"annual_cost" numeric(19, 4),
	"note" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "note", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "plan_seat_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "plan_seat_plan_id_department_id_designation_id_location_id_key" UNIQUE("org_code","plan_id","department_id","designation_id","location_id")
);

--> statement-breakpoint
ALTER TABLE "plan_seat" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "replaced_employee" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"job_requisition_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "replaced_employee_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "replaced_employee" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "requisition_interviewer" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"job_requisition_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "requisition_interviewer_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "requisition_interviewer" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "workflow" DROP CONSTRAINT "workflow_module_check";
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "job_post" ADD COLUMN "requisition_id" bigint;
--> statement-breakpoint
ALTER TABLE "job_requisition" ADD CONSTRAINT "job_requisition_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_requisition" ADD CONSTRAINT "job_requisition_designation_id_fk" FOREIGN KEY ("org_code","designation_id") REFERENCES "public"."designation"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_requisition" ADD CONSTRAINT "job_requisition_department_id_fk" FOREIGN KEY ("org_code","department_id") REFERENCES "public"."department"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_requisition" ADD CONSTRAINT "job_requisition_location_id_fk" FOREIGN KEY ("org_code","location_id") REFERENCES "public"."location"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_requisition" ADD CONSTRAINT "job_requisition_grade_id_fk" FOREIGN KEY ("org_code","grade_id") REFERENCES "public"."grade"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_requisition" ADD CONSTRAINT "job_requisition_hiring_manager_id_fk" FOREIGN KEY ("org_code","hiring_manager_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lead_time_of_grade" ADD CONSTRAINT "lead_time_of_grade_man_power_planning_setting_id_fk" FOREIGN KEY ("org_code","man_power_planning_setting_id") REFERENCES "public"."man_power_planning_setting"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lead_time_of_grade" ADD CONSTRAINT "lead_time_of_grade_grade_id_fk" FOREIGN KEY ("org_code","grade_id") REFERENCES "public"."grade"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_seat" ADD CONSTRAINT "plan_seat_plan_id_fk" FOREIGN KEY ("org_code","plan_id") REFERENCES "public"."headcount_plan"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_seat" ADD CONSTRAINT "plan_seat_department_id_fk" FOREIGN KEY ("org_code","department_id") REFERENCES "public"."department"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_seat" ADD CONSTRAINT "plan_seat_designation_id_fk" FOREIGN KEY ("org_code","designation_id") REFERENCES "public"."designation"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_seat" ADD CONSTRAINT "plan_seat_location_id_fk" FOREIGN KEY ("org_code","location_id") REFERENCES "public"."location"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_seat" ADD CONSTRAINT "plan_seat_template_id_fk" FOREIGN KEY ("org_code","template_id") REFERENCES "public"."salary_template"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "replaced_employee" ADD CONSTRAINT "replaced_employee_job_requisition_id_fk" FOREIGN KEY ("org_code","job_requisition_id") REFERENCES "public"."job_requisition"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "replaced_employee" ADD CONSTRAINT "replaced_employee_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "requisition_interviewer" ADD CONSTRAINT "requisition_interviewer_job_requisition_id_fk" FOREIGN KEY ("org_code","job_requisition_id") REFERENCES "public"."job_requisition"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "requisition_interviewer" ADD CONSTRAINT "requisition_interviewer_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "headcount_plan_name_idx" ON "headcount_plan" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "headcount_plan_fiscal_year_idx" ON "headcount_plan" USING btree ("org_code","fiscal_year","id");
--> statement-breakpoint
CREATE INDEX "headcount_plan_effective_from_idx" ON "headcount_plan" USING btree ("org_code","effective_from","id");
--> statement-breakpoint
CREATE INDEX "headcount_plan_status_idx" ON "headcount_plan" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "headcount_plan_search_idx" ON "headcount_plan" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "job_requisition_title_idx" ON "job_requisition" USING btree ("org_code","title_folded","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_code_idx" ON "job_requisition" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_employee_id_idx" ON "job_requisition" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_asked_on_idx" ON "job_requisition" USING btree ("org_code","asked_on","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_kind_idx" ON "job_requisition" USING btree ("org_code","kind","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_designation_id_idx" ON "job_requisition" USING btree ("org_code","designation_id","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_department_id_idx" ON "job_requisition" USING btree ("org_code","department_id","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_location_id_idx" ON "job_requisition" USING btree ("org_code","location_id","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_grade_id_idx" ON "job_requisition" USING btree ("org_code","grade_id","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_job_type_idx" ON "job_requisition" USING btree ("org_code","job_type","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_openings_idx" ON "job_requisition" USING btree ("org_code","openings","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_needed_by_idx" ON "job_requisition" USING btree ("org_code","needed_by","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_hiring_manager_id_idx" ON "job_requisition" USING btree ("org_code","hiring_manager_id","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_status_idx" ON "job_requisition" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_hiring_idx" ON "job_requisition" USING btree ("org_code","hiring","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_hired_idx" ON "job_requisition" USING btree ("org_code","hired","id");
--> statement-breakpoint
CREATE INDEX "job_requisition_search_idx" ON "job_requisition" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "lead_time_of_grade_man_power_planning_setting_id_idx" ON "lead_time_of_grade" USING btree ("org_code","man_power_planning_setting_id","position");
--> statement-breakpoint
CREATE INDEX "lead_time_of_grade_grade_id_idx" ON "lead_time_of_grade" USING btree ("org_code","grade_id","id");
--> statement-breakpoint
CREATE INDEX "plan_seat_plan_id_idx" ON "plan_seat" USING btree ("org_code","plan_id","id");
--> statement-breakpoint
CREATE INDEX "plan_seat_name_idx" ON "plan_seat" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "plan_seat_department_id_idx" ON "plan_seat" USING btree ("org_code","department_id","id");
--> statement-breakpoint
CREATE INDEX "plan_seat_designation_id_idx" ON "plan_seat" USING btree ("org_code","designation_id","id");
--> statement-breakpoint
CREATE INDEX "plan_seat_location_id_idx" ON "plan_seat" USING btree ("org_code","location_id","id");
--> statement-breakpoint
CREATE INDEX "plan_seat_first_quarter_idx" ON "plan_seat" USING btree ("org_code","first_quarter","id");
--> statement-breakpoint
CREATE INDEX "plan_seat_second_quarter_idx" ON "plan_seat" USING btree ("org_code","second_quarter","id");
--> statement-breakpoint
CREATE INDEX "plan_seat_third_quarter_idx" ON "plan_seat" USING btree ("org_code","third_quarter","id");
--> statement-breakpoint
CREATE INDEX "plan_seat_fourth_quarter_idx" ON "plan_seat" USING btree ("org_code","fourth_quarter","id");
--> statement-breakpoint
CREATE INDEX "plan_seat_template_id_idx" ON "plan_seat" USING btree ("org_code","template_id","id");
--> statement-breakpoint
CREATE INDEX "plan_seat_search_idx" ON "plan_seat" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "replaced_employee_job_requisition_id_idx" ON "replaced_employee" USING btree ("org_code","job_requisition_id","position");
--> statement-breakpoint
CREATE INDEX "replaced_employee_employee_id_idx" ON "replaced_employee" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "requisition_interviewer_job_requisition_id_idx" ON "requisition_interviewer" USING btree ("org_code","job_requisition_id","position");
--> statement-breakpoint
CREATE INDEX "requisition_interviewer_employee_id_idx" ON "requisition_interviewer" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
ALTER TABLE "job_post" ADD CONSTRAINT "job_post_requisition_id_fk" FOREIGN KEY ("org_code","requisition_id") REFERENCES "public"."job_requisition"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "job_post_requisition_id_idx" ON "job_post" USING btree ("org_code","requisition_id","id");
--> statement-breakpoint
ALTER TABLE "workflow" ADD CONSTRAINT "workflow_module_check" CHECK ("workflow"."module" in ('LEAVE', 'SHORT_TIME_OFF', 'COMPENSATORY_OFF', 'WORK_FROM_HOME', 'ON_DUTY', 'REGULARISATION', 'EXIT', 'TRAVEL', 'CLAIM', 'TIMESHEET', 'LOP_RECOVERY', 'ONE_TIME_EARNING', 'TAX_RELIEF', 'JOB_REQUISITION'));
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxCode', 'TaxDeduction', 'TaxRegimeChoice', 'TaxReliefClaim', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'AttendanceFinalization', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Clawback', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'DayDecision', 'Department', 'Designation', 'DocumentCategory', 'DocumentSignature', 'DocumentSubtype', 'DocumentTemplate', 'DocumentType', 'DynamicForm', 'DynamicFormResponse', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeSalary', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FbpDeclaration', 'FbpDeclarationSetting', 'FormCoverage', 'FormField', 'FunctionalArea', 'GeneratedDocument', 'Grade', 'GratuityRule', 'HeadcountPlan', 'HiringStage', 'Holiday', 'Institution', 'InsuranceMember', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRequisition', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecovery', 'LopRecoverySetting', 'ManPowerPlanningSetting', 'NpsDeclaration', 'NpsDeclarationSetting', 'NpsMember', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'OneTimeEarning', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PlanSeat', 'PreApprovalSetting', 'Profession', 'ProfessionalTaxRule', 'Project', 'ProvidentFundMember', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'ScheduledShift', 'Scorecard', 'ServiceProvider', 'ShiftRotation', 'ShiftSwap', 'ShortTimeOff', 'SignInPolicy', 'SigningSetting', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'StatutoryRate', 'StatutoryRegistration', 'TalentPool', 'TaxCode', 'TaxDeduction', 'TaxRegimeChoice', 'TaxReliefClaim', 'TimeOffSetting', 'TimekeepingCategory', 'Timesheet', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WelfareFundRule', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule', 'Workflow'));
--> statement-breakpoint
CREATE POLICY "headcount_plan_tenant" ON "headcount_plan" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "job_requisition_tenant" ON "job_requisition" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "lead_time_of_grade_tenant" ON "lead_time_of_grade" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "man_power_planning_setting_tenant" ON "man_power_planning_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "plan_seat_tenant" ON "plan_seat" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "replaced_employee_tenant" ON "replaced_employee" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "requisition_interviewer_tenant" ON "requisition_interviewer" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));

--> statement-breakpoint
-- What has become of requisitions follows from their job posts, applications and offers, whoever writes those: acts, the candidate portal, imports, undo, merging.
create function reckon_requisitions(org text, ids bigint[]) returns void language sql set search_path = public, pg_temp as $$
  with post as (select p.requisition_id, p.id, p.status from job_post p where p.org_code = org and p.requisition_id = any(ids)),
  taken as (
    select p.requisition_id as id, count(*)::int as hired from post p join job_application a on a.org_code = org and a.job_post_id = p.id and a.withdrawn_on is null
      join candidate_status s on s.org_code = org and s.id = a.status_id join hiring_stage g on g.org_code = org and g.id = s.stage_id
    where g.kind = 'HIRED' or exists (select from offer o where o.org_code = org and o.candidate_id = a.candidate_id and o.job_post_id = a.job_post_id and o.answer = 'ACCEPTED') group by 1),
  told as (
    select r.id, case when r.status = 'APPROVED' then coalesce(t.hired, 0) else t.hired end as hired,
      case when r.status <> 'APPROVED' then null when coalesce(t.hired, 0) >= r.openings then 'FILLED'
        when exists (select from post p where p.requisition_id = r.id and p.status not in ('CLOSED', 'REJECTED')) then 'HIRING' when exists (select from post p where p.requisition_id = r.id) then 'ENDED' else 'WAITING' end as hiring
    from job_requisition r left join taken t on t.id = r.id where r.org_code = org and r.id = any(ids))
  update job_requisition r set hired = t.hired, hiring = t.hiring from told t where r.org_code = org and r.id = t.id and (r.hired, r.hiring) is distinct from (t.hired, t.hiring);
$$;
--> statement-breakpoint
create function reckon_requisition() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform reckon_requisitions(new.org_code, array[new.id]);
  return null;
end $$;
--> statement-breakpoint
create trigger job_requisition_hiring after insert or update of status, openings on job_requisition for each row execute function reckon_requisition();
--> statement-breakpoint
create function reckon_requisition_of_post() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.requisition_id is not null then perform reckon_requisitions(old.org_code, array[old.requisition_id]); end if;
  if tg_op <> 'DELETE' and new.requisition_id is not null then perform reckon_requisitions(new.org_code, array[new.requisition_id]); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger job_post_requisition after insert or delete or update of status, requisition_id on job_post for each row execute function reckon_requisition_of_post();
--> statement-breakpoint
create function reckon_requisitions_of_applications() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform reckon_requisitions(x.org_code, array_agg(x.requisition_id)) from (
    select distinct p.org_code, p.requisition_id from changed c join job_post p on p.org_code = c.org_code and p.id = c.job_post_id where p.requisition_id is not null) x group by x.org_code;
  return null;
end $$;
--> statement-breakpoint
create trigger job_application_requisition after insert on job_application referencing new table as changed for each statement execute function reckon_requisitions_of_applications();
--> statement-breakpoint
create trigger job_application_requisition_no_more after delete on job_application referencing old table as changed for each statement execute function reckon_requisitions_of_applications();
--> statement-breakpoint
create trigger job_application_requisition_otherwise after update on job_application referencing new table as changed for each statement execute function reckon_requisitions_of_applications();
--> statement-breakpoint
create trigger job_application_requisition_before after update on job_application referencing old table as changed for each statement execute function reckon_requisitions_of_applications();
--> statement-breakpoint
create function reckon_requisition_of_offer() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform reckon_requisitions(p.org_code, array[p.requisition_id]) from job_post p where p.org_code = new.org_code and p.id = new.job_post_id and p.requisition_id is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger offer_requisition after insert or update of answer on offer for each row execute function reckon_requisition_of_offer();
