/** Rows of an import as the review shows them: their texts in the order of the mapped targets, and what is wrong with each. */
import type { Transaction } from '../../db/org.ts';
import type { Session } from '../../session.ts';
import { cellText } from '../../sheets/cell.ts';
import type { Cell } from '../../sheets/cell.ts';
import { resourceOf } from '../registry.ts';
import { rowsOf } from './blocks.ts';
import type { Block } from './blocks.ts';
import { readFixes } from './check-context.ts';
import type { Mark } from './check-rows.ts';
import type { ImportJob } from './job.ts';
import { leftOutOf, leftOutPlaces, likenessesOf } from './likenesses.ts';
import type { StoredLikeness } from './likenesses.ts';
import { emptyMapping } from './mapping.ts';
import { filledTargets, rowReader } from './row-cells.ts';
import { importTargets } from './targets.ts';
import type { Target } from './targets.ts';

export type RowStatus = 'READY' | 'FAULTY' | 'UNCHANGED' | 'LEFT_OUT';
export type RowQuery = { readonly status?: RowStatus | null; readonly cause?: string | null; /** Only rows that look like others. */ readonly alike?: boolean; readonly offset: number; readonly limit: number };
export type StoredProblem = { readonly row: number; readonly field: string; readonly message: string; readonly args: Record<string, string | number>; readonly labels: Record<string, string>; readonly value: string };
export type ReviewRow = { readonly row: number; readonly status: RowStatus; /** As the file has them, with what was fixed. */ readonly said: readonly Cell[]; /** What stands behind the last heading. */ readonly beyond: readonly Cell[]; readonly texts: readonly string[]; readonly problems: readonly StoredProblem[]; readonly likenesses: readonly StoredLikeness[] };
export type RowPage = { readonly total: number; readonly targets: readonly Target[]; readonly rows: readonly ReviewRow[] };

const statusOf = (mark: string | undefined, isLeftOut: boolean): RowStatus => (mark === '!' ? 'FAULTY' : mark === '=' ? 'UNCHANGED' : isLeftOut ? 'LEFT_OUT' : 'READY');
const marksOf: Readonly<Record<RowStatus, readonly Mark[]>> = { READY: ['A', 'U'], FAULTY: ['!'], UNCHANGED: ['='], LEFT_OUT: ['A'] };

type Place = { readonly block: number; readonly at: number };

const placesByStatus = async (tx: Transaction, job: ImportJob, { status, offset, limit }: RowQuery): Promise<{ total: number; places: Place[] }> => {
  const blocks = await tx.query<{ block: number; rows: number; marks: string | null }>('select block, rows, marks from import_block where org_code = $1 and job_id = $2 order by block', [tx.orgCode, job.id]);
  const wanted = status ? marksOf[status] : undefined;
  const leftOut = status === 'READY' || status === 'LEFT_OUT' ? await leftOutPlaces(tx, job.id) : new Set<number>();
  const places: Place[] = [];
  let [total, ordinal] = [0, -1];
  for (const { block, rows, marks } of blocks) {
    for (let at = 0; at < rows; at += 1) {
      ordinal += 1;
      if (wanted && leftOut.has(ordinal) !== (status === 'LEFT_OUT')) continue;
      if (wanted && !wanted.includes((marks?.[at] ?? '=') as Mark)) continue;
      if (total >= offset && total < offset + limit) places.push({ block, at });
      total += 1;
    }
  }
  return { total, places };
};

/** The rows of one cause, or those that look like others. */
const numberedRows = async (tx: Transaction, job: ImportJob, { cause = null, offset, limit }: RowQuery): Promise<{ total: number; numbers: number[] }> => {
  const [table, which] = cause === null ? ['import_likeness', '$3::text is null'] : ['import_problem', 'cause = $3'];
  const where = `from ${table} where org_code = $1 and job_id = $2 and ${which}`;
  const [count] = await tx.query<{ total: number }>(`select count(distinct row)::int as total ${where}`, [tx.orgCode, job.id, cause]);
  const rows = await tx.query<{ row: number }>(`select distinct row ${where} order by row offset $4 limit $5`, [tx.orgCode, job.id, cause, offset, limit]);
  return { total: count?.total ?? 0, numbers: rows.map(({ row }) => row) };
};

const blocksBy = (tx: Transaction, job: ImportJob, where: string, values: readonly unknown[]): Promise<Block[]> =>
  tx.query<Block>(`select distinct on (b.block) b.block, b.rows, b.cells, b.marks, null as records from import_block b ${where} order by b.block`, [tx.orgCode, job.id, ...values]);

/** The rows of a page with the mark of each. */
const pageRows = async (tx: Transaction, job: ImportJob, query: RowQuery): Promise<{ total: number; found: { number: number; mark: string | undefined; cells: readonly Cell[] }[] }> => {
  if (query.cause || query.alike) {
    const { total, numbers } = await numberedRows(tx, job, query);
    const blocks = await blocksBy(tx, job, 'join unnest($3::int[]) n(row) on n.row between b.first_row and b.last_row where b.org_code = $1 and b.job_id = $2', [numbers]);
    const wanted = new Set(numbers);
    return { total, found: blocks.flatMap((block) => rowsOf([block], 0).map((row, at) => ({ ...row, mark: block.marks?.[at] })).filter(({ number }) => wanted.has(number))) };
  }
  const { total, places } = await placesByStatus(tx, job, query);
  const blocks = await blocksBy(tx, job, 'where b.org_code = $1 and b.job_id = $2 and b.block = any($3::int[])', [[...new Set(places.map(({ block }) => block))]]);
  return {
    total,
    found: blocks.flatMap((block) => {
      const wanted = new Set(places.filter((place) => place.block === block.block).map(({ at }) => at));
      return rowsOf([block], 0).map((row, at) => ({ ...row, mark: block.marks?.[at] })).filter((_, at) => wanted.has(at));
    }),
  };
};

export const readRows = async (tx: Transaction, session: Session, job: ImportJob, query: RowQuery): Promise<RowPage> => {
  const mapping = job.mapping ?? emptyMapping;
  const targets = filledTargets(importTargets(resourceOf(job.type), session, job.action), mapping);
  const read = rowReader(targets, job.head?.headings ?? [], mapping, await readFixes(tx, job.id));
  const { total, found } = await pageRows(tx, job, query);
  const problems = await tx.query<StoredProblem>('select row, field, message, args, labels, value from import_problem where org_code = $1 and job_id = $2 and row = any($3::int[])', [tx.orgCode, job.id, found.map(({ number }) => number)]);
  const alike = await likenessesOf(tx, session, job.id, found.map(({ number }) => number));
  const leftOut = await leftOutOf(tx, job.id, alike.map(({ row }) => row));
  return {
    total,
    targets,
    rows: found.map(({ number, mark, cells }) => ({ number, mark, cells, said: read(number, cells) })).map(({ number, mark, cells, said }) => ({
      row: number,
      said,
      beyond: cells.slice(job.head?.width ?? cells.length),
      status: statusOf(mark, leftOut.has(number)),
      texts: said.map(cellText),
      problems: problems.filter((problem) => problem.row === number),
      likenesses: alike.filter(({ row }) => row === number),
    })),
  };
};
