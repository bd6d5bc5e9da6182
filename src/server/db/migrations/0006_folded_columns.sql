ALTER TABLE "business_unit" DROP CONSTRAINT "business_unit_code_key";
--> statement-breakpoint
ALTER TABLE "department" DROP CONSTRAINT "department_code_key";
--> statement-breakpoint
ALTER TABLE "designation" DROP CONSTRAINT "designation_code_title_key";
--> statement-breakpoint
ALTER TABLE "employee" DROP CONSTRAINT "employee_employee_number_key";
--> statement-breakpoint
ALTER TABLE "employee" DROP CONSTRAINT "employee_email_key";
--> statement-breakpoint
ALTER TABLE "employee_type" DROP CONSTRAINT "employee_type_code_key";
--> statement-breakpoint
ALTER TABLE "grade" DROP CONSTRAINT "grade_code_key";
--> statement-breakpoint
ALTER TABLE "grade" DROP CONSTRAINT "grade_name_key";
--> statement-breakpoint
ALTER TABLE "job_level" DROP CONSTRAINT "job_level_code_key";
--> statement-breakpoint
ALTER TABLE "location" DROP CONSTRAINT "location_code_key";
--> statement-breakpoint
ALTER TABLE "role" DROP CONSTRAINT "role_code_key";
--> statement-breakpoint
ALTER TABLE "role" DROP CONSTRAINT "role_name_key";
--> statement-breakpoint
ALTER TABLE "user_account" DROP CONSTRAINT "user_account_email_key";
--> statement-breakpoint
ALTER TABLE "work_schedule" DROP CONSTRAINT "work_schedule_code_key";
--> statement-breakpoint
ALTER TABLE "organisation" DROP CONSTRAINT "organisation_code_key";
--> statement-breakpoint
DROP INDEX "business_unit_name_idx";
--> statement-breakpoint
DROP INDEX "business_unit_code_idx";
--> statement-breakpoint
DROP INDEX "department_name_idx";
--> statement-breakpoint
DROP INDEX "department_code_idx";
--> statement-breakpoint
DROP INDEX "designation_code_idx";
--> statement-breakpoint
DROP INDEX "designation_title_idx";
--> statement-breakpoint
DROP INDEX "employee_name_idx";
--> statement-breakpoint
DROP INDEX "employee_employee_number_idx";
--> statement-breakpoint
DROP INDEX "employee_email_idx";
--> statement-breakpoint
DROP INDEX "employee_type_name_idx";
--> statement-breakpoint
DROP INDEX "employee_type_code_idx";
--> statement-breakpoint
DROP INDEX "grade_name_idx";
--> statement-breakpoint
DROP INDEX "grade_code_idx";
--> statement-breakpoint
DROP INDEX "job_level_name_idx";
--> statement-breakpoint
DROP INDEX "job_level_code_idx";
--> statement-breakpoint
DROP INDEX "location_name_idx";
--> statement-breakpoint
DROP INDEX "location_code_idx";
--> statement-breakpoint
DROP INDEX "role_name_idx";
--> statement-breakpoint
DROP INDEX "role_code_idx";
--> statement-breakpoint
DROP INDEX "user_account_name_idx";
--> statement-breakpoint
DROP INDEX "user_account_email_idx";
--> statement-breakpoint
DROP INDEX "work_schedule_name_idx";
--> statement-breakpoint
DROP INDEX "work_schedule_code_idx";
--> statement-breakpoint
DROP INDEX "organisation_name_idx";
--> statement-breakpoint
DROP INDEX "organisation_code_idx";
--> statement-breakpoint
ALTER TABLE "business_unit" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (fold("name")) STORED;
--> statement-breakpoint
ALTER TABLE "business_unit" ADD COLUMN "code_folded" text GENERATED ALWAYS AS (fold("code")) STORED;
--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (fold("name")) STORED;
--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "code_folded" text GENERATED ALWAYS AS (fold("code")) STORED;
--> statement-breakpoint
ALTER TABLE "designation" ADD COLUMN "code_folded" text GENERATED ALWAYS AS (fold("code")) STORED;
--> statement-breakpoint
ALTER TABLE "designation" ADD COLUMN "title_folded" text GENERATED ALWAYS AS (fold("title")) STORED;
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (fold(coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "employee_number_folded" text GENERATED ALWAYS AS (fold("employee_number")) STORED;
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "email_folded" text GENERATED ALWAYS AS (fold("email")) STORED;
--> statement-breakpoint
ALTER TABLE "employee_type" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (fold("name")) STORED;
--> statement-breakpoint
ALTER TABLE "employee_type" ADD COLUMN "code_folded" text GENERATED ALWAYS AS (fold("code")) STORED;
--> statement-breakpoint
ALTER TABLE "grade" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (fold("name")) STORED;
--> statement-breakpoint
ALTER TABLE "grade" ADD COLUMN "code_folded" text GENERATED ALWAYS AS (fold("code")) STORED;
--> statement-breakpoint
ALTER TABLE "job_level" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (fold("name")) STORED;
--> statement-breakpoint
ALTER TABLE "job_level" ADD COLUMN "code_folded" text GENERATED ALWAYS AS (fold("code")) STORED;
--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (fold("name")) STORED;
--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "code_folded" text GENERATED ALWAYS AS (fold("code")) STORED;
--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (fold("name")) STORED;
--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "code_folded" text GENERATED ALWAYS AS (fold("code")) STORED;
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (fold("name")) STORED;
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "email_folded" text GENERATED ALWAYS AS (fold("email")) STORED;
--> statement-breakpoint
ALTER TABLE "work_schedule" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (fold("name")) STORED;
--> statement-breakpoint
ALTER TABLE "work_schedule" ADD COLUMN "code_folded" text GENERATED ALWAYS AS (fold("code")) STORED;
--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (fold("name")) STORED;
--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "code_folded" text GENERATED ALWAYS AS (fold("code")) STORED;
--> statement-breakpoint
CREATE INDEX "business_unit_name_idx" ON "business_unit" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "business_unit_code_idx" ON "business_unit" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "department_name_idx" ON "department" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "department_code_idx" ON "department" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "designation_code_idx" ON "designation" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "designation_title_idx" ON "designation" USING btree ("org_code","title_folded","id");
--> statement-breakpoint
CREATE INDEX "employee_name_idx" ON "employee" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "employee_employee_number_idx" ON "employee" USING btree ("org_code","employee_number_folded","id");
--> statement-breakpoint
CREATE INDEX "employee_email_idx" ON "employee" USING btree ("org_code","email_folded","id");
--> statement-breakpoint
CREATE INDEX "employee_type_name_idx" ON "employee_type" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "employee_type_code_idx" ON "employee_type" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "grade_name_idx" ON "grade" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "grade_code_idx" ON "grade" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "job_level_name_idx" ON "job_level" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "job_level_code_idx" ON "job_level" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "location_name_idx" ON "location" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "location_code_idx" ON "location" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "role_name_idx" ON "role" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "role_code_idx" ON "role" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "user_account_name_idx" ON "user_account" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "user_account_email_idx" ON "user_account" USING btree ("org_code","email_folded","id");
--> statement-breakpoint
CREATE INDEX "work_schedule_name_idx" ON "work_schedule" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "work_schedule_code_idx" ON "work_schedule" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
CREATE INDEX "organisation_name_idx" ON "organisation" USING btree ("org_code","name_folded","id");
--> statement-breakpoint
CREATE INDEX "organisation_code_idx" ON "organisation" USING btree ("org_code","code_folded","id");
--> statement-breakpoint
ALTER TABLE "business_unit" ADD CONSTRAINT "business_unit_code_key" UNIQUE("org_code","code_folded");
--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_code_key" UNIQUE("org_code","code_folded");
--> statement-breakpoint
ALTER TABLE "designation" ADD CONSTRAINT "designation_code_title_key" UNIQUE("org_code","code_folded","title_folded");
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_employee_number_key" UNIQUE("org_code","employee_number_folded");
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_email_key" UNIQUE("org_code","email_folded");
--> statement-breakpoint
ALTER TABLE "employee_type" ADD CONSTRAINT "employee_type_code_key" UNIQUE("org_code","code_folded");
--> statement-breakpoint
ALTER TABLE "grade" ADD CONSTRAINT "grade_code_key" UNIQUE("org_code","code_folded");
--> statement-breakpoint
ALTER TABLE "grade" ADD CONSTRAINT "grade_name_key" UNIQUE("org_code","name_folded");
--> statement-breakpoint
ALTER TABLE "job_level" ADD CONSTRAINT "job_level_code_key" UNIQUE("org_code","code_folded");
--> statement-breakpoint
ALTER TABLE "location" ADD CONSTRAINT "location_code_key" UNIQUE("org_code","code_folded");
--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_code_key" UNIQUE("org_code","code_folded");
--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_name_key" UNIQUE("org_code","name_folded");
--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_email_key" UNIQUE("org_code","email_folded");
--> statement-breakpoint
ALTER TABLE "work_schedule" ADD CONSTRAINT "work_schedule_code_key" UNIQUE("org_code","code_folded");
--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_code_key" UNIQUE("org_code","code_folded");
