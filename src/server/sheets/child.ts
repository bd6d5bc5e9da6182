/** The process in which a spreadsheet is read: one line of JSON a message on standard output, nothing else. Started by `read.ts` only. */
import { readFile as readBytes } from 'node:fs/promises';
import { once } from 'node:events';
import { limits } from './limits.ts';
import { readFile } from './read-file.ts';
import type { ReadOptions } from './read-file.ts';
import { FileRefusal } from './refusal.ts';
import type { Row } from './xlsx/sheet-rows.ts';

const write = async (line: string): Promise<void> => {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
};

/** A batch as `R<rows> <first> <last> <json>`, so that the parent can pass it on without parsing it. */
const writeRows = async (rows: readonly Row[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += limits.batchRows) {
    const batch = rows.slice(at, at + limits.batchRows);
    await write(`R${batch.length} ${batch[0]?.number} ${batch.at(-1)?.number} ${JSON.stringify(batch.map((row) => [row.number, ...row.cells]))}`);
  }
};

const [path = '', fileName = '', options = '{}'] = process.argv.slice(2);
let pending: Row[] = [];
try {
  const count = await readFile(
    await readBytes(path),
    fileName,
    JSON.parse(options) as ReadOptions,
    (head) => void process.stdout.write(`H${JSON.stringify(head)}\n`),
    async (rows) => {
      pending = pending.length === 0 ? [...rows] : [...pending, ...rows];
      const whole = pending.length - (pending.length % limits.batchRows);
      if (whole === 0) return;
      await writeRows(pending.slice(0, whole));
      pending = pending.slice(whole);
    },
  );
  await writeRows(pending);
  await write(`E${count}`);
} catch (error) {
  if (!(error instanceof FileRefusal)) throw error;
  await write(`P${JSON.stringify({ reason: error.reason, details: error.details })}`);
}
