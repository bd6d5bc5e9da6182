-- What is recorded of people is kept for a time alone: what the journal holds of it has keys of its own, by entity and day, which are destroyed with it.
alter table journal_key drop constraint journal_key_class_check;
--> statement-breakpoint
alter table journal_key add constraint journal_key_class_check check (class in ('ordinary', 'guarded') or class ~ '^[A-Za-z]+ \d{4}-\d{2}-\d{2}$');
--> statement-breakpoint
create index journal_key_dated_idx on journal_key (org_code, class collate "C") where destroyed_at is null and strpos(class, ' ') > 0;
--> statement-breakpoint
-- Which people have logs of which days, and the logs of one of them and a day.
create index key_log_person_day_idx on key_log (org_code, employee_id, day);
