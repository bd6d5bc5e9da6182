-- What was deleted of a candidate, or of somebody who was to join, is found by whose keys cover it. Among all that one change-set deleted, each image would have to be read: one that deletes twenty
-- thousand candidates deletes ten times as many records. Employees, and nobody in particular, are not looked for.
create index if not exists change_deleted_of_idx on change (org_code, split_part(before->'sealed'->>'ordinary', '.', 1)) where kind = 'DELETE' and left(before->'sealed'->>'ordinary', 1) = '-';
--> statement-breakpoint
-- The expression is not leakproof, so under row-level security the index would be ignored: this runs as the owner, names the organisation itself and refuses any but the transaction's own.
create or replace function deleted_records_of(org text, person text) returns table (change_set_id bigint, entity text, row_id bigint) language plpgsql stable security definer
set search_path = public, pg_temp as $$
begin
  if org is distinct from current_setting('app.org_code') then
    raise exception 'deleted_records_of: another organisation' using errcode = '42501';
  end if;
  return query select c.change_set_id, c.entity, c.row_id from change c
    where c.org_code = org and c.kind = 'DELETE' and left(c.before->'sealed'->>'ordinary', 1) = '-' and split_part(c.before->'sealed'->>'ordinary', '.', 1) = person;
end $$;
--> statement-breakpoint
revoke all on function deleted_records_of(text, text) from public;
--> statement-breakpoint
grant execute on function deleted_records_of(text, text) to :app_role;
