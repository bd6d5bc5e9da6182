/** What the catalogue says of the tables that a backup holds: all of schema public but what is not kept over a crash either, the queue's own schema not. */
import type { OwnerConnection } from '../owner.ts';

export type Table = {
  readonly name: string;
  /** Stored columns; generated ones make themselves. */
  readonly columns: string[];
  /** Primary key, in which order rows are written. */
  readonly key: string[];
};
export type Partition = { readonly name: string; readonly parent: string; readonly bound: string };
export type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

/** Tables and partitioned parents in order of name, partitions left to their parents. */
export const readTables = (owner: OwnerConnection): Promise<Table[]> =>
  owner.query<Table>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select a.attname::text from pg_constraint k, unnest(k.conkey) with ordinality u (attnum, place) join pg_attribute a on a.attnum = u.attnum
            where k.conrelid = c.oid and k.contype = 'p' and a.attrelid = c.oid order by u.place) as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relpersistence <> 'u' and not c.relispartition order by c.relname`);

export const readPartitions = (owner: OwnerConnection): Promise<Partition[]> =>
  owner.query<Partition>(`
    select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
    where c.relnamespace = 'public'::regnamespace and c.relispartition and c.relkind = 'r' order by c.relname`);

export const readForeignKeys = (owner: OwnerConnection): Promise<ForeignKey[]> =>
  owner.query<ForeignKey>(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and k.contype = 'f' and k.conparentid = 0 order by c.relname, k.conname`);

/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
