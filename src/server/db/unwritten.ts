import type { Database } from './connection.ts';
import { asOwner } from './owner.ts';

export type Stored = { readonly table: string; readonly columns: readonly string[] };

/** What the generated code stores and no migration has made, as `locker` and `grade.band`, in the order given. */
export const unwritten = (db: Database, all: readonly Stored[]): Promise<string[]> =>
  asOwner(db, async (owner) => {
    const rows = await owner.query<{ name: string }>(
      `select case when t.oid is null then s.part->>'table' else (s.part->>'table') || '.' || c.name end as name
       from jsonb_array_elements($1::jsonb) with ordinality as s(part, place) cross join jsonb_array_elements_text(s.part->'columns') with ordinality as c(name, at)
         left join pg_class t on t.oid = to_regclass(format('public.%I', s.part->>'table'))
       where not exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = c.name and not a.attisdropped) order by s.place, c.at`,
      [JSON.stringify(all)],
    );
    return [...new Set(rows.map(({ name }) => name))];
  });
