/** A timeline page by page: what the journal tells, and what has a moment of its own. */
import { refuse } from '../refuse.ts';
import type { Changes } from './changes.ts';
import { momentOf, type TimelineRow } from './row.ts';

/** `before` is the cursor of the page above. */
export type PageAsked = { readonly before?: string | null; readonly limit?: number | null };

const MOST = 200;

/** A page of both, newest first. What happened at one moment stays on one page; of the last moment read there may be more, so it opens the next. */
const pageOf = (days: readonly TimelineRow[], { rows: changes, floor }: Changes, count: number, moment: (row: TimelineRow) => string): { readonly nextCursor: string | null; readonly rows: readonly TimelineRow[] } => {
  const all = [...days, ...changes].toSorted((a, b) => moment(b).localeCompare(moment(a)) || b.id.localeCompare(a.id));
  const above = floor === null ? all : all.filter((row) => moment(row) > floor);
  const whole = above.length > 0 || floor === null ? above : all.filter((row) => moment(row) >= floor);
  const last = whole[count - 1] ?? whole.at(-1);
  const end = last ? moment(last) : floor;
  const rows = whole.filter((row) => moment(row) >= (end ?? ''));
  return { nextCursor: floor !== null || rows.length < whole.length ? end : null, rows };
};

/** `others` are all rows that the journal does not know, in no particular order; `changes` reads those before an instant. Days end by the clocks of the `zone`. */
export const readPage = async ({ before, limit }: PageAsked, others: readonly TimelineRow[], changes: (before: string | null, limit: number) => Promise<Changes>, zone: string) => {
  const moment = (row: TimelineRow): string => momentOf(row, zone);
  const count = Math.min(MOST, Math.max(1, limit ?? 30));
  if (before != null && Number.isNaN(Date.parse(before))) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'before', message: 'YYYY-MM-DDTHH:MM:SSZ' }] });
  const older = others.filter((row) => before == null || moment(row) < before);
  return { errorCode: '', message: '', ...pageOf(older, await changes(before ?? null, count + 1), count, moment) };
};
