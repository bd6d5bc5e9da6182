/** Files in an export are what they were called when they came; their content stays where it is. */
import type { Field } from '../../../domain/resource.ts';
import type { Database } from '../../db/connection.ts';
import { withOrg } from '../../db/org.ts';

type Row = Readonly<Record<string, unknown>>;

/** The same rows with names in place of keys, some hundred at a time. */
export async function* withFileNames(db: Database, orgCode: string, fields: readonly Field[], rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  const files = fields.filter(({ kind }) => kind === 'file' || kind === 'image');
  if (files.length === 0) return yield* rows;
  let waiting: Row[] = [];
  const named = async (): Promise<Row[]> => {
    const keys = waiting.flatMap((row) => files.flatMap(({ name }) => (typeof row[name] === 'string' ? [row[name]] : [])));
    const found = keys.length === 0 ? [] : await withOrg(db, orgCode, (tx) => tx.query<{ key: string; name: string }>('select key, original_name as name from stored_file where org_code = $1 and key = any($2::text[])', [tx.orgCode, keys]));
    const names = new Map(found.map(({ key, name }) => [key, name]));
    const done = waiting.map((row) => ({ ...row, ...Object.fromEntries(files.map(({ name }) => [name, names.get(String(row[name])) ?? null])) }));
    waiting = [];
    return done;
  };
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length >= 500) yield* await named();
  }
  yield* await named();
}
