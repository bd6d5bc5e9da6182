-- The full name of people whose name is written in Japanese: family name first. Null of all others.
create or replace function japanese_name(given text, family text) returns text
language sql immutable parallel safe
return case when given ~ U&'[\3005\3040-\30FF\3400-\9FFF\F900-\FAFF]' and family ~ U&'[\3005\3040-\30FF\3400-\9FFF\F900-\FAFF]' then family || ' ' || given end;
--> statement-breakpoint
ALTER TABLE "employee"
	ALTER COLUMN "name" SET EXPRESSION AS (coalesce(japanese_name("first_name", "last_name") || coalesce(' ' || "middle_name", ''), coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", ''))),
	ALTER COLUMN "name_folded" SET EXPRESSION AS (fold(coalesce(japanese_name("first_name", "last_name") || coalesce(' ' || "middle_name", ''), coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '')))),
	ALTER COLUMN "search" SET EXPRESSION AS (fold(coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '') || coalesce(' ' || "employee_number", '') || coalesce(' ' || "email", '') || coalesce(' ' || japanese_name("first_name", "last_name") || ' ' || "last_name" || "first_name", '')));
--> statement-breakpoint
ALTER TABLE "onboarding_individual"
	ALTER COLUMN "name" SET EXPRESSION AS (coalesce(japanese_name("first_name", "last_name") || coalesce(' ' || "middle_name", ''), coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", ''))),
	ALTER COLUMN "name_folded" SET EXPRESSION AS (fold(coalesce(japanese_name("first_name", "last_name") || coalesce(' ' || "middle_name", ''), coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '')))),
	ALTER COLUMN "search" SET EXPRESSION AS (fold(coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '') || coalesce(' ' || "email", '') || coalesce(' ' || "phone", '') || coalesce(' ' || japanese_name("first_name", "last_name") || ' ' || "last_name" || "first_name", '')));
--> statement-breakpoint
ALTER TABLE "candidate"
	ALTER COLUMN "name" SET EXPRESSION AS (coalesce(japanese_name("first_name", "last_name") || coalesce(' ' || "middle_name", ''), coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", ''))),
	ALTER COLUMN "name_folded" SET EXPRESSION AS (fold(coalesce(japanese_name("first_name", "last_name") || coalesce(' ' || "middle_name", ''), coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '')))),
	ALTER COLUMN "search" SET EXPRESSION AS (fold(coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '') || coalesce(' ' || "number", '') || coalesce(' ' || "preferred_name", '') || coalesce(' ' || "email", '') || coalesce(' ' || "phone", '') || coalesce(' ' || "current_location", '') || coalesce(' ' || "current_employer", '') || coalesce(' ' || "current_designation", '') || coalesce(' ' || japanese_name("first_name", "last_name") || ' ' || "last_name" || "first_name", '')));
