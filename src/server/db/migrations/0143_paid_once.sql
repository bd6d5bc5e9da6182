ALTER TABLE "settlement" DROP CONSTRAINT "settlement_points_check";
--> statement-breakpoint
ALTER TABLE "uniform_issue" ADD COLUMN "acknowledged_by" text;
--> statement-breakpoint
ALTER TABLE "uniform_issue" ADD COLUMN "deduct_pieces" integer;
--> statement-breakpoint
ALTER TABLE "uniform_issue" ADD COLUMN "settled_pieces" integer;
--> statement-breakpoint
ALTER TABLE "uniform_issue" ADD COLUMN "deducted_pieces" integer;
--> statement-breakpoint
CREATE INDEX "uniform_issue_deducted_pieces_idx" ON "uniform_issue" USING btree ("org_code","deducted_pieces","id");
--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_points_check" CHECK ("settlement"."points" <@ array['NO_RULE', 'EARLIER_CYCLE_OPEN', 'NO_EXIT', 'NO_SALARY', 'LAST_DAY_AHEAD', 'CLAIMS_WAIT', 'EARNINGS_WAIT', 'EARNINGS_LATER', 'CLAWBACKS_WAIT', 'LEAVE_WAITS', 'OVERTIME_WAITS', 'ATTENDANCE_OPEN', 'UNIFORM_OUT', 'UNIFORM_PAID', 'ADVANCES_WAIT', 'NO_BANK_ACCOUNT', 'RECOVERY_DUE']);
