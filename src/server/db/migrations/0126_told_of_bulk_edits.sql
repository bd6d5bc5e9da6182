-- What whoever changed many records should know besides that they are changed. Written by hand: no schema file declares this table.
alter table bulk_edit add column message text;
