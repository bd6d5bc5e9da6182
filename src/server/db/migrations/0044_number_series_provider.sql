ALTER TABLE "employee_number_series" ADD COLUMN "service_provider_id" bigint;
--> statement-breakpoint
ALTER TABLE "employee_number_series" ADD CONSTRAINT "employee_number_series_service_provider_id_fk" FOREIGN KEY ("org_code","service_provider_id") REFERENCES "public"."service_provider"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "employee_number_series_service_provider_id_idx" ON "employee_number_series" USING btree ("org_code","service_provider_id","id");
