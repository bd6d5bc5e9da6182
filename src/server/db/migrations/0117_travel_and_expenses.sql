CREATE TABLE "claim_expense" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"spent_on" date NOT NULL,
	"expense_type_id" bigint NOT NULL,
	"amount" numeric(19, 4) NOT NULL,
	"receipt" text,
	"description" text,
	"currency" text,
	"converted" numeric(19, 4),
	"claim_request_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "claim_expense_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "claim_expense" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "claim_per_diem" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"per_diem_id" bigint NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"spent" numeric(19, 4),
	"converted" numeric(19, 4),
	"claim_request_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "claim_per_diem_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "claim_per_diem" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "claim_request" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"travel_id" bigint,
	"claimed_on" date NOT NULL,
	"total" numeric(19, 4),
	"currency" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"paid_on" date,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"purpose_folded" text GENERATED ALWAYS AS (fold("purpose")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("purpose", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "claim_request_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "claim_request_status_check" CHECK ("claim_request"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "claim_request" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "expense_type" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"maximum_amount" numeric(19, 4),
	"receipt_always" boolean DEFAULT false NOT NULL,
	"description" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold("name")) STORED,
	"code_folded" text GENERATED ALWAYS AS (fold("code")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "code", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "expense_type_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "expense_type_code_key" UNIQUE("org_code","code_folded"),
	CONSTRAINT "expense_type_name_key" UNIQUE("org_code","name_folded"),
	CONSTRAINT "expense_type_status_check" CHECK ("expense_type"."status" in ('ACTIVE', 'INACTIVE'))
);

--> statement-breakpoint
ALTER TABLE "expense_type" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "travel_and_expense_setting" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"name" text DEFAULT 'Travel and expenses' NOT NULL,
	"travel_notice_days" integer DEFAULT 0 NOT NULL,
	"per_diem_needs_travel" boolean DEFAULT true NOT NULL,
	"expense_past_days" integer DEFAULT 90 NOT NULL,
	"receipt_from" numeric(19, 4),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "travel_and_expense_setting_pk" PRIMARY KEY("org_code","id")
);

