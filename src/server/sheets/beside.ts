/** A further sheet whose rows belong to rows of the sheet that is read: they come as one more column of it, a line each. */
import { cellText } from './cell.ts';
import type { Cell } from './cell.ts';
import { headingTexts } from './heading-row.ts';
import { limits } from './limits.ts';
import { writeLines } from './lines-in-cell.ts';
import { FileRefusal } from './refusal.ts';
import type { Row } from './xlsx/sheet-rows.ts';

/** What the sheet may be called, and what each of its columns may be called, in the order of the lines. Its first column says to which row each belongs. */
export type Beside = { readonly sheets: readonly string[]; readonly columns: readonly (readonly string[])[] };

export type OtherSheet = { readonly name: string; rows(): AsyncIterable<Row[]> | Iterable<Row[]> };

export type Joined = {
  readonly headings: readonly string[];
  /** Puts the lines that belong to a row into its cell, where that is empty. */
  join(row: Row): void;
  /** Refuses, at the end of the file, lines that belonged to no row. */
  end(): void;
};

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

type Lines = { readonly row: number; readonly lines: string[][] };

const readOther = async (sheet: OtherSheet, columns: Beside['columns']): Promise<{ key: string; byKey: Map<string, Lines> } | undefined> => {
  let places: number[] | undefined;
  let key = '';
  let count = 0;
  const byKey = new Map<string, Lines>();
  for await (const rows of sheet.rows()) {
    for (const { number, cells } of rows) {
      if (places === undefined) {
        const headings = headingTexts(cells);
        key = headings[0] ?? '';
        places = columns.map((names) => headings.findIndex((heading, at) => at > 0 && names.some((name) => isSame(name, heading))));
        continue;
      }
      if ((count += 1) > limits.rows) throw new FileRefusal('tooManyRows', { limit: limits.rows });
      const owner = cellText(cells[0] ?? null).trim();
      const found = byKey.get(owner) ?? { row: number, lines: [] };
      found.lines.push(places.map((place) => cellText(cells[place] ?? null)));
      byKey.set(owner, found);
    }
  }
  return places === undefined || key === '' ? undefined : { key, byKey };
};

const joinOne = async (headings: readonly string[], sheet: OtherSheet, { columns }: Beside): Promise<Joined | undefined> => {
  const other = await readOther(sheet, columns);
  const owner = headings.findIndex((heading) => other !== undefined && isSame(heading, other.key));
  if (other === undefined || owner < 0) return undefined;
  const had = headings.findIndex((heading) => isSame(heading, sheet.name));
  const place = had < 0 ? headings.length : had;
  const used = new Set<string>();
  return {
    headings: had < 0 ? [...headings, sheet.name] : headings,
    join: ({ cells }) => {
      const name = cellText(cells[owner] ?? null).trim();
      const found = other.byKey.get(name);
      if (!found) return;
      used.add(name);
      if (cellText(cells[place] ?? null) !== '') return;
      while (cells.length < place) cells.push(null);
      cells[place] = writeLines(found.lines) satisfies Cell;
    },
    end: () => {
      for (const [value, { row }] of other.byKey) if (!used.has(value)) throw new FileRefusal('strayRow', { sheet: sheet.name, row, value: value.slice(0, 100) });
    },
  };
};

/** Every further sheet that is known by its name and by a column that it shares with the sheet that is read. */
export const joinSheets = async (headings: readonly string[], others: readonly OtherSheet[], besides: readonly Beside[]): Promise<Joined> => {
  const joined: Joined[] = [];
  let all = headings;
  for (const beside of besides) {
    const sheet = others.find(({ name }) => beside.sheets.some((one) => isSame(one, name)));
    const one = sheet && (await joinOne(all, sheet, beside));
    if (!one) continue;
    joined.push(one);
    all = one.headings;
  }
  return { headings: all, join: (row) => joined.forEach((one) => one.join(row)), end: () => joined.forEach((one) => one.end()) };
};
