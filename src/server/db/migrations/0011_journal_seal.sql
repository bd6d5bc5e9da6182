-- What is written in the journal stays as it was: the application role adds to it and nothing else, and every change-set is sealed into a chain of digests.
-- Times are the database's own: `at` can be neither given nor changed. Of a change-set only `undone_by` is written later.
revoke all on change, change_set from :app_role;
--> statement-breakpoint
grant select on change, change_set to :app_role;
--> statement-breakpoint
grant insert (org_code, change_set_id, entity, row_id, kind, before, after) on change to :app_role;
--> statement-breakpoint
grant insert (org_code, id, user_id, by, form, source, reason, records, undoes), update (undone_by) on change_set to :app_role;
--> statement-breakpoint
-- Change-sets that no seal covers yet. The row is written with the change-set, so none is forgotten however late its transaction commits.
create table if not exists journal_unsealed (
  org_code text not null,
  change_set_id bigint not null,
  constraint journal_unsealed_pk primary key (org_code, change_set_id)
);
--> statement-breakpoint
alter table journal_unsealed enable row level security;
--> statement-breakpoint
drop policy if exists journal_unsealed_tenant on journal_unsealed;
--> statement-breakpoint
create policy journal_unsealed_tenant on journal_unsealed to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
revoke update on journal_unsealed from :app_role;
--> statement-breakpoint
-- One link of the chain a change-set. `digest` is that of the change-set and its changes, `seal` that of the link and the seal before it.
-- Two digests, so that the chain can be followed where content was rightly removed. `format` says how the digest was made.
create table if not exists journal_seal (
  org_code text not null,
  place bigint not null check (place > 0),
  change_set_id bigint not null,
  format smallint not null,
  digest bytea not null,
  seal bytea not null,
  sealed_at timestamptz not null default now(),
  constraint journal_seal_pk primary key (org_code, place),
  constraint journal_seal_change_set_key unique (org_code, change_set_id)
);
--> statement-breakpoint
alter table journal_seal enable row level security;
--> statement-breakpoint
drop policy if exists journal_seal_tenant on journal_seal;
--> statement-breakpoint
create policy journal_seal_tenant on journal_seal to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
revoke all on journal_seal from :app_role;
--> statement-breakpoint
grant select, insert on journal_seal to :app_role;
--> statement-breakpoint
-- Seals the oldest unsealed change-sets of the transaction's organisation, `most` records at a time, and answers how many change-sets; 0 when another
-- process is sealing. It reads what is committed and locks no row of it, so nobody waits. Format 1; src/server/db/journal/verify.ts makes the same digests.
create or replace function seal_journal(org text, most bigint) returns integer language plpgsql as $$
declare
  last_place bigint;
  last_seal bytea;
  link record;
  done integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('journal seal ' || org, 0)) then
    return 0;
  end if;
  select j.place, j.seal into last_place, last_seal from journal_seal j where j.org_code = org order by j.place desc limit 1;
  last_place := coalesce(last_place, 0);
  last_seal := coalesce(last_seal, sha256(convert_to(org, 'UTF8')));
  for link in
    with waiting as materialized (
      select s.*, row_number() over (order by s.at, s.id) as turn, sum(s.records) over (order by s.at, s.id) - s.records as before_it
      from journal_unsealed u join change_set s on s.org_code = u.org_code and s.id = u.change_set_id where u.org_code = org
    ), chosen as materialized (
      select * from waiting where turn = 1 or (before_it < most and turn <= 1000)
    ), content as (
      select c.change_set_id, string_agg(sha256(convert_to(jsonb_build_array(c.entity, c.row_id, c.kind, (extract(epoch from c.at) * 1000000)::bigint, c.before, c.after)::text, 'UTF8')), ''
        order by c.at, c.entity collate "C", c.row_id) as digests
      from change c where c.org_code = org and c.change_set_id in (select id from chosen) group by c.change_set_id
    )
    select s.id, sha256(convert_to(jsonb_build_array(s.org_code, s.id, (extract(epoch from s.at) * 1000000)::bigint, s.user_id, s.by, s.form, s.source, s.reason, s.records, s.undoes)::text, 'UTF8')
      || coalesce(c.digests, '')) as digest
    from chosen s left join content c on c.change_set_id = s.id order by s.turn
  loop
    last_place := last_place + 1;
    last_seal := sha256(last_seal || convert_to(jsonb_build_array(org, last_place, link.id, 1)::text, 'UTF8') || link.digest);
    insert into journal_seal (org_code, place, change_set_id, format, digest, seal) values (org, last_place, link.id, 1, link.digest, last_seal);
    delete from journal_unsealed u where u.org_code = org and u.change_set_id = link.id;
    done := done + 1;
  end loop;
  return done;
end $$;
--> statement-breakpoint
-- Organisations that have something to seal.
create or replace function journals_unsealed() returns setof text language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select distinct u.org_code from journal_unsealed u order by 1;
end $$;
--> statement-breakpoint
revoke all on function journals_unsealed(), seal_journal(text, bigint) from public;
--> statement-breakpoint
grant execute on function journals_unsealed(), seal_journal(text, bigint) to :app_role;
--> statement-breakpoint
insert into journal_unsealed (org_code, change_set_id) select org_code, id from change_set on conflict do nothing;
--> statement-breakpoint
drop function if exists ensure_journal_partitions();
--> statement-breakpoint
-- Monthly partitions from the moment's month to two months ahead, in UTC whatever the server's zone is; the owner calls it at each start and daily. The
-- application role has no right on a partition: it reaches them through their parent only.
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
end $$;
--> statement-breakpoint
revoke all on function ensure_journal_partitions(timestamptz) from public;
--> statement-breakpoint
select ensure_journal_partitions();
