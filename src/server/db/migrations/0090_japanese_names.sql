-- The full name of people whose name is written in Japanese: family name first. Null of all others.
create or replace function japanese_name(given text, family text) returns text
language sql immutable parallel safe
return case when given ~ U&'[\3005\3040-\30FF\3400-\9FFF\F900-\FAFF]' and family ~ U&'[\3005\3040-\30FF\3400-\9FFF\F900-\FAFF]' then family || ' ' || given end;
--> statement-breakpoint
-- Gives generated columns of a table other expressions: in place from PostgreSQL 17 on; before, they are made anew, and their indexes after them.
create or replace function give_expressions(target regclass, expressions jsonb) returns void
language plpgsql as $$
declare
  kept text[];
  one text;
begin
  if current_setting('server_version_num')::int >= 170000 then
    execute (select format('alter table %s %s', target, string_agg(format('alter column %I set expression as (%s)', key, value), ', ')) from jsonb_each_text(expressions));
    return;
  end if;
  select array_agg(distinct pg_get_indexdef(i.indexrelid)) into kept
    from pg_index i
    join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = i.indexrelid and d.refclassid = 'pg_class'::regclass and d.refobjid = target
    join pg_attribute a on a.attrelid = target and a.attnum = d.refobjsubid
    where i.indrelid = target and a.attname in (select jsonb_object_keys(expressions));
  execute (select format('alter table %s %s', target, string_agg(format('drop column %I', key), ', ')) from jsonb_object_keys(expressions) as key);
  execute (select format('alter table %s %s', target, string_agg(format('add column %I text generated always as (%s) stored', key, value), ', ')) from jsonb_each_text(expressions));
  foreach one in array coalesce(kept, '{}') loop
    execute one;
  end loop;
end;
$$;
--> statement-breakpoint
select give_expressions('employee', jsonb_build_object(
  'name', $expression$coalesce(japanese_name("first_name", "last_name") || coalesce(' ' || "middle_name", ''), coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", ''))$expression$,
  'name_folded', $expression$fold(coalesce(japanese_name("first_name", "last_name") || coalesce(' ' || "middle_name", ''), coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '')))$expression$,
  'search', $expression$fold(coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '') || coalesce(' ' || "employee_number", '') || coalesce(' ' || "email", '') || coalesce(' ' || japanese_name("first_name", "last_name") || ' ' || "last_name" || "first_name", ''))$expression$));
--> statement-breakpoint
select give_expressions('onboarding_individual', jsonb_build_object(
  'name', $expression$coalesce(japanese_name("first_name", "last_name") || coalesce(' ' || "middle_name", ''), coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", ''))$expression$,
  'name_folded', $expression$fold(coalesce(japanese_name("first_name", "last_name") || coalesce(' ' || "middle_name", ''), coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '')))$expression$,
  'search', $expression$fold(coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '') || coalesce(' ' || "email", '') || coalesce(' ' || "phone", '') || coalesce(' ' || japanese_name("first_name", "last_name") || ' ' || "last_name" || "first_name", ''))$expression$));
--> statement-breakpoint
select give_expressions('candidate', jsonb_build_object(
  'name', $expression$coalesce(japanese_name("first_name", "last_name") || coalesce(' ' || "middle_name", ''), coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", ''))$expression$,
  'name_folded', $expression$fold(coalesce(japanese_name("first_name", "last_name") || coalesce(' ' || "middle_name", ''), coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '')))$expression$,
  'search', $expression$fold(coalesce("first_name", '') || coalesce(' ' || "middle_name", '') || coalesce(' ' || "last_name", '') || coalesce(' ' || "number", '') || coalesce(' ' || "preferred_name", '') || coalesce(' ' || "email", '') || coalesce(' ' || "phone", '') || coalesce(' ' || "current_location", '') || coalesce(' ' || "current_employer", '') || coalesce(' ' || "current_designation", '') || coalesce(' ' || japanese_name("first_name", "last_name") || ' ' || "last_name" || "first_name", ''))$expression$));
--> statement-breakpoint
drop function give_expressions(regclass, jsonb);
--> statement-breakpoint
-- A column with another expression has no statistics until then.
analyze employee, onboarding_individual, candidate;
