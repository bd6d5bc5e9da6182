-- How far an application came, by its own steps: each is found by its keys, whatever the planner knows of the tables. In one statement over all of them it began with the applications of the organisation
-- and went through its steps for each, where no statistics said how many there are: 106 ms for a single one of forty candidates.
create function reckon_application(org text, of_candidate bigint, of_post bigint) returns void language plpgsql set search_path = public, pg_temp as $$
declare reached record;
begin
  select coalesce(max(k.rank), 1) as rank, min(k.moved_at) filter (where k.rank = 5) as offered, min(k.moved_at) filter (where k.rank = 6) as hired into reached from (
    select m.moved_at, array_position(array['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED'], g.kind::text) as rank
    from stage_move m left join candidate_status s on s.org_code = m.org_code and s.id = m.to_status_id left join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id
    -- Of a candidate there are few steps, of a post thousands: not a condition for the index of posts.
    where m.org_code = org and m.candidate_id = of_candidate and m.job_post_id is not distinct from of_post offset 0) k;
  update job_application a set furthest = (array['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED'])[reached.rank],
    offered_on = (reached.offered at time zone o.time_zone)::date, hired_on = (reached.hired at time zone o.time_zone)::date
  from organisation o where o.org_code = org and a.org_code = org and a.candidate_id = of_candidate and a.job_post_id = of_post
    and (a.furthest::text, a.offered_on, a.hired_on) is distinct from
      ((array['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED'])[reached.rank], (reached.offered at time zone o.time_zone)::date, (reached.hired at time zone o.time_zone)::date);
end $$;
--> statement-breakpoint
-- Many at once are reckoned by a statement that is planned anew with them (execute): a plan that was kept since the tables were empty would go through all steps for each. What each came to is kept (materialized), so that it is found once, from whichever end they are joined.
create or replace function reckon_applications(org text, candidates bigint[], posts bigint[]) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  if cardinality(candidates) <= 10 then
    -- In one order, so that two who reckon the same wait for each other in turn.
    perform reckon_application(org, p.candidate, p.post) from (select distinct one.candidate, one.post from unnest(candidates, posts) one(candidate, post) where one.post is not null order by 1, 2) p;
    return;
  end if;
  execute $statement$
    with kinds as materialized (
      select s.id, array_position(array['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED'], g.kind::text) as rank
      from candidate_status s join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where s.org_code = $1),
    told as materialized (
      select p.candidate, p.post, (array['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW', 'OFFER', 'HIRED'])[r.rank] as furthest, (r.offered at time zone o.time_zone)::date as offered_on, (r.hired at time zone o.time_zone)::date as hired_on
      from (select distinct one.candidate, one.post from unnest($2, $3) one(candidate, post) where one.post is not null) p join organisation o on o.org_code = $1
      cross join lateral (
        select coalesce(max(k.rank), 1) as rank, min(m.moved_at) filter (where k.rank = 5) as offered, min(m.moved_at) filter (where k.rank = 6) as hired
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
