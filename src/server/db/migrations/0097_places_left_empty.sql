ALTER TABLE "candidate_status" ALTER COLUMN "position" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "hiring_stage" ALTER COLUMN "position" DROP DEFAULT;
