-- Of two records of one name that both lack the other part of the key one is enough from now on. Where there are more, all but the first keep apart by their number: other records may refer to them.
UPDATE "bank" t SET "name" = left(t.name, 140) || ' ' || t.id FROM (SELECT org_code, id, row_number() OVER (PARTITION BY org_code, name_folded, country_folded ORDER BY id) AS place FROM "bank") d WHERE d.org_code = t.org_code AND d.id = t.id AND d.place > 1;
--> statement-breakpoint
UPDATE "holiday" t SET "name" = left(t.name, 100) || ' ' || t.id FROM (SELECT org_code, id, row_number() OVER (PARTITION BY org_code, name_folded, date, location_id ORDER BY id) AS place FROM "holiday") d WHERE d.org_code = t.org_code AND d.id = t.id AND d.place > 1;
--> statement-breakpoint
UPDATE "institution" t SET "name" = left(t.name, 180) || ' ' || t.id FROM (SELECT org_code, id, row_number() OVER (PARTITION BY org_code, name_folded, city ORDER BY id) AS place FROM "institution") d WHERE d.org_code = t.org_code AND d.id = t.id AND d.place > 1;
--> statement-breakpoint
UPDATE "work_authorization" t SET "name" = left(t.name, 100) || ' ' || t.id FROM (SELECT org_code, id, row_number() OVER (PARTITION BY org_code, name_folded, country_folded ORDER BY id) AS place FROM "work_authorization") d WHERE d.org_code = t.org_code AND d.id = t.id AND d.place > 1;
--> statement-breakpoint
ALTER TABLE "bank" DROP CONSTRAINT "bank_name_country_key";
--> statement-breakpoint
ALTER TABLE "holiday" DROP CONSTRAINT "holiday_name_date_location_id_key";
--> statement-breakpoint
ALTER TABLE "institution" DROP CONSTRAINT "institution_name_city_key";
--> statement-breakpoint
ALTER TABLE "work_authorization" DROP CONSTRAINT "work_authorization_name_country_key";
--> statement-breakpoint
ALTER TABLE "bank" ADD CONSTRAINT "bank_name_country_key" UNIQUE NULLS NOT DISTINCT("org_code","name_folded","country_folded");
--> statement-breakpoint
ALTER TABLE "holiday" ADD CONSTRAINT "holiday_name_date_location_id_key" UNIQUE NULLS NOT DISTINCT("org_code","name_folded","date","location_id");
--> statement-breakpoint
ALTER TABLE "institution" ADD CONSTRAINT "institution_name_city_key" UNIQUE NULLS NOT DISTINCT("org_code","name_folded","city");
--> statement-breakpoint
ALTER TABLE "work_authorization" ADD CONSTRAINT "work_authorization_name_country_key" UNIQUE NULLS NOT DISTINCT("org_code","name_folded","country_folded");
