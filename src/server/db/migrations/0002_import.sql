-- Imports: a job, the file's rows as they were read (in blocks of some hundred), what a person changed in them, and what is wrong with them.
-- Written by hand: no schema file declares them, and nothing here refers to a generated table, because those come later.
create table import_job (
  org_code text not null,
  id bigint not null,
  type text not null,
  action text not null check (action in ('IMPORT', 'UPDATE')),
  state text not null check (state in ('READING', 'MAPPING', 'CHECKING', 'REVIEW', 'COMMITTING', 'DONE', 'CANCELLED', 'FAILED')),
  user_id bigint not null,
  by text not null,
  language text not null,
  file_name text not null,
  file_key text not null,
  file_hash text,
  options jsonb not null default '{}',
  head jsonb,
  signature text,
  mapping jsonb,
  reason text,
  total integer not null default 0,
  ready integer not null default 0,
  faulty integer not null default 0,
  unchanged integer not null default 0,
  added integer not null default 0,
  updated integer not null default 0,
  omitted integer not null default 0,
  created integer not null default 0,
  first_id bigint,
  change_set_id bigint,
  failure jsonb,
  interrupted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint import_job_pk primary key (org_code, id)
);
--> statement-breakpoint
create index import_job_at_idx on import_job (org_code, created_at desc, id desc);
--> statement-breakpoint
create index import_job_file_idx on import_job (org_code, file_hash, type);
--> statement-breakpoint
create index import_job_running_idx on import_job (org_code, id) where state in ('READING', 'CHECKING', 'COMMITTING');
--> statement-breakpoint
-- Who works on a job, until when, how far and whether it shall stop. Apart from the job, so that telling progress never meets the transaction that writes the result.
create table import_run (
  org_code text not null,
  job_id bigint not null,
  lease text,
  lease_until timestamptz,
  attempts integer not null default 0,
  progress integer not null default 0,
  cancel boolean not null default false,
  constraint import_run_pk primary key (org_code, job_id)
);
--> statement-breakpoint
-- cells: the reader's JSON, an array of rows [number, cell, …]. marks: a letter a row, A add, U update, = unchanged, ! faulty.
-- records: JSON array of the records to be written, ids included. Neither is ever searched, so they are kept as text and not packed.
create table import_block (
  org_code text not null,
  job_id bigint not null,
  block integer not null,
  first_row integer not null,
  last_row integer not null,
  rows integer not null,
  cells text not null,
  marks text,
  records text,
  constraint import_block_pk primary key (org_code, job_id, block)
);
--> statement-breakpoint
alter table import_block alter column cells set storage external, alter column records set storage external;
--> statement-breakpoint
create table import_problem (
  org_code text not null,
  job_id bigint not null,
  row integer not null,
  field text not null,
  cause text not null,
  message text not null,
  args jsonb not null,
  labels jsonb not null,
  value text not null,
  constraint import_problem_pk primary key (org_code, job_id, row, field)
);
--> statement-breakpoint
create index import_problem_cause_idx on import_problem (org_code, job_id, cause, row);
--> statement-breakpoint
-- row null: every row whose text is "before". Later numbers win.
create table import_fix (
  org_code text not null,
  job_id bigint not null,
  number integer not null,
  field text not null,
  row integer,
  before text,
  after text not null,
  rows integer not null default 0,
  by text not null,
  at timestamptz not null default now(),
  constraint import_fix_pk primary key (org_code, job_id, number)
);
--> statement-breakpoint
-- Records that are referred to, do not exist and are made with the import, in the same change-set.
create table import_created (
  org_code text not null,
  job_id bigint not null,
  type text not null,
  text text not null,
  id bigint not null,
  record jsonb not null,
  constraint import_created_pk primary key (org_code, job_id, type, text)
);
--> statement-breakpoint
create table import_mapping (
  org_code text not null,
  type text not null,
  signature text not null,
  mapping jsonb not null,
  by text not null,
  at timestamptz not null default now(),
  constraint import_mapping_pk primary key (org_code, type, signature)
);
--> statement-breakpoint
alter table import_job enable row level security;
--> statement-breakpoint
alter table import_run enable row level security;
--> statement-breakpoint
alter table import_block enable row level security;
--> statement-breakpoint
alter table import_problem enable row level security;
--> statement-breakpoint
alter table import_fix enable row level security;
--> statement-breakpoint
alter table import_created enable row level security;
--> statement-breakpoint
alter table import_mapping enable row level security;
--> statement-breakpoint
create policy import_job_tenant on import_job to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy import_run_tenant on import_run to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy import_block_tenant on import_block to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy import_problem_tenant on import_problem to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy import_fix_tenant on import_fix to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy import_created_tenant on import_created to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy import_mapping_tenant on import_mapping to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- Jobs of all organisations that nobody works on (any more), for the worker of a server process. Answers names only; the rows stay behind row-level security.
create function imports_waiting() returns table (org_code text, id bigint) language sql volatile security definer
set search_path = public, pg_temp as $$
  select j.org_code, j.id from import_job j left join import_run r on r.org_code = j.org_code and r.job_id = j.id
  where j.state in ('READING', 'CHECKING', 'COMMITTING') and (r.lease_until is null or r.lease_until < now())
  order by j.updated_at limit 20
