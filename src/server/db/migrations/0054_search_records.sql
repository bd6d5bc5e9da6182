-- pg_trgm sees only ASCII letters in the locale of the database, so text in other scripts has pairs of signs instead: of each word that is not ASCII its first sign behind a
-- space and every two neighbours. People are many and go by names in every script, so theirs are indexed.
create or replace function search_grams(value text) returns text[] language sql immutable parallel safe
return case when value !~ '[^ -~]' then '{}'::text[] else (
  select coalesce(array_agg(distinct substr(' ' || w.word, i, 2)), '{}') from regexp_split_to_table(value, ' +') w(word), generate_series(1, length(w.word)) i where w.word ~ '[^ -~]'
) end;
--> statement-breakpoint
-- What search_grams of a text holds that has the word in it; one sign stands at the beginning of a word.
create or replace function sought_grams(word text) returns text[] language sql immutable parallel safe
return case when length(word) = 1 then array[' ' || word] else (select array_agg(distinct substr(word, i, 2)) from generate_series(1, length(word) - 1) i) end;
--> statement-breakpoint
create index if not exists employee_grams_idx on employee using gin (search_grams(search));
--> statement-breakpoint
-- Records of many entities whose search text holds every word, best first: 1 exact code, 2 exact title, 3 title begins with it, 4 a word of the title does, 5 a word of the
-- record does, 6 somewhere inside; `fuzzy` finds words that are merely alike (7 and more). `found` counts an entity's matches, at most 1,000. LIKE and % are not leakproof, so
-- under row-level security the trigram indexes would be ignored: this runs as the owner, names the organisation itself and refuses any but the transaction's own.
-- `entities`: [{"table", "title", "code": names of folded columns or null, "within": ids or null}].
create or replace function search_records(org text, entities jsonb, words text, most integer, fuzzy boolean)
returns table (entity text, id bigint, rank real, found integer) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  query text := btrim(regexp_replace(fold(words), '[[:space:][:cntrl:]]+', ' ', 'g'));
  part text;
  pattern text;
  asked record;
  is_large boolean;
  is_usable boolean;
  is_foreign boolean;
  has_grams boolean;
  holds text;
  title text;
  code text;
  starts text;
  near text;
  swapped text;
  alike integer;
