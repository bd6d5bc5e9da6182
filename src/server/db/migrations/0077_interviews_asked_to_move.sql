ALTER TABLE "scheduled_round" ADD COLUMN "move_asked_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "scheduled_round" ADD COLUMN "move_asked_note" text;
--> statement-breakpoint
CREATE INDEX "scheduled_round_move_asked_at_idx" ON "scheduled_round" USING btree ("org_code","move_asked_at","id");
