ALTER TABLE "payroll_run" ADD COLUMN "sums" jsonb;
--> statement-breakpoint
ALTER TABLE "payroll_run" ADD COLUMN "without_people" jsonb;
--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "filed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "filed_by" text;
--> statement-breakpoint
-- What the payslips of the runs that are there come to, as `settleRun` keeps it from now on.
update payroll_run r set sums = (
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'code', code, 'title', title, 'amount', trim_scale(amount)::text, 'people', people) order by kind, code), '[]') from (
    select kind, code, (array_agg(title))[1] as title, sum(amount) as amount, count(*)::int as people from (
      select kind, code, (array_agg(title))[1] as title, sum(amount) as amount from (
        select p.id, l ->> 'kind' as kind, case when l ->> 'of' = 'EXPENSE_CLAIM' then 'CLAIMS' else l ->> 'code' end as code,
          case when l ->> 'of' = 'EXPENSE_CLAIM' then '{"key": "payslip.line.claims"}'::jsonb when l ->> 'of' = 'CLAWBACK' then '{"key": "payslip.line.clawbacks"}'::jsonb else l -> 'title' end as title, (l ->> 'amount')::numeric as amount
        from payslip p cross join jsonb_array_elements(p.lines) l where p.org_code = r.org_code and p.run_id = r.id and not p.is_held) line group by id, kind, code
    ) slip group by kind, code) sum)
where r.prepared_at is not null;
--> statement-breakpoint
update payroll_run r set without_people = (
  select coalesce(jsonb_agg(y.id), '[]') from (
    select e.id::text as id from employee e left join lateral (select max(o.last_working_day) as last_working_day from exit o where o.org_code = e.org_code and o.employee_id = e.id and o.status = 'APPROVED' and o.last_working_day >= e.date_of_join) x on true
    where e.org_code = r.org_code and e.date_of_join <= r.to_date and (e.status = 'ACTIVE' or x.last_working_day is not null) and (x.last_working_day is null or x.last_working_day >= r.from_date)
      and e.id not in (select p.employee_id from payslip p where p.org_code = r.org_code and p.run_id = r.id) order by e.name limit 12) y)
where r.without_salary > 0;
--> statement-breakpoint
-- A step of a record, as the finalizing of a payroll run, is kept and done as a bulk edit is. Written by hand: no schema file declares these tables.
alter table bulk_edit drop constraint bulk_edit_kind_check;
--> statement-breakpoint
alter table bulk_edit add constraint bulk_edit_kind_check check (kind in ('EDIT', 'DELETE', 'UNDO', 'CLOSE', 'RECKON', 'STEP'));
