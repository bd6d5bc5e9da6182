import { realpath } from 'node:fs/promises';
import { startApart } from '../apart/start.ts';
import type { Cell } from './cell.ts';
import { limits } from './limits.ts';
import { linesOf } from './lines.ts';
import type { ReadOptions, SheetHead } from './read-file.ts';
import { FileRefusal } from './refusal.ts';
import type { FileDetails, FileReason } from './refusal.ts';

/** Rows as the reader sent them: `json` is an array of rows `[number in the sheet, cell, cell, …]`. */
export type Batch = { readonly count: number; readonly first: number; readonly last: number; readonly json: string };

export type SheetEvent =
  | { readonly kind: 'head'; readonly head: SheetHead }
  | { readonly kind: 'rows'; readonly batch: Batch }
  | { readonly kind: 'end'; readonly count: number };

/** The rows of a batch: number in the sheet and cells by position. */
export const batchRows = (json: string): { number: number; cells: Cell[] }[] =>
  (JSON.parse(json) as [number, ...Cell[]][]).map(([number, ...cells]) => ({ number, cells }));

const program = new URL('child.ts', import.meta.url);

/**
 * Reads a CSV, XLSX or XLS file in a process of its own: no network, no writing, bounded memory and time.
 * Events: one head, batches of at most 500 rows, one end. Throws FileRefusal for a file that cannot be read; ends the child when the caller stops.
 */
export async function* readSheet(path: string, fileName: string, options: ReadOptions = {}): AsyncGenerator<SheetEvent> {
  const child = await startApart(program, {
    heapMegabytes: limits.heapMegabytes,
    flags: ['--min-semi-space-size=16'],
    files: [await realpath(path), path],
    args: [path, fileName, JSON.stringify(options)],
  });
  const closed = new Promise<{ code: number | null }>((settle, fail) => {
    child.once('close', (code) => settle({ code }));
    child.once('error', fail);
  });
  closed.catch(() => undefined);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, limits.milliseconds);
  let trouble = '';
  child.stderr.on('data', (piece: Buffer) => (trouble = (trouble + piece.toString()).slice(-2000)));
  let isWhole = false;
  try {
    for await (const line of linesOf(child.stdout)) {
      const event = parseLine(line);
      isWhole ||= event.kind === 'end';
      yield event;
    }
    await closed;
    if (isLate) throw new FileRefusal('tookTooLong', { limit: limits.milliseconds / 1000 });
    if (!isWhole) throw endedEarly(trouble);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

/** A reader out of memory has met a file beyond the limits; anything else is our fault and is logged as such. */
const endedEarly = (trouble: string): Error =>
  /heap|memory|allocation/i.test(trouble) ? new FileRefusal('bomb') : new Error(`The spreadsheet reader ended early: ${trouble}`);

const parseLine = (line: string): SheetEvent => {
  const rest = line.slice(1);
  if (line.startsWith('R')) {
    const [, count = '', first = '', last = ''] = rest.match(/^(\d+) (\d+) (\d+) /) ?? [];
    return { kind: 'rows', batch: { count: Number(count), first: Number(first), last: Number(last), json: rest.slice(count.length + first.length + last.length + 3) } };
  }
  if (line.startsWith('H')) return { kind: 'head', head: JSON.parse(rest) as SheetHead };
  if (line.startsWith('E')) return { kind: 'end', count: Number(rest) };
  const refusal = JSON.parse(rest) as { reason: FileReason; details: FileDetails };
  throw new FileRefusal(refusal.reason, refusal.details);
};
