/** What checking found so far, over the whole file: a mark a row, who depends on whom, and the records above each record. */
import type { CheckedRow, Mark } from './check-rows.ts';

export type Findings = {
  readonly total: number;
  readonly numbers: Int32Array;
  readonly marks: Mark[];
  /** Rows that refer to a row, by its ordinal. */
  readonly dependants: Map<number, number[]>;
  /** Above each record that is written, by id. */
  readonly parents: Map<string, { readonly parent: string; readonly ordinal: number }>;
};

export const emptyFindings = (total: number): Findings => ({ total, numbers: new Int32Array(total), marks: Array.from({ length: total }, (): Mark => '='), dependants: new Map(), parents: new Map() });

export const note = (findings: Findings, rows: readonly CheckedRow[], parentKey: string | undefined): void => {
  for (const { row, ordinal, mark, record, links } of rows) {
    findings.numbers[ordinal] = row;
    findings.marks[ordinal] = mark;
    for (const link of links) findings.dependants.set(link, [...(findings.dependants.get(link) ?? []), ordinal]);
    const parent = parentKey === undefined ? undefined : record?.[parentKey];
    if (typeof parent === 'string') findings.parents.set(String(record?.id), { parent, ordinal });
  }
};

export type Fallen = { readonly ordinal: number; readonly because: number };

/** Rows that cannot be written because one they refer to cannot, directly or through others. */
export const fallenRows = ({ marks, dependants }: Findings): Fallen[] => {
  const fallen: Fallen[] = [];
  const open = marks.flatMap((mark, ordinal) => (mark === '!' && dependants.has(ordinal) ? [ordinal] : []));
  const seen = new Set(open);
  for (let ordinal = open.pop(); ordinal !== undefined; ordinal = open.pop()) {
    for (const dependant of dependants.get(ordinal) ?? []) {
      if (seen.has(dependant)) continue;
      seen.add(dependant);
      if (marks[dependant] !== '!') fallen.push({ ordinal: dependant, because: ordinal });
      open.push(dependant);
    }
  }
  return fallen;
};

/** Rows whose record would stand below itself. `known` are the records above others that the file does not change. */
export const circles = ({ parents }: Findings, known: ReadonlyMap<string, string>): number[] => {
  const settled = new Set<string>();
  const found: number[] = [];
  for (const [start] of parents) {
    const path: string[] = [];
    const onPath = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !settled.has(at) && !onPath.has(at)) {
      path.push(at);
      onPath.add(at);
      at = parents.get(at)?.parent ?? known.get(at);
    }
    if (at !== undefined && onPath.has(at)) for (const id of path.slice(path.indexOf(at))) if (parents.has(id)) found.push(parents.get(id)!.ordinal);
    for (const id of path) settled.add(id);
  }
  return found;
};
