ALTER TABLE "expense_type" ADD COLUMN "salary_component_id" bigint;
--> statement-breakpoint
ALTER TABLE "salary_component" ADD COLUMN "work_flow_id" bigint;
--> statement-breakpoint
ALTER TABLE "expense_type" ADD CONSTRAINT "expense_type_salary_component_id_fk" FOREIGN KEY ("org_code","salary_component_id") REFERENCES "public"."salary_component"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "salary_component" ADD CONSTRAINT "salary_component_work_flow_id_fk" FOREIGN KEY ("org_code","work_flow_id") REFERENCES "public"."workflow"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "expense_type_salary_component_id_idx" ON "expense_type" USING btree ("org_code","salary_component_id","id");
--> statement-breakpoint
CREATE INDEX "salary_component_work_flow_id_idx" ON "salary_component" USING btree ("org_code","work_flow_id","id");
--> statement-breakpoint
UPDATE "salary_component" c SET "work_flow_id" = w."id" FROM "workflow" w WHERE w."org_code" = c."org_code" AND w."module" = 'CLAIM' AND lower(w."name") = lower(btrim(c."work_flow"));
--> statement-breakpoint
ALTER TABLE "salary_component" DROP COLUMN "work_flow";
