-- Whether so many long texts have the words that finding out which ones is of no use: told from some hundred of them, of pages spread over the table. False where that does
-- not settle it. A word that most resumes have would else be read out of ten thousand of them first. As search_ids it runs as the owner, names the organisation itself and
-- refuses any but the transaction's own.
create function search_is_common(org text, entity text, words text) returns boolean language plpgsql stable security definer
set search_path = public, pg_temp as $$
declare
  pages constant real := 100;
  pattern text := '%' || replace(replace(replace(fold(words), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  of_table integer;
  looked integer;
  hits integer;
begin
  if org is distinct from current_setting('app.org_code') then
    raise exception 'search_is_common: another organisation' using errcode = '42501';
  end if;
  select c.relpages into of_table from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.oid = to_regclass(format('public.%I', entity)) and a.attname = 'search' and a.attgenerated = 's' and not a.attisdropped;
  if not found then
    raise exception 'search_is_common: % has no search column', entity using errcode = '42703';
  end if;
  if of_table < 10 * pages then return false; end if;
  -- The same pages each time: what is asked twice is answered alike.
  execute format('select count(*), count(*) filter (where search like $2) from %I tablesample system ($3) repeatable (1) where org_code = $1', entity)
    into looked, hits using org, pattern, 100 * pages / of_table;
  -- Half as many again as search_ids tells at most, for what chance may make of the pages.
  return hits >= 40 and hits * (of_table / pages) > 15000;
end $$;
--> statement-breakpoint
revoke all on function search_is_common(text, text, text) from public;
--> statement-breakpoint
grant execute on function search_is_common(text, text, text) to :app_role;
