import type { Cell } from '../../sheets/cell.ts';
import { batchRows } from '../../sheets/read.ts';
import type { Transaction } from '../../db/org.ts';

export type Block = { readonly block: number; readonly rows: number; readonly cells: string; readonly marks: string | null; readonly records: string | null };
export type FileRow = { readonly number: number; readonly ordinal: number; readonly cells: readonly Cell[] };

export const readBlocks = (tx: Transaction, jobId: string, first: number, count: number): Promise<Block[]> =>
  tx.query<Block>('select block, rows, cells, marks, records from import_block where org_code = $1 and job_id = $2 and block >= $3 and block < $4 order by block', [tx.orgCode, jobId, first, first + count]);

/** Rows of blocks, counted on from the ordinal of the first. */
export const rowsOf = (blocks: readonly Block[], firstOrdinal: number): FileRow[] => {
  let ordinal = firstOrdinal;
  return blocks.flatMap(({ cells }) => batchRows(cells).map((row) => ({ ...row, ordinal: ordinal++ })));
};
