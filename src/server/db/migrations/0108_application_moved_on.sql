ALTER TABLE "job_application" ADD COLUMN "moved_on" date;
--> statement-breakpoint
CREATE INDEX "job_application_moved_on_idx" ON "job_application" USING btree ("org_code","moved_on","id");
