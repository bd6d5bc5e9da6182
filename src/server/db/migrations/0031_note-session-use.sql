-- `address` was both the argument and a column of the session, so that no use was ever noted.
create or replace function touch_session(org text, session_id text, address text) returns boolean language plpgsql as $$
begin
  update session s set last_used_at = now(), last_address = $3
    where s.org_code = $1 and s.id = $2 and s.last_used_at < now() - interval '30 seconds' and s.locked_at is null;
  return found;
end $$;
