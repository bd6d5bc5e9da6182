-- Who was handed which file of a candidate or of somebody who joins. Names nobody but the reader: the record by its number, the file by its key. Added to and nothing else.
create table file_download (
  org_code text not null,
  id bigint not null,
  at timestamptz not null default clock_timestamp(),
  entity text not null,
  row_id bigint not null,
  field text,
  file_key text not null,
  user_id bigint not null,
  by text not null,
  constraint file_download_pk primary key (org_code, id)
);
--> statement-breakpoint
create index file_download_at_idx on file_download (org_code, at desc);
--> statement-breakpoint
create index file_download_row_idx on file_download (org_code, entity, row_id, at desc);
--> statement-breakpoint
create index file_download_again_idx on file_download (org_code, file_key, user_id, at desc);
--> statement-breakpoint
alter table file_download enable row level security;
--> statement-breakpoint
create policy file_download_tenant on file_download to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
revoke all on file_download from :app_role;
--> statement-breakpoint
grant select on file_download to :app_role;
--> statement-breakpoint
grant insert (org_code, id, entity, row_id, field, file_key, user_id, by) on file_download to :app_role;
