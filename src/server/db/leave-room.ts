import type { OwnerConnection } from './owner.ts';

/** Percent of a page that new rows fill. */
const FILL = 80;

/**
 * Leaves room in the pages of records: an edit of what no index holds then stays in its page, and none of the table's indexes is written. Pages
 * that are full already stay so. Answers the statements; one that was told otherwise for a table is left alone.
 */
export const leavingRoom = async (owner: Pick<OwnerConnection, 'query'>): Promise<string[]> => {
  const tables = await owner.query<{ name: string }>(
    `select format('%I', c.relname) as name from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not coalesce(c.reloptions::text like '%fillfactor=%', false)
       and (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attname in ('org_code', 'id', 'version', 'updated_at') and not a.attisdropped) = 4 order by 1`,
  );
  return tables.map(({ name }) => `alter table ${name} set (fillfactor = ${FILL})`);
};
