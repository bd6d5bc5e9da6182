alter table bulk_edit add column mails boolean not null default true;
