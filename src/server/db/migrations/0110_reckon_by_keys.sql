-- How far applications came, each by its own steps, which are found by their keys whatever the planner knows of the tables: `lateral` looks them up for one application at a time, and what each came to is kept (materialized), so that it is found once, from whichever end
-- it is joined. Before, PostgreSQL began with the applications of the organisation and went through all steps of all candidates for each, where no statistics said how many there are: 106 ms for a single one of forty candidates. Planned each time (execute), for a plan
-- that is kept since the tables were empty does the same.
create or replace function reckon_applications(org text, candidates bigint[], posts bigint[]) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  execute $statement$
    with kinds as materialized (
      select s.id, array_position(array['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED'], g.kind::text) as rank
      from candidate_status s join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where s.org_code = $1),
    told as materialized (
      select p.candidate, p.post, (array['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED'])[r.rank] as furthest, (r.offered at time zone o.time_zone)::date as offered_on, (r.hired at time zone o.time_zone)::date as hired_on
      from (select distinct one.candidate, one.post from unnest($2, $3) one(candidate, post)) p join organisation o on o.org_code = $1
      cross join lateral (
        select coalesce(max(k.rank), 1) as rank, min(m.moved_at) filter (where k.rank = 5) as offered, min(m.moved_at) filter (where k.rank = 6) as hired
        -- Of a candidate there are few steps, of a post thousands: not a condition for the index of posts.
        from stage_move m left join kinds k on k.id = m.to_status_id where m.org_code = $1 and m.candidate_id = p.candidate and m.job_post_id is not distinct from p.post) r)
    update job_application a set furthest = t.furthest, offered_on = t.offered_on, hired_on = t.hired_on from told t
    where a.org_code = $1 and a.candidate_id = t.candidate and a.job_post_id = t.post and (a.furthest::text, a.offered_on, a.hired_on) is distinct from (t.furthest, t.offered_on, t.hired_on)
  $statement$ using org, candidates, posts;
end $$;
--> statement-breakpoint
-- As in 0103; documents are left out: nothing compares them, and sorting a sample of those of the journal took most of the time. With all columns only come statistics of indexes of expressions, of which the journal has one for who was erased: that of a table of records waits for them.
create or replace function refresh_statistics(entity text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  named regclass := to_regclass(format('public.%I', entity));
  compared text;
  waiting regclass;
begin
  if not exists (
    select from pg_attribute a join pg_class c on c.oid = a.attrelid where c.oid = named and c.relkind in ('r', 'p') and a.attname = 'org_code' and not a.attisdropped
  ) then
    raise exception 'refresh_statistics: no table %', entity using errcode = '42P01';
  end if;
  if entity = 'change' or not exists (select from pg_index i where i.indrelid = named and i.indexprs is not null) then
    select format('(%s)', string_agg(format('%I', a.attname), ', ' order by a.attnum)) into compared from pg_attribute a
      where a.attrelid = named and a.attnum > 0 and not a.attisdropped and a.atttypid not in ('jsonb'::regtype, 'bytea'::regtype);
  end if;
  execute format('analyze %I %s', entity, coalesce(compared, ''));
  for waiting in
    select i.indexrelid from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
    where i.indrelid = named and c.relkind = 'i' and m.amname = 'gin'
  loop
    perform gin_clean_pending_list(waiting);
  end loop;
end $$;
