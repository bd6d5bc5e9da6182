import { finding } from '../../../domain/problem.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import type { Values } from '../hooks.ts';
import { quote } from '../sql.ts';
import type { Block } from './blocks.ts';
import type { CheckedRow } from './check-rows.ts';
import { circles, fallenRows } from './findings.ts';
import type { Findings } from './findings.ts';
import { causeOf } from './problem-groups.ts';
import type { RowProblem } from './draft.ts';

const without = (record: Values, shared: Values): Values => {
  const kept: Record<string, unknown> = {};
  for (const key in record) if (!(key in shared)) kept[key] = record[key];
  return kept;
};

/** Keeps marks and records of the blocks whose rows were checked, in order; of the records what is not `shared` by all. */
export const storeBlocks = async (tx: Transaction, jobId: string, blocks: readonly Block[], rows: readonly CheckedRow[], shared: Values): Promise<void> => {
  let at = 0;
  await Promise.all(
    blocks.map(({ block, rows: count }) => {
      const own = rows.slice(at, (at += count));
      const records = own.flatMap(({ record }) => (record ? [without(record, shared)] : []));
      // A statement a block: in an array parameter every quotation mark of the JSON would be escaped.
      return tx.prepared('import-store-block', 'update import_block set marks = $4, records = $5 where org_code = $1 and job_id = $2 and block = $3', [
        tx.orgCode,
        jobId,
        block,
        own.map(({ mark }) => mark).join(''),
        records.length > 0 ? JSON.stringify(records) : null,
      ]);
    }),
  );
};

export const storeProblems = async (tx: Transaction, jobId: string, problems: readonly (RowProblem & { readonly row: number })[]): Promise<void> => {
  if (problems.length === 0) return;
  const column = (read: (problem: RowProblem & { readonly row: number }) => unknown): unknown[] => problems.map(read);
  await tx.query(
    `insert into import_problem (org_code, job_id, row, field, cause, message, args, labels, value)
     select $1, $2, x.* from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::jsonb[], $8::jsonb[], $9::text[]) x on conflict do nothing`,
    [tx.orgCode, jobId, column(({ row }) => row), column(({ field }) => field), column(causeOf), column(({ message }) => message), column(({ args }) => JSON.stringify(args)), column(({ labels }) => JSON.stringify(labels)), column(({ value }) => value.slice(0, 1000))],
  );
};

/** The records above others as the database has them, only needed where an update may close a circle with them. */
const knownParents = async (tx: Transaction, resource: Resource, parentKey: string): Promise<Map<string, string>> => {
  const column = quote(resource.fields.find(({ key }) => key === parentKey)?.column ?? parentKey);
  const rows = await tx.query<{ id: string; parent: string }>(`select id::text as id, ${column}::text as parent from ${quote(resource.table)} where org_code = $1 and ${column} is not null`, [tx.orgCode]);
  return new Map(rows.map(({ id, parent }) => [id, parent]));
};

/** Problems that only the whole file shows: circles, and rows that refer to rows that need a fix. Answers the rows that fell with them. */
export const lateProblems = async (tx: Transaction, resource: Resource, findings: Findings, isUpdate: boolean): Promise<(RowProblem & { row: number; ordinal: number })[]> => {
  const { parent } = resource;
  const of = (ordinal: number): { row: number; ordinal: number } => ({ row: findings.numbers[ordinal] ?? 0, ordinal });
  const round = parent === undefined || findings.parents.size === 0 ? [] : circles(findings, isUpdate ? await knownParents(tx, resource, parent) : new Map());
  for (const ordinal of round) findings.marks[ordinal] = '!';
  const self = parent ?? resource.fields.find((field) => field.reference?.type === resource.type)?.key ?? 'id';
  const fallen = fallenRows(findings);
  for (const { ordinal } of fallen) findings.marks[ordinal] = '!';
  return [
    ...round.map((ordinal) => ({ ...finding('import.problem.circle'), field: self, value: '', ...of(ordinal) })),
    ...fallen.map(({ ordinal, because }) => ({ ...finding('import.problem.needsRow', { row: findings.numbers[because] ?? 0 }), field: self, value: '', ...of(ordinal) })),
  ];
};

/** Takes the records of rows that fell late out of their blocks. */
export const dropRecords = async (tx: Transaction, jobId: string, blocks: readonly Block[], firstOrdinals: ReadonlyMap<number, number>, findings: Findings, dropped: ReadonlySet<number>): Promise<void> => {
  for (const { block, rows, marks, records } of blocks) {
    const first = firstOrdinals.get(block) ?? 0;
    const kept = (JSON.parse(records ?? '[]') as unknown[]).filter((_, index) => !dropped.has(first + recordPlace(marks ?? '', index)));
    const newMarks = findings.marks.slice(first, first + rows).join('');
    await tx.query('update import_block set marks = $4, records = $5 where org_code = $1 and job_id = $2 and block = $3', [tx.orgCode, jobId, block, newMarks, kept.length > 0 ? JSON.stringify(kept) : null]);
  }
};

/** In which row of its block the n-th record stands: records are kept for A and U only. */
const recordPlace = (marks: string, index: number): number => {
  let seen = -1;
  for (let at = 0; at < marks.length; at += 1) if ((marks[at] === 'A' || marks[at] === 'U') && (seen += 1) === index) return at;
  throw new Error('A block holds more records than marks.');
};
