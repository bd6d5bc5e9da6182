/** First step: the file into blocks of rows, as they stand. A second run begins anew. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { withOrg } from '../../db/org.ts';
import { readSheet } from '../../sheets/read.ts';
import { childSheets } from './child-rows.ts';
import type { Batch } from '../../sheets/read.ts';
import type { SheetHead } from '../../sheets/read-file.ts';
import { resourceOf } from '../registry.ts';
import { sideBySide } from '../side-by-side.ts';
import { changeJob } from './job.ts';
import type { ImportJob } from './job.ts';
import type { Run } from './run.ts';
import { mappingFor, signatureOf } from './saved-mappings.ts';
import { starterOf } from './starter.ts';

/** Blocks of one statement: some megabytes. */
const together = 8;

const clear = (run: Run): Promise<unknown> =>
  withOrg(run.db, run.job.orgCode, async (tx) => {
    for (const table of ['import_block', 'import_problem', 'import_fix', 'import_created']) await tx.query(`delete from ${table} where org_code = $1 and job_id = $2`, [tx.orgCode, run.job.id]);
  });

/** A row of values a block: in an array parameter every quotation mark of the JSON would be escaped. */
const store = (run: Run, first: number, batches: readonly Batch[]): Promise<unknown> => {
  const rows = batches.map((_, at) => `($1, $2, ${[0, 1, 2, 3, 4].map((part) => `$${3 + at * 5 + part}`).join(', ')})`);
  const values = batches.flatMap((batch, at) => [first + at, batch.first, batch.last, batch.count, batch.json]);
  return withOrg(run.db, run.job.orgCode, (tx) =>
    tx.query(`insert into import_block (org_code, job_id, block, first_row, last_row, rows, cells) values ${rows.join(', ')}`, [tx.orgCode, run.job.id, ...values]),
  );
};

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
};

/** Reads while the database stores what was read before. Answers how many rows there are. */
const readBlocks = async (run: Run, path: string, job: ImportJob): Promise<{ head: SheetHead; rows: number }> => {
  let head: SheetHead | undefined;
  let pending: Batch[] = [];
  let blocks = 0;
  let rows = 0;
  let storing: Promise<unknown> = Promise.resolve();
  const flush = async (): Promise<void> => {
    await storing;
    const [first, batches, told] = [blocks, pending, rows];
    storing = sideBySide(2, 2, async (piece) => void (await (piece === 0 ? store(run, first, batches) : run.advance(told))));
    storing.catch(() => undefined);
    blocks += pending.length;
    pending = [];
  };
  for await (const event of readSheet(path, job.fileName, { ...job.options, beside: childSheets(resourceOf(job.type)) })) {
    if (event.kind === 'head') head = event.head;
    if (event.kind !== 'rows') continue;
    rows += event.batch.count;
    pending.push(event.batch);
    if (pending.length >= together) await flush();
  }
  if (pending.length > 0) await flush();
  await storing;
  if (!head) throw new Error('The reader ended without a heading row.');
  return { head, rows };
};

export const readStep = async (run: Run): Promise<void> => {
  const { job, db } = run;
  await clear(run);
  const file = await run.fetchFile(job.orgCode, job.fileKey);
  try {
    const [{ head, rows }, fileHash] = await Promise.all([readBlocks(run, file.path, job), hashOf(file.path)]);
    await withOrg(db, job.orgCode, async (tx) => {
      const signature = signatureOf(head.headings);
      const session = await starterOf(tx, job.userId);
      const mapping = job.mapping ?? (await mappingFor(tx, resourceOf(job.type), session, job.action, head.headings, signature));
      await changeJob(tx, job.id, { state: 'MAPPING', head, signature, fileHash, total: rows, mapping }, ['READING']);
    });
  } finally {
    await file.release();
  }
};
