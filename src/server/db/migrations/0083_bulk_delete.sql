-- A deletion of everything that a filter matches is kept and done as a bulk edit is. Written by hand: no schema file declares these tables.
alter table bulk_edit add column kind text not null default 'EDIT' check (kind in ('EDIT', 'DELETE'));
