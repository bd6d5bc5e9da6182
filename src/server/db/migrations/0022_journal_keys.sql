-- Keys of the journal's images, each for an organisation, a person (0: nobody) and a class of field. Writers who begin at the same time make one each rather than
-- wait for each other, so numbers are random and there may be several. `wrapped` is the key, encrypted under a key that is not in the database;
-- a key that was destroyed leaves its row, so that what it covered is known to be erased and not broken.
create table if not exists journal_key (
  org_code text not null,
  person_id bigint not null,
  class text not null check (class in ('ordinary', 'guarded')),
  number integer not null,
  wrapped bytea,
  made_at timestamptz not null default now(),
  destroyed_at timestamptz,
  constraint journal_key_pk primary key (org_code, person_id, class, number),
  constraint journal_key_destroyed check ((wrapped is null) = (destroyed_at is not null))
);
--> statement-breakpoint
create index if not exists journal_key_gone_idx on journal_key (org_code, person_id) where destroyed_at is not null;
--> statement-breakpoint
alter table journal_key enable row level security;
--> statement-breakpoint
drop policy if exists journal_key_tenant on journal_key;
--> statement-breakpoint
create policy journal_key_tenant on journal_key to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
revoke all on journal_key from :app_role;
--> statement-breakpoint
grant select, insert, update (wrapped, destroyed_at) on journal_key to :app_role;
--> statement-breakpoint
-- Organisations whose journal an earlier version wrote in clear; the next start encrypts it.
create table if not exists journal_in_clear (
  org_code text not null,
  constraint journal_in_clear_pk primary key (org_code)
);
--> statement-breakpoint
alter table journal_in_clear enable row level security;
--> statement-breakpoint
drop policy if exists journal_in_clear_tenant on journal_in_clear;
--> statement-breakpoint
create policy journal_in_clear_tenant on journal_in_clear to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
revoke all on journal_in_clear from :app_role;
--> statement-breakpoint
insert into journal_in_clear (org_code) select distinct org_code from change_set on conflict do nothing;
