import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from './snapshot.ts';

const STEP = /\b(create (?:unlogged )?table(?: if not exists)?|drop table(?: if exists)?|alter table(?: if exists)?(?: only)?) "?(\w+)"?(?: rename to "?(\w+)"?)?/gi;

/** The tables that the migrations of a folder leave, with the file that made each. */
const tablesOf = (folder: string): ReadonlyMap<string, string> => {
  const tables = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort())
    for (const [, what, name, now] of readFileSync(join(folder, file), 'utf8').matchAll(STEP)) {
      if (what!.toLowerCase().startsWith('create')) tables.set(name!, file);
      else if (what!.toLowerCase().startsWith('drop')) tables.delete(name!);
      else if (now !== undefined && tables.delete(name!)) tables.set(now, file);
    }
  return tables;
};

/** New tables that are there already: what no entity declares has tables of its own. */
export const takenTables = (folder: string, from: Snapshot, to: Snapshot): { table: string; file: string }[] => {
  const there = tablesOf(folder);
  return Object.values(to.tables).flatMap(({ name }) => (from.tables[`public.${name}`] || !there.has(name) ? [] : [{ table: name, file: there.get(name)! }]));
};
