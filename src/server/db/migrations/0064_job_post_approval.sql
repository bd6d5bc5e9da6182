ALTER TABLE "job_post" ADD COLUMN "requested_by_id" integer;
--> statement-breakpoint
ALTER TABLE "job_post" ADD COLUMN "requested_by" text;
--> statement-breakpoint
ALTER TABLE "job_post" ADD COLUMN "requested_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "job_post" ADD COLUMN "approval_note" text;
--> statement-breakpoint
ALTER TABLE "job_post" ADD COLUMN "event_id" integer;
