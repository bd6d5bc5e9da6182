-- What is recorded of people is kept for a time alone: what the journal holds of it has keys of its own, by entity and day, which are destroyed with it.
alter table journal_key drop constraint journal_key_class_check;
--> statement-breakpoint
alter table journal_key add constraint journal_key_class_check check (class in ('ordinary', 'guarded') or class ~ '^[A-Za-z]+ \d{4}-\d{2}-\d{2}$');
--> statement-breakpoint
create index journal_key_dated_idx on journal_key (org_code, class collate "C") where destroyed_at is null and strpos(class, ' ') > 0;
