ALTER TABLE "organisation" ADD COLUMN "headquarters_id" bigint;
--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_headquarters_id_fk" FOREIGN KEY ("org_code","headquarters_id") REFERENCES "public"."location"("org_code","id") ON DELETE no action ON UPDATE no action;
