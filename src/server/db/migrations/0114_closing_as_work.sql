-- The closing of a leave year is kept and done as a bulk edit is. Written by hand: no schema file declares these tables.
alter table bulk_edit drop constraint bulk_edit_kind_check;
alter table bulk_edit add constraint bulk_edit_kind_check check (kind in ('EDIT', 'DELETE', 'UNDO', 'CLOSE'));
