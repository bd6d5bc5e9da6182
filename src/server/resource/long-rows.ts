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

type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** Stands for the JSON of what a column refers to: no JSON has it, and PostgreSQL stores none. */
const SLOT = '\0';
/**
 * Rows of one text. Made of their columns they are a tree of some twenty small strings each, which the collector of garbage would move from place to place while
 * the others come: so many at a time they become one string.
 */
const TOGETHER = 64;
const NOTHING = -1;

/** What the rows refer to by one column: each id once, and which of them each row has. */
type Referred = { readonly ids: Map<string, number>; readonly ofRows: number[] };

const numberOf = ({ ids }: Referred, id: string): number => {
  const known = ids.get(id);
  if (known !== undefined) return known;
  ids.set(id, ids.size);
  return ids.size - 1;
};

/**
 * Puts the JSON of the list of rows behind what `to` holds, in parts that whoever answers joins once: of megabytes each joining is a copy. Answers the last of a
 * row's columns, where that is the cursor behind the row and no key of it.
 */
export const readRows = async (reading: LongReading, statement: Statement, shared: ReadonlyMap<number, Shared>, hasCursor: boolean, to: string[]): Promise<string | null> => {
  const referred = new Map(Array.from(shared.keys(), (place): [number, Referred] => [place, { ids: new Map(), ofRows: [] }]));
  const texts: string[] = [];
  let text = '[';
  let rows = 0;
  let cursor: string | null = null;
  const close = (): void => {
    // Asking a string for one of its characters makes it one piece.
    text.charCodeAt(0);
    texts.push(text);
    text = '';
  };
  await reading.lines(statement, (columns: Columns) => {
    const keys = hasCursor ? columns.slice(0, -1) : columns;
    const heads = keys.map(({ name }, at) => `${at === 0 ? '{' : ','}${JSON.stringify(name)}:`);
    const write = keys.map(({ name, dataTypeID }, at) => {
      const known = writers.get(dataTypeID);
      if (!known && !referred.has(at)) throw new TypeError(`No JSON is written of the type ${dataTypeID} of ${name}`);
      return known ?? same;
    });
    const referredAt = keys.map((_, at) => referred.get(at));
    const end = keys.length === 0 ? '{}' : '}';
    return (line: Line) => {
      if (rows > 0) text += ',';
      for (let at = 0; at < heads.length; at++) {
        const value = line[at]!;
        const one = referredAt[at];
        if (one) {
          text += heads[at]! + SLOT;
          one.ofRows.push(value === null ? NOTHING : numberOf(one, value));
        } else text += heads[at]! + (value === null ? 'null' : write[at]!(value));
      }
      text += end;
      rows++;
      if (rows % TOGETHER === 0) close();
      if (hasCursor) cursor = line.at(-1) ?? null;
    };
  });
  text += ']';
  close();
  const found = await Promise.all(
    Array.from(shared, async ([place, objects]) => {
      const { ids, ofRows } = referred.get(place)!;
      const read = ids.size === 0 ? [] : await reading.rows<{ id: string; data: string }>(objects([...ids.keys()]));
      const data = Array<string>(ids.size).fill('null');
      for (const one of read) data[ids.get(one.id)!] = one.data;
      return (row: number): string => data[ofRows[row]!] ?? 'null';
    }),
  );
  let row = 0;
  for (const each of texts) {
    const pieces = each.split(SLOT);
    let at = 0;
    for (; at < pieces.length - 1; row++) for (const dataOf of found) to.push(pieces[at++]!, dataOf(row));
    to.push(pieces[at]!);
  }
  return cursor;
};
