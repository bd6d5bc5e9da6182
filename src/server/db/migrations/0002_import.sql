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
