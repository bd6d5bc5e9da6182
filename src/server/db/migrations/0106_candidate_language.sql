ALTER TABLE "candidate" ADD COLUMN "preferred_language" text;
--> statement-breakpoint
CREATE INDEX "candidate_preferred_language_idx" ON "candidate" USING btree ("org_code","preferred_language","id");
--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_preferred_language_check" CHECK ("candidate"."preferred_language" in ('EN', 'FR', 'JA', 'SP'));
