CREATE INDEX "bank_account_account_type_id_idx" ON "bank_account" USING btree ("org_code","account_type_id","id");
--> statement-breakpoint
CREATE INDEX "document_subtype_template_template_id_idx" ON "document_subtype_template" USING btree ("org_code","template_id","id");
--> statement-breakpoint
CREATE INDEX "employee_religion_id_idx" ON "employee" USING btree ("org_code","religion_id","id");
--> statement-breakpoint
CREATE INDEX "employee_skill_skill_id_idx" ON "employee_skill" USING btree ("org_code","skill_id","id");
--> statement-breakpoint
CREATE INDEX "group_exception_employee_id_idx" ON "group_exception" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "group_member_employee_id_idx" ON "group_member" USING btree ("org_code","employee_id","id");
--> statement-breakpoint
CREATE INDEX "group_rule_department_id_idx" ON "group_rule" USING btree ("org_code","department_id","id");
--> statement-breakpoint
CREATE INDEX "group_rule_location_id_idx" ON "group_rule" USING btree ("org_code","location_id","id");
--> statement-breakpoint
CREATE INDEX "group_rule_designation_id_idx" ON "group_rule" USING btree ("org_code","designation_id","id");
--> statement-breakpoint
CREATE INDEX "group_rule_grade_id_idx" ON "group_rule" USING btree ("org_code","grade_id","id");
--> statement-breakpoint
CREATE INDEX "group_rule_employee_type_id_idx" ON "group_rule" USING btree ("org_code","employee_type_id","id");
--> statement-breakpoint
CREATE INDEX "group_rule_business_unit_id_idx" ON "group_rule" USING btree ("org_code","business_unit_id","id");
--> statement-breakpoint
CREATE INDEX "group_rule_manager_id_idx" ON "group_rule" USING btree ("org_code","manager_id","id");
--> statement-breakpoint
CREATE INDEX "job_change_grade_id_idx" ON "job_change" USING btree ("org_code","grade_id","id");
--> statement-breakpoint
CREATE INDEX "job_change_employee_type_id_idx" ON "job_change" USING btree ("org_code","employee_type_id","id");
--> statement-breakpoint
CREATE INDEX "job_change_manager_id_idx" ON "job_change" USING btree ("org_code","manager_id","id");
--> statement-breakpoint
CREATE INDEX "job_change_work_schedule_id_idx" ON "job_change" USING btree ("org_code","work_schedule_id","id");
--> statement-breakpoint
CREATE INDEX "job_change_business_unit_id_idx" ON "job_change" USING btree ("org_code","business_unit_id","id");
--> statement-breakpoint
CREATE INDEX "user_role_role_id_idx" ON "user_role" USING btree ("org_code","role_id","id");
--> statement-breakpoint
CREATE INDEX "announcement_location_id_idx" ON "announcement" USING btree ("org_code","location_id","id");
--> statement-breakpoint
CREATE INDEX "announcement_department_id_idx" ON "announcement" USING btree ("org_code","department_id","id");
--> statement-breakpoint
CREATE INDEX "organisation_headquarters_id_idx" ON "organisation" USING btree ("org_code","headquarters_id","id");
