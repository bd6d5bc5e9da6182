-- What people are told inside the product. Only the kind and its words are kept: the sentence is made in the reader's language.
create table notification (
  org_code text not null,
  id text not null default gen_random_uuid()::text,
  user_account_id bigint not null,
  kind text not null,
  words jsonb not null default '{}',
  path text,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (org_code, id)
);
--> statement-breakpoint
create index notification_of_user on notification (org_code, user_account_id, created_at desc, id);
--> statement-breakpoint
create index notification_unread on notification (org_code, user_account_id) where read_at is null;
--> statement-breakpoint
alter table notification enable row level security;
--> statement-breakpoint
create policy notification_tenant on notification to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
