-- No foreign key cascades: what people connected goes with their account by one named trigger.
alter table own_calendar drop constraint if exists own_calendar_org_code_user_account_id_fkey;
--> statement-breakpoint
alter table own_busy drop constraint if exists own_busy_org_code_user_account_id_fkey;
--> statement-breakpoint
alter table microsoft_connection drop constraint if exists microsoft_connection_org_code_user_account_id_fkey;
--> statement-breakpoint
alter table microsoft_event drop constraint if exists microsoft_event_org_code_user_account_id_fkey;
--> statement-breakpoint
create or replace function drop_what_goes_with_account() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from own_calendar where org_code = old.org_code and user_account_id = old.id;
  delete from own_busy where org_code = old.org_code and user_account_id = old.id;
  delete from microsoft_connection where org_code = old.org_code and user_account_id = old.id;
  delete from microsoft_flow where org_code = old.org_code and user_account_id = old.id;
  delete from microsoft_event where org_code = old.org_code and user_account_id = old.id;
  return null;
end $$;
--> statement-breakpoint
drop trigger if exists account_connections on user_account;
--> statement-breakpoint
create trigger account_connections after delete on user_account for each row execute function drop_what_goes_with_account();
