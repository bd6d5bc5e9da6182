alter table bulk_edit add column along boolean not null default false;
