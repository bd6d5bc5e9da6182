DROP INDEX "payslip_search_idx";
--> statement-breakpoint
ALTER TABLE "payslip" DROP COLUMN "search";
--> statement-breakpoint
ALTER TABLE "payroll_run" ADD COLUMN "filed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "payroll_run" ADD COLUMN "filed_by" text;
--> statement-breakpoint
ALTER TABLE "payslip" ADD COLUMN "paid_reference" text;
--> statement-breakpoint
ALTER TABLE "payslip" ADD COLUMN "paid_reference_folded" text GENERATED ALWAYS AS (fold("paid_reference")) STORED;
--> statement-breakpoint
CREATE INDEX "payslip_paid_reference_idx" ON "payslip" USING btree ("org_code","paid_reference_folded","id");
--> statement-breakpoint
ALTER TABLE "payslip" ADD COLUMN "search" text GENERATED ALWAYS AS (fold(coalesce("name", '') || coalesce(' ' || "paid_reference", ''))) STORED;
--> statement-breakpoint
CREATE INDEX "payslip_search_idx" ON "payslip" USING gin ("search" gin_trgm_ops);
