-- Cities count without regard to case, accents and width from now on, as names do. Of several records that are one by that all but the first keep apart by their number: other records may refer to them.
UPDATE "institution" t SET "name" = left(t.name, 180) || ' ' || t.id FROM (SELECT org_code, id, row_number() OVER (PARTITION BY org_code, name_folded, fold(city) ORDER BY id) AS place FROM "institution") d WHERE d.org_code = t.org_code AND d.id = t.id AND d.place > 1;
--> statement-breakpoint
ALTER TABLE "institution" DROP CONSTRAINT "institution_name_city_key";
--> statement-breakpoint
ALTER TABLE "institution" ADD COLUMN "city_folded" text GENERATED ALWAYS AS (fold("city")) STORED;
--> statement-breakpoint
CREATE INDEX "institution_city_idx" ON "institution" USING btree ("org_code","city_folded","id");
--> statement-breakpoint
ALTER TABLE "institution" ADD CONSTRAINT "institution_name_city_key" UNIQUE NULLS NOT DISTINCT("org_code","name_folded","city_folded");
