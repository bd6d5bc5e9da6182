ALTER TABLE "workflow" DROP CONSTRAINT "workflow_module_check";
--> statement-breakpoint
ALTER TABLE "claim_request" ADD COLUMN "approval" jsonb;
--> statement-breakpoint
ALTER TABLE "timesheet" ADD COLUMN "approval" jsonb;
--> statement-breakpoint
ALTER TABLE "travel_request" ADD COLUMN "approval" jsonb;
--> statement-breakpoint
ALTER TABLE "workflow" ADD CONSTRAINT "workflow_module_check" CHECK ("workflow"."module" in ('LEAVE', 'SHORT_TIME_OFF', 'COMPENSATORY_OFF', 'WORK_FROM_HOME', 'ON_DUTY', 'REGULARISATION', 'EXIT', 'TRAVEL', 'CLAIM', 'TIMESHEET'));
