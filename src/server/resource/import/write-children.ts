import type { Field, Resource } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import type { Image } from '../image.ts';
import { quote } from '../sql.ts';
import { insertRows } from '../store.ts';
import type { ImportJob } from './job.ts';

/** Puts the child rows that a range of blocks says in place of those that the records have. */
export const writeChildren = async (tx: Transaction, resource: Resource, fields: readonly Field[], job: ImportJob, first: number, last: number): Promise<void> => {
  if (fields.length === 0) return;
  const blocks = await tx.query<{ records: Image[] }>('select records::jsonb as records from import_block where org_code = $1 and job_id = $2 and block between $3 and $4 and records is not null', [tx.orgCode, job.id, first, last]);
  const images = blocks.flatMap(({ records }) => records.map((record): Image => ({ id: record.id, version: 1, ...Object.fromEntries(fields.map(({ key }) => [key, record[key]])) })));
  for (const { rows } of fields)
    await tx.query(`delete from ${quote(rows!.table)} where org_code = $1 and ${quote(rows!.parentColumn)} = any($2::bigint[])`, [tx.orgCode, images.map(({ id }) => id)]);
  await insertRows(tx, resource, images);
};