begin
  if org is distinct from current_setting('app.org_code') then
    raise exception 'search_records: another organisation' using errcode = '42501';
  end if;
  if query = '' then return; end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  -- Entities of which the organisation never had a record are not looked at.
  for asked in
    select e.*, c.reltuples > 20000 as is_large, to_regclass(format('public.%I', e."table" || '_grams_idx')) is not null as has_grams,
      (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname in ('search', e.title, e.code) and a.attgenerated = 's' and not a.attisdropped) as columns
    from jsonb_to_recordset(entities) as e("table" text, title text, code text, within bigint[]) left join pg_class c on c.oid = to_regclass(format('public.%I', e."table"))
    where exists (select from id_block b where b.org_code = org and b.entity = e."table")
  loop
    if asked.columns is distinct from (1 + (asked.title is not null)::int + (asked.code is not null)::int) then
      raise exception 'search_records: % has no such column', asked."table" using errcode = '42703';
    end if;
    is_large := asked.is_large;
    has_grams := asked.has_grams;
    holds := case when asked.within is null then '' else ' and t.id = any ($2)' end;
    near := '';
    alike := 0;
    starts := '';
    is_usable := false;
    foreach part in array (string_to_array(query, ' '))[1:8] loop
      pattern := replace(replace(replace(part, '\', '\\'), '%', '\%'), '_', '\_');
      starts := starts || format(' and '' '' || %s like %L', chr(1), '% ' || pattern || '%');
      is_foreign := part ~ '[^ -~]';
      if is_large and is_foreign and has_grams then
        holds := holds || format(' and search_grams(t.search) @> %L::text[] and t.search like %L', sought_grams(part), '%' || pattern || '%');
        is_usable := true;
      elsif fuzzy and length(part) > 3 and not (is_large and is_foreign) then
        -- Two letters that changed places leave a short word hardly alike.
        swapped := '';
        for at in 1 .. least(length(part), 12) - 1 loop
          swapped := swapped || format(' or t.search like %L', '%' || replace(replace(replace(left(part, at - 1) || reverse(substr(part, at, 2)) || substr(part, at + 2), '\', '\\'), '%', '\%'), '_', '\_') || '%');
        end loop;
        holds := holds || format(' and (%L <%% t.search%s)', part, swapped);
        near := near || format(' + greatest(word_similarity(%L, t.search), case when false%s then 0.9 end)', part, swapped);
        alike := alike + 1;
        is_usable := true;
      elsif is_large and part ~ '^[a-z0-9]' and part !~ '[a-z0-9]{3}' and not is_foreign then
        -- Two letters have no trigram of their own: with the space before a word they have.
        holds := holds || format(' and (t.search like %L or t.search like %L)', pattern || '%', '% ' || pattern || '%');
        is_usable := true;
      else
        holds := holds || format(' and t.search like %L', '%' || pattern || '%');
        is_usable := is_usable or part ~ '[a-z0-9]{3}';
      end if;
    end loop;
    -- What has no trigram would be looked for in every row of a large table.
    continue when is_large and not is_usable and asked.within is null;
    pattern := replace(replace(replace(query, '\', '\\'), '%', '\%'), '_', '\_');
    title := case when asked.title is null then 't.search' else format('t.%I', asked.title) end;
    code := case when asked.code is null then 'null::text' else format('t.%I', asked.code) end;
    return query execute
      format('with hits as (select t.id from %I t where t.org_code = $1%s limit 1000)', asked."table", holds)
      -- Of a large table the thousand are any: what begins with the query is found by the order of titles.
      || case when is_large and not fuzzy and asked.title is not null and asked.within is null
           then format(', first as (select t.id from %I t where t.org_code = $1 and %s like %L order by %s limit $3)', asked."table", title, pattern || '%', title) else '' end
      || case when is_large and not fuzzy and asked.code is not null and asked.within is null
           then format(', exact as (select t.id from %I t where t.org_code = $1 and %s = %L limit $3)', asked."table", code, query) else '' end
      || ', every as (select h.id from hits h'
      || case when is_large and not fuzzy and asked.title is not null and asked.within is null then ' union select f.id from first f' else '' end
      || case when is_large and not fuzzy and asked.code is not null and asked.within is null then ' union select x.id from exact x' else '' end
      || format(
        ') select %L::text, t.id, (%s)::real as rank, least(count(*) over (), 1000)::int from every v join %I t on t.org_code = $1 and t.id = v.id order by rank, %s, t.id limit $3',
        asked."table",
        case when fuzzy then format('7 + 1 - (0%s) / %s', near, greatest(alike, 1))
        else format(
          'case when %1$s = %3$L then 1 when %2$s = %3$L then 2 when %2$s like %4$L then 3 when true%5$s then 4 when true%6$s then 5 else 6 end',
          code, title, query, pattern || '%', replace(starts, chr(1), title), replace(starts, chr(1), 't.search')) end,
        asked."table", title)
      using org, asked.within, most;
  end loop;
end $$;
--> statement-breakpoint
revoke all on function search_records(text, jsonb, text, integer, boolean) from public;
--> statement-breakpoint
grant execute on function search_records(text, jsonb, text, integer, boolean) to :app_role;
--> statement-breakpoint
-- As in 0003, and text in other scripts by its pairs of signs where they are indexed.
create or replace function search_ids(org text, entity text, words text) returns setof bigint language plpgsql stable security definer
set search_path = public, pg_temp as $$
declare
  sought text := fold(words);
  pattern text := '%' || replace(replace(replace(sought, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  by_grams text := '';
begin
  if org is distinct from current_setting('app.org_code') then
    raise exception 'search_ids: another organisation' using errcode = '42501';
  end if;
  if not exists (
    select from pg_attribute a where a.attrelid = to_regclass(format('public.%I', entity)) and a.attname = 'search' and a.attgenerated = 's' and not a.attisdropped
  ) then
    raise exception 'search_ids: % has no search column', entity using errcode = '42703';
  end if;
  if to_regclass(format('public.%I', entity || '_grams_idx')) is not null and sought ~ '[^ -~]{2}' then
    by_grams := format(' and search_grams(search) @> %L::text[]', sought_grams((regexp_match(sought, '[^ -~]{2,}'))[1]));
  end if;
  return query execute format('select id from %I where org_code = $1 and search like $2%s limit 10001', entity, by_grams) using org, pattern;
end $$;
