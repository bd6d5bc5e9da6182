/** 50,000 rows of a workbook through the whole import, parse to commit, against inflating the same workbook and COPY of the finished rows. */
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { inflateRawSync } from 'node:zlib';
import { withOrg } from '../../src/server/db/org.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { createLog } from '../../src/server/log.ts';
import { starterOf } from '../../src/server/resource/import/starter.ts';
import { importFile } from '../../src/server/resource/import/terminal.ts';
import type { Bench } from './dataset.ts';
import { median, timed, type Result } from './table.ts';
import { designationsWorkbook, type Workbook } from './workbook.ts';

const ROWS = 50_000;
const ROUNDS = 5;

const importOnce = async ({ db }: Bench, { path }: Workbook): Promise<number> => {
  const session = await withOrg(db, 'demo', async (tx) => {
    const [account] = await tx.query<{ id: string }>("select id::text as id from user_account where org_code = $1 and email = 'admin@demo.example'", [tx.orgCode]);
    return starterOf(tx, account!.id);
  });
  return timed(async () => {
    const job = await importFile(db, createLog('silent'), session, { type: 'Designation', action: 'IMPORT', file: path, invalid: 'REFUSE', say: () => undefined });
    if (job.added !== ROWS) throw new Error(`${job.added} of ${ROWS} rows were imported.`);
  });
};

/** Every entry of the archive as its local headers give it: our writer puts sizes into the directory at the end. */
const inflate = (bytes: Buffer): number => {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let size = 0;
  for (let entry = 0, at = bytes.readUInt32LE(end + 16); entry < bytes.readUInt16LE(end + 10); entry++) {
    const [packed, names, extra, comment, local] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32), bytes.readUInt32LE(at + 42)];
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    size += inflateRawSync(bytes.subarray(from, from + packed)).length;
    at += 46 + names + extra + comment;
  }
  return size;
};

const copyOnce = ({ db }: Bench, { bytes, copy }: Workbook): Promise<number> =>
  asOwner(db, async (owner) => {
    const first = 50_000_000;
    const lines = copy.toString().split('\n').slice(0, -1).map((line, at) => `demo\t${first + at}\t${line}\tBench\tBench\n`).join('');
    const took = await timed(async () => {
      inflate(bytes);
      await owner.query('begin');
      await pipeline(Readable.from([lines]), owner.copyIn('copy designation (org_code, id, code, title, level_id, grade_id, probation_days, created_by, updated_by) from stdin'));
      await owner.query('commit');
    });
    await owner.query('delete from designation where org_code = $1 and id >= $2', ['demo', first]);
    return took;
  });

export const benchImport = async (bench: Bench): Promise<Result[]> => {
  const [ours, ready]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const book = await designationsWorkbook(bench.db, ROWS, `R${round}`);
    ready.push(await copyOnce(bench, book));
    ours.push(await importOnce(bench, book));
    rmSync(dirname(book.path), { recursive: true });
  }
  const [one, other] = [median(ours), median(ready)];
  return [{ area: 'XLSX import of 50,000 rows, parse to commit', ours: `${(one / 1000).toFixed(1)} s`, reference: `${(other / 1000).toFixed(1)} s inflate + COPY`, ratio: one / other, goal: '<= 2', holds: one <= 2 * other }];
};
