-- Rows of imports that look like records that are here, or like earlier rows of the file; the likeliest first. reasons: messages that say what is the same.
create table import_likeness (
  org_code text not null,
  job_id bigint not null,
  row integer not null,
  place integer not null,
  ordinal integer not null,
  record_id bigint,
  earlier_row integer,
  score real not null,
  reasons text[] not null,
  constraint import_likeness_pk primary key (org_code, job_id, row, place)
);
--> statement-breakpoint
-- Rows that the person leaves out. It counts while they look like something, so that it outlasts the next check.
create table import_omit (
  org_code text not null,
  job_id bigint not null,
  row integer not null,
  constraint import_omit_pk primary key (org_code, job_id, row)
);
--> statement-breakpoint
alter table import_likeness enable row level security;
--> statement-breakpoint
alter table import_omit enable row level security;
--> statement-breakpoint
create policy import_likeness_tenant on import_likeness to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy import_omit_tenant on import_omit to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
