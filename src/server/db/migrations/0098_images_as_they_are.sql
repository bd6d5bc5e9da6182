-- An image is encrypted, so nothing makes it shorter: PostgreSQL tried that with every row of more than two kilobytes, in vain, and laid both images into another table.
-- They are taken as they are, and stay in their row where two rows fit a page.
alter table change alter column before set storage external, alter column after set storage external;
--> statement-breakpoint
create or replace function ensure_journal_partitions(moment timestamptz default now()) returns void language plpgsql set timezone = 'UTC' as $$
declare
  month date;
  name text;
begin
  for step in 0..2 loop
    month := (date_trunc('month', moment) + make_interval(months => step))::date;
    name := format('change_%s', to_char(month, 'YYYY_MM'));
    if to_regclass(name) is null and not exists (select from change_rest where at >= month and at < month + interval '1 month') then
      execute format('create table %I partition of change for values from (%L) to (%L)', name, month::timestamptz, (month + interval '1 month')::timestamptz);
    end if;
  end loop;
  for name in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'change'::regclass and not c.relrowsecurity loop
    execute format('alter table %I enable row level security', name);
  end loop;
  for name in
    select distinct c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid, aclexplode(c.relacl) a
    where i.inhparent = 'change'::regclass and a.grantee = ':app_role'::regrole
  loop
    execute format('revoke all on %I from :app_role', name);
  end loop;
  for name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'change'::regclass and not coalesce(c.reloptions::text like '%toast_tuple_target=%', false)
  loop
    execute format('alter table %I set (toast_tuple_target = 4064)', name);
  end loop;
end $$;
--> statement-breakpoint
select ensure_journal_partitions();
