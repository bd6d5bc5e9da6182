DROP INDEX "punch_label_idx";
--> statement-breakpoint
ALTER TABLE "punch" DROP COLUMN "label";
--> statement-breakpoint
ALTER TABLE "punch" DROP COLUMN "label_folded";
--> statement-breakpoint
ALTER TABLE "attendance_configuration" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "punch" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "regularisation" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "work_from_home_pre_approval" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "business_unit" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "designation" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "employee_accreditation" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "employee_type" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "grade" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "holiday" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_level" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "licence" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "passport" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "work_place" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "work_schedule" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "comp_off" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "leave_balance" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "leave_request" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "leave_type" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "short_time_off" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "exit" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "payroll_cycle" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "email_template" ADD COLUMN "custom" jsonb DEFAULT '{}' NOT NULL;
