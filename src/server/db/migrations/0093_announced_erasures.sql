-- Until which day those who answer for the retention of candidates were told whom it erases.
create table announced_erasure (
  org_code text not null,
  retain_until date,
  constraint announced_erasure_pk primary key (org_code)
);
--> statement-breakpoint
alter table announced_erasure enable row level security;
--> statement-breakpoint
create policy announced_erasure_tenant on announced_erasure to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