$$;
--> statement-breakpoint
revoke all on function imports_waiting() from public;
--> statement-breakpoint
grant execute on function imports_waiting() to :app_role;
--> statement-breakpoint
-- Records whose text in a column is one of the given, case, accents and width folded. fold() is not leakproof, so under row-level security its index would be
-- ignored: this runs as the owner, names the organisation itself and refuses any but the transaction's own. Answers ids only.
create function find_by_text(org text, entity text, field text, texts text[]) returns table (text text, id bigint, exact boolean) language plpgsql stable security definer
set search_path = public, pg_temp as $$
begin
  if org is distinct from current_setting('app.org_code') then
    raise exception 'find_by_text: another organisation' using errcode = '42501';
  end if;
  if not exists (
    select from pg_attribute a join pg_attribute o on o.attrelid = a.attrelid and o.attname = 'org_code'
    where a.attrelid = to_regclass(format('public.%I', entity)) and a.attname = field and not a.attisdropped
  ) then
    raise exception 'find_by_text: % has no column %', entity, field using errcode = '42703';
  end if;
  return query execute format('select v, t.id, t.%2$I = v from unnest($2) v join %1$I t on t.org_code = $1 and fold(t.%2$I) = fold(v)', entity, field) using org, texts;
end $$;
--> statement-breakpoint
revoke all on function find_by_text(text, text, text, text[]) from public;
--> statement-breakpoint
grant execute on function find_by_text(text, text, text, text[]) to :app_role;
--> statement-breakpoint
-- The folded texts as one array of known length: the planner then walks the folded index for a few texts among many records, and the table for many among few.
create or replace function find_by_text(org text, entity text, field text, texts text[]) returns table (text text, id bigint, exact boolean) language plpgsql stable security definer
set search_path = public, pg_temp as $$
declare
  folded text[] := array(select fold(v) from unnest(texts) v);
begin
  if org is distinct from current_setting('app.org_code') then
    raise exception 'find_by_text: another organisation' using errcode = '42501';
  end if;
  if not exists (
    select from pg_attribute a join pg_attribute o on o.attrelid = a.attrelid and o.attname = 'org_code'
    where a.attrelid = to_regclass(format('public.%I', entity)) and a.attname = field and not a.attisdropped
  ) then
    raise exception 'find_by_text: % has no column %', entity, field using errcode = '42703';
  end if;
  return query execute format(
    'with hit as materialized (select t.id, t.%2$I as own from %1$I t where t.org_code = $1 and fold(t.%2$I) = any($3))
     select v.v, hit.id, hit.own = v.v from hit join unnest($2, $3) v(v, f) on fold(hit.own) = v.f',
    entity, field) using org, texts, folded;
end $$;
