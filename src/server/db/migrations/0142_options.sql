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
-- What names no workflow is kept where people read it.
UPDATE "salary_component" SET "description" = concat_ws(E'\n', "description", 'Workflow: ' || btrim("work_flow")) WHERE "work_flow_id" IS NULL AND btrim("work_flow") <> '';
--> statement-breakpoint
-- The mark of what is given in kind did nothing until now: what was paid in cash stays so until somebody sets it knowingly.
UPDATE "salary_component" c SET "perks" = false WHERE "perks" AND EXISTS (SELECT FROM "payslip" p CROSS JOIN LATERAL jsonb_array_elements(p."lines") l WHERE p."org_code" = c."org_code" AND l ->> 'of' = 'SALARY' AND l ->> 'kind' = 'EARNING' AND l ->> 'code' = c."code");
--> statement-breakpoint
ALTER TABLE "salary_component" DROP COLUMN "work_flow";
