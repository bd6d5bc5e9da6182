-- What is merely alike is ranked by how alike whole words are, and by those of the title: of a word and a part of the next one much may be alike by chance. `loose` also finds words of five letters
-- and more with one wrong letter in the midst of them, which leaves too few signs in a row; it does not look at large tables.
-- Records of many entities whose search text holds every word, best first: 1 exact code, 2 exact title, 3 title begins with it, 4 a word of the title does, 5 a word of the
-- record does, 6 somewhere inside; `fuzzy` finds words that are merely alike (7 and more). `found` counts an entity's matches, at most 1,000. LIKE and % are not leakproof, so
-- under row-level security the trigram indexes would be ignored: this runs as the owner, names the organisation itself and refuses any but the transaction's own.
-- `entities`: [{"table", "title", "code": names of folded columns or null, "within": ids or null}].
drop function search_records(text, jsonb, text, integer, boolean);
create function search_records(org text, entities jsonb, words text, most integer, fuzzy boolean, loose boolean default false)
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
  shortest integer;
begin
  if org is distinct from current_setting('app.org_code') then
    raise exception 'search_records: another organisation' using errcode = '42501';
  end if;
  if query = '' then return; end if;
  select min(length(w)) into shortest from regexp_split_to_table(query, ' ') w where length(w) > 3;
  -- As alike as a word is to itself with one other letter: of n + 1 trigrams three differ.
  perform set_config('pg_trgm.word_similarity_threshold', case when loose then greatest(0.33, least(0.5, trunc((shortest - 2.0) / (shortest + 4), 4)))::text else '0.5' end, true);
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
    continue when loose and is_large and asked.within is null;
    holds := case when asked.within is null then '' else ' and t.id = any ($2)' end;
    near := '';
    alike := 0;
    starts := '';
    is_usable := false;
    title := case when asked.title is null then 't.search' else format('t.%I', asked.title) end;
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
        near := near || format(' + greatest(0.1 * word_similarity(%1$L, t.search) + 0.45 * strict_word_similarity(%1$L, t.search)%2$s, case when false%3$s then 0.9 end)', part, case when asked.title is null then '' else format(' + 0.45 * strict_word_similarity(%L, %s)', part, title) end, swapped);
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
    code := case when asked.code is null then 'null::text' else format('t.%I', asked.code) end;
    return query execute
      format('with hits as (select t.id from %I t where t.org_code = $1%s limit %s)', asked."table", holds, case when fuzzy or (is_large and asked.within is null) then 1000 else 20000 end)
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
revoke all on function search_records(text, jsonb, text, integer, boolean, boolean) from public;
--> statement-breakpoint
grant execute on function search_records(text, jsonb, text, integer, boolean, boolean) to :app_role;
