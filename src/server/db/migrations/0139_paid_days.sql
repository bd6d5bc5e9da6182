ALTER TABLE "comp_off" ADD COLUMN "encashed_days" numeric(19, 4) DEFAULT '0' NOT NULL;
--> statement-breakpoint
ALTER TABLE "comp_off" ADD COLUMN "paid_days" numeric(19, 4);
--> statement-breakpoint
ALTER TABLE "leave_balance" ADD COLUMN "unpaid_days" numeric(19, 4);

--> statement-breakpoint
-- What expired before now was settled without Tenure: no run pays it. Balances of years that were closed before have nothing unpaid.
update comp_off c set paid_days = c.days where c.status = 'APPROVED' and c.expires_on < current_date and exists (select from comp_off_configuration k where k.org_code = c.org_code and k.encashment);
--> statement-breakpoint
-- Runs ask for what is still to be paid, which few balances have.
create index leave_balance_unpaid_idx on leave_balance (org_code, employee_id) where unpaid_days <> 0;
