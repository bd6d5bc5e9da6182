-- What people say about records of any entity, the files put to them, and who follows them. Written by hand: no schema file declares them.
-- `person_id` is the employee whom the record concerned when it was written: erasing that person takes texts and files with it.
create table record_comment (
  org_code text not null,
  id bigint not null,
  entity text not null,
  row_id bigint not null,
  person_id bigint,
  author_id bigint not null,
  author text not null,
  body text not null check (char_length(body) <= 20000),
  mentions bigint[] not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by bigint,
  erased_at timestamptz,
  constraint record_comment_pk primary key (org_code, id)
);
--> statement-breakpoint
create index record_comment_row_idx on record_comment (org_code, entity, row_id, created_at desc, id desc);
--> statement-breakpoint
create index record_comment_person_idx on record_comment (org_code, person_id) where person_id is not null;
--> statement-breakpoint
create table record_file (
  org_code text not null,
  id bigint not null,
  entity text not null,
  row_id bigint not null,
  person_id bigint,
  file_key text not null,
  added_by bigint not null,
  author text not null,
  added_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  deleted_by bigint,
  constraint record_file_pk primary key (org_code, id),
  constraint record_file_key unique (org_code, file_key)
);
--> statement-breakpoint
create index record_file_row_idx on record_file (org_code, entity, row_id, added_at desc, id desc);
--> statement-breakpoint
create index record_file_person_idx on record_file (org_code, person_id) where person_id is not null;
--> statement-breakpoint
-- A row without `is_following` is a person who wants no more of it: neither a mention nor anything else makes them follow again.
create table record_follower (
  org_code text not null,
  entity text not null,
  row_id bigint not null,
  user_account_id bigint not null,
  is_following boolean not null default true,
  since timestamptz not null default now(),
  constraint record_follower_pk primary key (org_code, entity, row_id, user_account_id)
);
--> statement-breakpoint
-- How far followers were told of the journal: the place of the last seal that was looked at. A row is made with the first follower.
create table record_follow_place (
  org_code text not null,
  place bigint not null,
  constraint record_follow_place_pk primary key (org_code)
);
--> statement-breakpoint
alter table record_comment enable row level security;
--> statement-breakpoint
alter table record_file enable row level security;
--> statement-breakpoint
alter table record_follower enable row level security;
--> statement-breakpoint
alter table record_follow_place enable row level security;
--> statement-breakpoint
create policy record_comment_tenant on record_comment to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy record_file_tenant on record_file to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy record_follower_tenant on record_follower to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy record_follow_place_tenant on record_follow_place to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- Organisations whose journal went on since followers were told. Answers codes only; the rows stay behind row-level security.
create function followed_changes_waiting() returns setof text language sql stable security definer
set search_path = public, pg_temp as $$
  select p.org_code from record_follow_place p where exists (select from journal_seal j where j.org_code = p.org_code and j.place > p.place) order by 1
$$;
--> statement-breakpoint
revoke all on function followed_changes_waiting() from public;
--> statement-breakpoint
grant execute on function followed_changes_waiting() to :app_role;
