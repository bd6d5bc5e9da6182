-- As in 0010; and what a bulk load left waiting before the indexes of searches goes into them now, at once and with memory enough, where no search pays for it.
create or replace function refresh_statistics(entity text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  waiting regclass;
begin
  if not exists (
    select from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.oid = to_regclass(format('public.%I', entity)) and c.relkind in ('r', 'p') and a.attname = 'org_code' and not a.attisdropped
  ) then
    raise exception 'refresh_statistics: no table %', entity using errcode = '42P01';
  end if;
  execute format('analyze %I', entity);
  for waiting in
    select i.indexrelid from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
    where i.indrelid = to_regclass(format('public.%I', entity)) and c.relkind = 'i' and m.amname = 'gin'
  loop
    perform gin_clean_pending_list(waiting);
  end loop;
end $$;
