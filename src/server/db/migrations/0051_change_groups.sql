-- What a change-set did, entity by entity, is told from the index alone, whatever its size; and one's own change-sets are found among everybody's.
create index if not exists change_group_idx on change (org_code, change_set_id, entity, kind, row_id);
--> statement-breakpoint
drop index if exists change_set_idx;
--> statement-breakpoint
create index if not exists change_set_user_idx on change_set (org_code, user_id, at desc, id desc);
