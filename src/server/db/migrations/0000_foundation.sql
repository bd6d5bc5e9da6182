-- What every later migration stands on: extension, rights of the application role, folding of text, and the counters.
create extension if not exists pg_trgm;
--> statement-breakpoint
revoke create on schema public from public;
--> statement-breakpoint
grant usage on schema public to :app_role;
--> statement-breakpoint
alter default privileges in schema public grant select, insert, update, delete on tables to :app_role;
--> statement-breakpoint
alter default privileges in schema public grant usage, select on sequences to :app_role;
--> statement-breakpoint
alter default privileges in schema public grant execute on functions to :app_role;
--> statement-breakpoint
-- Text as people compare it: small letters, without accents, width folded, katakana as hiragana. 'É', 'é' and 'e' are one, so are 'ア', 'ｱ' and 'あ'.
-- ASCII, nearly all text, takes the short way, other Latin letters the next. Kana keep their voiced marks (U+3099, U+309A): 'が' is not 'か'.
create or replace function fold(value text) returns text
language sql immutable parallel safe
return case
  when value !~ '[^ -~]' then lower(value)
  when value !~ U&'[^ -~\00A0-\00C5\00C7-\00DE\00E0-\00E5\00E7-\0151\0154-\017F\1E00-\1EFF\0300\0301\0302\0303\0304\0306\0307\0308\0309\030A\030B\030C\030F\0311\031B\0323\0324\0325\0326\0327\0328\032D\032E\0330\0331]' then
    translate(normalize(lower(value), nfkd), U&'øłđðħıŧŋþ\0300\0301\0302\0303\0304\0306\0307\0308\0309\030A\030B\030C\030F\0311\031B\0323\0324\0325\0326\0327\0328\032D\032E\0330\0331', 'olddhitnt')
  else normalize(
    translate(
      replace(replace(replace(regexp_replace(normalize(lower(normalize(value, nfkc)), nfd), U&'[\0300-\036F\1AB0-\1AFF\1DC0-\1DFF\20D0-\20FF\FE20-\FE2F]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'ァアィイゥウェエォオカキクケコサシスセソタチッツテトナニヌネノハヒフヘホマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾøłđðħıŧŋþ',
      'ぁあぃいぅうぇえぉおかきくけこさしすせそたちっつてとなにぬねのはひふへほまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞolddhitnt'
    ),
    nfc
  )
end;
--> statement-breakpoint
-- The next id of each kind of record, in blocks; see src/server/db/ids.ts.
create table if not exists id_block (
  org_code text not null,
  entity text not null,
  next bigint not null default 1 check (next between 1 and 2147483648),
  primary key (org_code, entity)
);
--> statement-breakpoint
alter table id_block enable row level security;
--> statement-breakpoint
drop policy if exists id_block_tenant on id_block;
--> statement-breakpoint
create policy id_block_tenant on id_block to :app_role
  using (org_code = current_setting('app.org_code'))
  with check (org_code = current_setting('app.org_code'));
--> statement-breakpoint
-- Gapless numbers that people read: employee numbers, payslip numbers.
create table if not exists number_series (
  org_code text not null,
  series text not null,
  next bigint not null default 1,
  primary key (org_code, series)
);
--> statement-breakpoint
alter table number_series enable row level security;
--> statement-breakpoint
drop policy if exists number_series_tenant on number_series;
--> statement-breakpoint
create policy number_series_tenant on number_series to :app_role
  using (org_code = current_setting('app.org_code'))
  with check (org_code = current_setting('app.org_code'));
