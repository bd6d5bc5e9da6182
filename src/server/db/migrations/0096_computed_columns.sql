-- A computed column that follows every edit, beside those that most edits leave alone (decision 0071). Each table is written anew once: a minute or so for a million records.
ALTER TABLE "attendance_configuration" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "punch" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "regularisation" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "work_from_home_pre_approval" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "account_type" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "accreditation_category" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "accreditation_link" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "accreditation_type" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "bank" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "bank_account" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "business_unit" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "career_track" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "currency" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "custom_employee_group" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "designation" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "document_category" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "document_subtype" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "document_type" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "education" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "employee_accreditation" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "employee_document" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "employee_number_series" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "employee_type" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "enforcement_group" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "family_member" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "grade" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "holiday" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "institution" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "insurance_type" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "job_change" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "job_level" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "job_role" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "licence" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "location_area" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "location_type" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "organization_group" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "passport" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "per_diem" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "profession" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "relationship" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "religion" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "service_provider" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "skill" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "specialization" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "tax_code" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "timekeeping_category" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "visa" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "work_authorization" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "work_place" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "work_schedule" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "comp_off" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "leave_balance" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "leave_closure" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "leave_policy" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "leave_request" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "leave_type" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "on_duty" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "short_time_off" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "exit" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "onboarding_individual" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "adhoc_allowance" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "payroll_cycle" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "salary_component" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "salary_template" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "archive_reason" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "blacklist_reason" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "candidate" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "candidate_distinction" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "candidate_source" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "candidate_status" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "functional_area" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "hiring_stage" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "interview" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "interview_round" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "job_board_integration" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "job_post" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "offer_letter_template" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "qualification" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "scheduled_round" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "scorecard" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "stage_move" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "talent_pool" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "comp_off_configuration" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "email_template" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "form_coverage" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "form_field" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "overtime_configuration" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "pre_approval_setting" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
--> statement-breakpoint
ALTER TABLE "special_wage" ADD COLUMN "reckoned" boolean GENERATED ALWAYS AS ("version" > 0) STORED;
