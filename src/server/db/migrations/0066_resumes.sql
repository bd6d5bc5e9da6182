-- Resumes as text, for search and for comparing candidates. Written by hand: no schema file declares them. `id` is the candidate's; a row without a body waits to be read.
create table candidate_resume_text (
  org_code text not null,
  id bigint not null,
  file_key text not null,
  body text,
  search text generated always as (fold(coalesce(body, ''))) stored,
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  constraint candidate_resume_text_pk primary key (org_code, id),
  foreign key (org_code, id) references candidate (org_code, id) on delete cascade
);
--> statement-breakpoint
create index candidate_resume_text_search_idx on candidate_resume_text using gin (search gin_trgm_ops);
--> statement-breakpoint
create index candidate_resume_text_due_idx on candidate_resume_text (due_at) where body is null;
--> statement-breakpoint
-- Resumes that a recruiter dropped and that are no candidates yet: read in the background, looked at, then added or put away. Nobody but who dropped them sees them.
create table resume_drop (
  org_code text not null,
  id bigint not null,
  owner_id bigint not null,
  file_key text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'READ', 'FAILED')),
  fields jsonb,
  failure jsonb,
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  added_at timestamptz not null default now(),
  constraint resume_drop_pk primary key (org_code, id),
  constraint resume_drop_key unique (org_code, file_key)
);
--> statement-breakpoint
create index resume_drop_owner_idx on resume_drop (org_code, owner_id, id);
--> statement-breakpoint
create index resume_drop_due_idx on resume_drop (due_at) where state = 'WAITING';
--> statement-breakpoint
alter table candidate_resume_text enable row level security;
--> statement-breakpoint
alter table resume_drop enable row level security;
--> statement-breakpoint
create policy candidate_resume_text_tenant on candidate_resume_text to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
create policy resume_drop_tenant on resume_drop to :app_role using (org_code = current_setting('app.org_code')) with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- However a candidate gets another resume (form, import, portal, undo), its text is read anew.
create function note_candidate_resume() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if coalesce(new.resume, '') = '' then
    delete from candidate_resume_text t where t.org_code = new.org_code and t.id = new.id;
  else
    insert into candidate_resume_text (org_code, id, file_key) values (new.org_code, new.id, new.resume)
      on conflict (org_code, id) do update set file_key = excluded.file_key, body = null, tries = 0, due_at = now() where candidate_resume_text.file_key <> excluded.file_key;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger candidate_resume_added after insert on candidate for each row when (new.resume is not null and new.resume <> '') execute function note_candidate_resume();
--> statement-breakpoint
create trigger candidate_resume_changed after update of resume on candidate for each row when (old.resume is distinct from new.resume) execute function note_candidate_resume();
--> statement-breakpoint
insert into candidate_resume_text (org_code, id, file_key) select org_code, id, resume from candidate where resume is not null and resume <> '' on conflict do nothing;
--> statement-breakpoint
-- Resumes of all organisations that are due to be read, for the worker of a server process; each is left to it for two minutes. Answers names only.
create function take_due_resumes(most integer) returns table (org_code text, id bigint, file_key text, of_candidate boolean, tries integer) language sql volatile security definer
set search_path = public, pg_temp as $$
  delete from resume_drop d where d.added_at < now() - interval '14 days';
  with dropped as (
    update resume_drop d set due_at = now() + interval '2 minutes', tries = d.tries + 1
    from (select w.org_code, w.id from resume_drop w where w.state = 'WAITING' and w.due_at <= now() order by w.due_at limit least(most, 20) for update skip locked) t
    where d.org_code = t.org_code and d.id = t.id returning d.org_code, d.id, d.file_key, false, d.tries
  ), kept as (
    update candidate_resume_text d set due_at = now() + interval '2 minutes', tries = d.tries + 1
    from (select w.org_code, w.id from candidate_resume_text w where w.body is null and w.due_at <= now() order by w.due_at limit least(most, 20) for update skip locked) t
    where d.org_code = t.org_code and d.id = t.id returning d.org_code, d.id, d.file_key, true, d.tries
  )
  select * from dropped union all select * from kept
$$;
--> statement-breakpoint
revoke all on function take_due_resumes(integer) from public;
--> statement-breakpoint
grant execute on function take_due_resumes(integer) to :app_role;
