-- A change-set tells more nearly by what it was made. The new words take in the old ones, so nothing that is there needs to be read for it.
alter table change_set drop constraint if exists change_set_source_check;
--> statement-breakpoint
alter table change_set add constraint change_set_source_check check (source in ('FORM', 'CELLS', 'PASTE', 'REPLACE', 'MOVE', 'STATUS', 'DELETE', 'IMPORT', 'BULK', 'UNDO', 'REDO', 'RULE', 'SEED')) not valid;
