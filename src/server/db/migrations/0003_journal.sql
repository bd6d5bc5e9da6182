-- The journal: who changed what, when and why, with both images of each row, and free-text search that uses its index under row-level security.
create table if not exists change_set (
  org_code text not null,
  id bigint not null,
  at timestamptz not null default now(),
  user_id bigint,
  by text not null,
  form text,
  source text not null check (source in ('FORM', 'IMPORT', 'BULK', 'UNDO', 'RULE', 'SEED')),
  reason text,
  records integer not null,
  undoes bigint,
  undone_by bigint,
  constraint change_set_pk primary key (org_code, id)
);
--> statement-breakpoint
create index if not exists change_set_at_idx on change_set (org_code, at desc, id desc);
--> statement-breakpoint
alter table change_set enable row level security;
--> statement-breakpoint
drop policy if exists change_set_tenant on change_set;
--> statement-breakpoint
create policy change_set_tenant on change_set to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create table if not exists change (
  org_code text not null,
  at timestamptz not null default now(),
  change_set_id bigint not null,
  entity text not null,
  row_id bigint not null,
  kind text not null check (kind in ('ADD', 'UPDATE', 'DELETE')),
  before jsonb,
  after jsonb,
  constraint change_pk primary key (org_code, at, change_set_id, entity, row_id)
) partition by range (at);
--> statement-breakpoint
create table if not exists change_rest partition of change default;
--> statement-breakpoint
create index if not exists change_row_idx on change (org_code, entity, row_id, at desc);
--> statement-breakpoint
create index if not exists change_set_idx on change (org_code, change_set_id);
--> statement-breakpoint
alter table change enable row level security;
--> statement-breakpoint
alter table change_rest enable row level security;
--> statement-breakpoint
drop policy if exists change_tenant on change;
--> statement-breakpoint
create policy change_tenant on change to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- Monthly partitions from this month to two months ahead; the owner calls it at each start. Partitions are reached through their parent only.
create or replace function ensure_journal_partitions() returns void language plpgsql as $$
declare
  month date := date_trunc('month', now())::date;
  name text;
begin
  for step in 0..2 loop
    name := format('change_%s', to_char(month + make_interval(months => step), 'YYYY_MM'));
    if to_regclass(name) is null and not exists (
      select from change_rest where at >= month + make_interval(months => step) and at < month + make_interval(months => step + 1)
    ) then
      execute format('create table %I partition of change for values from (%L) to (%L)', name, month + make_interval(months => step), month + make_interval(months => step + 1));
      execute format('alter table %I enable row level security', name);
    end if;
  end loop;
end $$;
--> statement-breakpoint
revoke all on function ensure_journal_partitions() from public;
--> statement-breakpoint
select ensure_journal_partitions();
--> statement-breakpoint
-- Ids of the rows whose search text contains the words, at most 10,001. ILIKE is not leakproof, so under row-level security the trigram index would be
-- ignored: this runs as the owner, names the organisation itself and refuses any but the transaction's own.
create or replace function search_ids(org text, entity text, words text) returns setof bigint language plpgsql stable security definer
set search_path = public, pg_temp as $$
declare
  pattern text := '%' || replace(replace(replace(fold(words), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  if org is distinct from current_setting('app.org_code') then
    raise exception 'search_ids: another organisation' using errcode = '42501';
  end if;
  if not exists (
    select from pg_attribute a where a.attrelid = to_regclass(format('public.%I', entity)) and a.attname = 'search' and a.attgenerated = 's' and not a.attisdropped
  ) then
    raise exception 'search_ids: % has no search column', entity using errcode = '42703';
  end if;
  return query execute format('select id from %I where org_code = $1 and search like $2 limit 10001', entity) using org, pattern;
end $$;
--> statement-breakpoint
revoke all on function search_ids(text, text, text) from public;
--> statement-breakpoint
grant execute on function search_ids(text, text, text) to :app_role;
