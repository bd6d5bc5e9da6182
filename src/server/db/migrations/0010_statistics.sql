-- After a bulk load the planner must know the new size at once: plans of foreign-key checks that were made while a table was tiny scan it whole.
create or replace function refresh_statistics(entity text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.oid = to_regclass(format('public.%I', entity)) and c.relkind in ('r', 'p') and a.attname = 'org_code' and not a.attisdropped
  ) then
    raise exception 'refresh_statistics: no table %', entity using errcode = '42P01';
  end if;
  execute format('analyze %I', entity);
end $$;
--> statement-breakpoint
revoke all on function refresh_statistics(text) from public;
--> statement-breakpoint
grant execute on function refresh_statistics(text) to :app_role;