--> statement-breakpoint
ALTER TABLE "travel_and_expense_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "travel_request" (
	"org_code" text NOT NULL,
	"id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"destination" text NOT NULL,
	"country" text,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"project_id" bigint,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"estimated_cost" numeric(19, 4),
	"booking_needed" boolean DEFAULT false NOT NULL,
	"booking_note" text,
	"custom" jsonb DEFAULT '{}' NOT NULL,
	"purpose_folded" text GENERATED ALWAYS AS (fold("purpose")) STORED,
	"destination_folded" text GENERATED ALWAYS AS (fold("destination")) STORED,
	"country_folded" text GENERATED ALWAYS AS (fold("country")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	"search" text GENERATED ALWAYS AS (fold(coalesce("purpose", '') || coalesce(' ' || "destination", ''))) STORED,
	"reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED,
	CONSTRAINT "travel_request_pk" PRIMARY KEY("org_code","id"),
	CONSTRAINT "travel_request_status_check" CHECK ("travel_request"."status" in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'))
);

--> statement-breakpoint
ALTER TABLE "travel_request" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "form_field" DROP CONSTRAINT "form_field_entity_check";
--> statement-breakpoint
ALTER TABLE "report" DROP CONSTRAINT "report_entity_check";
--> statement-breakpoint
ALTER TABLE "claim_expense" ADD CONSTRAINT "claim_expense_claim_request_id_fk" FOREIGN KEY ("org_code","claim_request_id") REFERENCES "public"."claim_request"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claim_expense" ADD CONSTRAINT "claim_expense_expense_type_id_fk" FOREIGN KEY ("org_code","expense_type_id") REFERENCES "public"."expense_type"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claim_per_diem" ADD CONSTRAINT "claim_per_diem_claim_request_id_fk" FOREIGN KEY ("org_code","claim_request_id") REFERENCES "public"."claim_request"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claim_per_diem" ADD CONSTRAINT "claim_per_diem_per_diem_id_fk" FOREIGN KEY ("org_code","per_diem_id") REFERENCES "public"."per_diem"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claim_request" ADD CONSTRAINT "claim_request_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claim_request" ADD CONSTRAINT "claim_request_travel_id_fk" FOREIGN KEY ("org_code","travel_id") REFERENCES "public"."travel_request"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "travel_request" ADD CONSTRAINT "travel_request_employee_id_fk" FOREIGN KEY ("org_code","employee_id") REFERENCES "public"."employee"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "travel_request" ADD CONSTRAINT "travel_request_project_id_fk" FOREIGN KEY ("org_code","project_id") REFERENCES "public"."project"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "claim_expense_claim_request_id_idx" ON "claim_expense" USING btree ("org_code","claim_request_id","position");
--> statement-breakpoint
CREATE INDEX "claim_expense_expense_type_id_idx" ON "claim_expense" USING btree ("org_code","expense_type_id","id");
--> statement-breakpoint
CREATE INDEX "claim_per_diem_claim_request_id_idx" ON "claim_per_diem" USING btree ("org_code","claim_request_id","position");
--> statement-breakpoint
CREATE INDEX "claim_per_diem_per_diem_id_idx" ON "claim_per_diem" USING btree ("org_code","per_diem_id","id");
--> statement-breakpoint
CREATE INDEX "claim_request_employee_id_idx" ON "claim_request" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "claim_request_purpose_idx" ON "claim_request" USING btree ("org_code","purpose_folded","id");
--> statement-breakpoint
CREATE INDEX "claim_request_travel_id_idx" ON "claim_request" USING btree ("org_code","travel_id","id");
--> statement-breakpoint
CREATE INDEX "claim_request_claimed_on_idx" ON "claim_request" USING btree ("org_code","claimed_on","id");
--> statement-breakpoint
CREATE INDEX "claim_request_total_idx" ON "claim_request" USING btree ("org_code","total","id");
--> statement-breakpoint
CREATE INDEX "claim_request_status_idx" ON "claim_request" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "claim_request_paid_on_idx" ON "claim_request" USING btree ("org_code","paid_on","id");
--> statement-breakpoint
CREATE INDEX "claim_request_search_idx" ON "claim_request" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "expense_type_name_idx" ON "expense_type" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "expense_type_code_idx" ON "expense_type" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "expense_type_status_idx" ON "expense_type" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "expense_type_search_idx" ON "expense_type" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "travel_request_employee_id_idx" ON "travel_request" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "travel_request_purpose_idx" ON "travel_request" USING btree ("org_code","purpose_folded","id");
--> statement-breakpoint
CREATE INDEX "travel_request_destination_idx" ON "travel_request" USING btree ("org_code","destination_folded","id");
--> statement-breakpoint
CREATE INDEX "travel_request_country_idx" ON "travel_request" USING btree ("org_code","country_folded","id");
--> statement-breakpoint
CREATE INDEX "travel_request_from_date_idx" ON "travel_request" USING btree ("org_code","from_date","id");
--> statement-breakpoint
CREATE INDEX "travel_request_to_date_idx" ON "travel_request" USING btree ("org_code","to_date","id");
--> statement-breakpoint
CREATE INDEX "travel_request_project_id_idx" ON "travel_request" USING btree ("org_code","project_id","id");
--> statement-breakpoint
CREATE INDEX "travel_request_status_idx" ON "travel_request" USING btree ("org_code","status","id");
--> statement-breakpoint
CREATE INDEX "travel_request_booking_needed_idx" ON "travel_request" USING btree ("org_code","booking_needed","id");
--> statement-breakpoint
CREATE INDEX "travel_request_search_idx" ON "travel_request" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_entity_check" CHECK ("form_field"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_entity_check" CHECK ("report"."entity" in ('AccountType', 'AccreditationCategory', 'AccreditationLink', 'AccreditationType', 'AdhocAllowance', 'Announcement', 'ArchiveReason', 'AttendanceConfiguration', 'Award', 'Bank', 'BankAccount', 'BlacklistReason', 'Brand', 'BusinessUnit', 'Candidate', 'CandidateDistinction', 'CandidateSalary', 'CandidateSource', 'CandidateStatus', 'CareerPage', 'CareerTrack', 'ClaimRequest', 'Client', 'CompOff', 'CompOffConfiguration', 'CompOffGrant', 'CoreHrSetting', 'Course', 'Currency', 'CustomEmployeeGroup', 'Department', 'Designation', 'DocumentCategory', 'DocumentSubtype', 'DocumentType', 'Education', 'EmailTemplate', 'Employee', 'EmployeeAccreditation', 'EmployeeDocument', 'EmployeeNumberSeries', 'EmployeeType', 'EnforcementGroup', 'Exit', 'ExpenseType', 'Experience', 'FamilyMember', 'FormCoverage', 'FormField', 'FunctionalArea', 'Grade', 'HiringStage', 'Holiday', 'Institution', 'InsuranceType', 'Interview', 'InterviewRound', 'JobApplication', 'JobBoardIntegration', 'JobChange', 'JobLevel', 'JobPost', 'JobRole', 'LeaveBalance', 'LeaveClosure', 'LeavePolicy', 'LeaveRequest', 'LeaveType', 'Licence', 'Location', 'LocationArea', 'LocationType', 'LopRecoverySetting', 'Offer', 'OfferLetterTemplate', 'OnDuty', 'OnboardingIndividual', 'Organisation', 'OrganizationGroup', 'OvertimeConfiguration', 'Passport', 'PayrollCycle', 'PayrollGeneralSetting', 'PerDiem', 'PreApprovalSetting', 'Profession', 'Project', 'Punch', 'Qualification', 'RecruitmentGeneralSetting', 'Regularisation', 'Relationship', 'Religion', 'Report', 'Role', 'RosterSetting', 'SalaryComponent', 'SalaryTemplate', 'ScheduledRound', 'Scorecard', 'ServiceProvider', 'ShortTimeOff', 'SignInPolicy', 'Skill', 'SpecialWage', 'Specialization', 'StageMove', 'TalentPool', 'TaxCode', 'TimeOffSetting', 'TimekeepingCategory', 'TravelAndExpenseSetting', 'TravelRequest', 'UserAccount', 'Visa', 'WorkAuthorization', 'WorkFromHomePreApproval', 'WorkPlace', 'WorkSchedule'));
--> statement-breakpoint
CREATE POLICY "claim_expense_tenant" ON "claim_expense" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "claim_per_diem_tenant" ON "claim_per_diem" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "claim_request_tenant" ON "claim_request" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "expense_type_tenant" ON "expense_type" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "travel_and_expense_setting_tenant" ON "travel_and_expense_setting" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
--> statement-breakpoint
CREATE POLICY "travel_request_tenant" ON "travel_request" AS PERMISSIVE FOR ALL TO ":app_role" USING (org_code = current_setting('app.org_code')) WITH CHECK (org_code = current_setting('app.org_code'));
