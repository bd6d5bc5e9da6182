-- What was sent to candidates, beside the mails that carried it, so that listing mails reads no bytes. It goes with its mail.
create table outbox_file (
  org_code text not null,
  message_id text not null,
  place integer not null,
  name text not null,
  content_type text not null,
  content bytea not null,
  constraint outbox_file_pk primary key (org_code, message_id, place)
);
--> statement-breakpoint
alter table outbox_file enable row level security;
--> statement-breakpoint
create policy outbox_file_tenant on outbox_file to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
revoke update on outbox_file from :app_role;
--> statement-breakpoint
-- No foreign key cascades, as in 0068.
create function drop_files_of_mail() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from outbox_file where org_code = old.org_code and message_id = old.id;
  return null;
end $$;
--> statement-breakpoint
create trigger outbox_message_files after delete on outbox_message for each row when (old.attachments is not null) execute function drop_files_of_mail();
