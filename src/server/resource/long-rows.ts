/**
 * The JSON of many rows, written here from their columns while the database sends them, and what they refer to put in where it belongs, however many rows refer
 * to it. As JSON of PostgreSQL's own, 25,000 rows take half as long again.
 */
import type { Columns, Line, LongReading } from '../db/read-org.ts';
import type { FieldKind } from '../../domain/resource.ts';
import type { Column, Shared } from './rows.ts';
import { quote } from './sql.ts';

/** Types whose values PostgreSQL writes otherwise than JSON has them. */
const otherwise: Partial<Record<FieldKind, string>> = { date: 'date', choices: 'text[]' };

const plain = ({ sql, kind }: Column): string => {
  // Of any type, or a null of none.
  if (kind === undefined) return `(select to_json(z.v) from (select ${sql} as v) z)`;
  const type = otherwise[kind];
  return type === undefined ? sql : `to_json((${sql})::${type})`;
};

/** Columns as a query selects them for `readRows`: of types that it knows. */
export const plainly = (columns: readonly Column[]): string[] => columns.map((column) => `${plain(column)} as ${quote(column.key)}`);

type Write = (value: string) => string;
const same: Write = (value) => value;
/** By the number of PostgreSQL's type. */
const writers = new Map<number, Write>([
  [16, (value) => (value === 't' ? 'true' : 'false')], // bool
  [20, same], // int8
  [23, same], // int4
  [25, JSON.stringify], // text
  [114, same], // json
  [1043, JSON.stringify], // varchar
  [3802, same], // jsonb
]);

/** The rows' JSON in parts, which whoever answers joins once: of megabytes each joining is a copy. `cursor` is the last of a row's columns, where that is the cursor behind the row and no key of it. */
export type LongRows = { readonly parts: readonly string[]; readonly cursor: string | null };
type Statement = { readonly text: string; readonly values: readonly unknown[] };

export const readRows = async (reading: LongReading, statement: Statement, shared: ReadonlyMap<number, Shared>, hasCursor: boolean): Promise<LongRows> => {
  const ids = new Map(Array.from(shared.keys(), (place) => [place, new Set<string>()] as const));
  /** Each row is as many: a text, then for each column that is shared an id and the text behind it. */
  const pieces: string[] = [];
  let cursor: string | null = null;
  await reading.lines(statement, (columns: Columns) => {
    const keys = hasCursor ? columns.slice(0, -1) : columns;
    const heads = keys.map(({ name }, at) => `${at === 0 ? '{' : ','}${JSON.stringify(name)}:`);
    const write = keys.map(({ name, dataTypeID }, at) => {
      const known = writers.get(dataTypeID);
      if (!known && !ids.has(at)) throw new TypeError(`No JSON is written of the type ${dataTypeID} of ${name}`);
      return known ?? same;
    });
    const idsAt = keys.map((_, at) => ids.get(at));
    const end = keys.length === 0 ? '{}' : '}';
    return (line: Line) => {
      let text = pieces.length === 0 ? '' : ',';
      for (let at = 0; at < heads.length; at++) {
        const value = line[at]!;
        const wanted = idsAt[at];
        text += heads[at]!;
        if (wanted) {
          if (value !== null) wanted.add(value);
          pieces.push(text, value ?? '');
          text = '';
        } else text += value === null ? 'null' : write[at]!(value);
      }
      pieces.push(text + end);
      if (hasCursor) cursor = line.at(-1) ?? null;
    };
  });
  const found = await Promise.all(
    Array.from(shared, async ([place, objects]) => {
      const wanted = ids.get(place)!;
      const rows = wanted.size === 0 ? [] : await reading.rows<{ id: string; data: string }>(objects([...wanted]));
      return new Map(rows.map(({ id, data }) => [id, data]));
    }),
  );
  const each = 2 * found.length + 1;
  for (let at = 0; at < pieces.length; at += each) for (let place = 0; place < found.length; place++) pieces[at + 2 * place + 1] = found[place]!.get(pieces[at + 2 * place + 1]!) ?? 'null';
  return { parts: pieces, cursor };
};
