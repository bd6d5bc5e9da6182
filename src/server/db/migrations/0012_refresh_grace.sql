-- Two tabs that renew at the same moment get the same successor: it is derived from the token that was shown and from
-- this salt, so that neither the database nor a former token alone tells it.
alter table refresh_token add column if not exists successor_salt text;
