-- Whom an act of erasing concerned, so that the audit log can tell it: the act has no records of its own.
alter table change_set add column if not exists erased_person bigint;
--> statement-breakpoint
grant insert (erased_person) on change_set to :app_role;
--> statement-breakpoint
create index if not exists change_set_erased_idx on change_set (org_code, at desc) where erased_person is not null;
--> statement-breakpoint
-- Keys are destroyed in the transaction of the act, so both bear one time.
update change_set s set erased_person = k.person_id from (select distinct org_code, person_id, destroyed_at from journal_key where destroyed_at is not null) k
  where k.org_code = s.org_code and k.destroyed_at = s.at and s.source = 'RULE' and s.records = 0 and s.erased_person is null;
--> statement-breakpoint
-- A session that is used is noted within five seconds: an organisation may lock after one minute without use.
create or replace function touch_session(org text, session_id text, address text) returns boolean language plpgsql as $$
begin
  update session s set last_used_at = now(), last_address = $3
    where s.org_code = $1 and s.id = $2 and s.last_used_at < now() - interval '5 seconds' and s.locked_at is null;
  return found;
end $$;
