ALTER TABLE "recruitment_general_setting" ALTER COLUMN "career_portal_filters" SET DEFAULT '{LOCATION,DEPARTMENT,JOB_TYPE}';
--> statement-breakpoint
-- Until now none chosen stood for these three; from now on it means none.
UPDATE "recruitment_general_setting" SET "career_portal_filters" = '{LOCATION,DEPARTMENT,JOB_TYPE}' WHERE "career_portal_filters" IS NULL;
