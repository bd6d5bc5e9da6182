-- Saved views of lists: whose, shared with which roles, and whose lists begin with them. A deleted one waits 30 days to be brought back.
create table list_view (
  org_code text not null,
  id text not null,
  screen text not null,
  name text not null,
  definition jsonb not null,
  owner_id bigint not null,
  roles bigint[] not null default '{}',
  default_for bigint[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (org_code, id)
);
--> statement-breakpoint
create index list_view_screen on list_view (org_code, screen);
--> statement-breakpoint
alter table list_view enable row level security;
--> statement-breakpoint
create policy organisation on list_view using (org_code = current_setting('app.org_code', true)) with check (org_code = current_setting('app.org_code', true));
--> statement-breakpoint
-- What one person's list begins with ('' is the list without a view), and which views stand in their menu.
create table list_view_choice (
  org_code text not null,
  user_account_id bigint not null,
  screen text not null,
  view_id text not null,
  is_default boolean not null default false,
  is_pinned boolean not null default false,
  primary key (org_code, user_account_id, screen, view_id)
);
--> statement-breakpoint
create unique index list_view_choice_default on list_view_choice (org_code, user_account_id, screen) where is_default;
--> statement-breakpoint
alter table list_view_choice enable row level security;
--> statement-breakpoint
create policy organisation on list_view_choice using (org_code = current_setting('app.org_code', true)) with check (org_code = current_setting('app.org_code', true));
