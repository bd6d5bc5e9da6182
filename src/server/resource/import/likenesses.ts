/** Rows that look like records that are here, or like earlier rows: found with the check, left out by choice, told with the rows. */
import { messagesOf } from '../../messages.ts';
import { withOrg, type Transaction } from '../../db/org.ts';
import { hooksOf } from '../hooks.ts';
import type { Likeness, Values } from '../hooks.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import type { CheckContext } from './check-context.ts';
import type { CheckedRow } from './check-rows.ts';
import type { Findings } from './findings.ts';
import type { ImportJob } from './job.ts';
import type { Run } from './run.ts';
import { importCaller } from './run-hooks.ts';
import { starterOf } from './starter.ts';

/** The least time between two questions whether the person still wants it, in milliseconds. */
const PACE = 1000;

/** What of the rows to be added is compared; null where nothing is. Rows that may refer to each other cannot be left out one by one. */
export const comparedFields = async ({ resource, job, index }: CheckContext): Promise<readonly string[] | null> =>
  job.action === 'IMPORT' && index === null ? ((await hooksOf(resource)).likenesses?.fields ?? null) : null;

export const comparedOf = (fields: readonly string[], rows: readonly CheckedRow[]): readonly Values[] =>
  rows.flatMap(({ mark, record }) => (mark === 'A' && record ? [{ id: record['id'], ...Object.fromEntries(fields.map((key) => [key, record[key]])) }] : []));

type Kept = { readonly row: number | undefined; readonly record: string | null; readonly earlier: number | null | undefined; readonly score: number };

/** A row that was corrected may look like somebody else by now: it was not left out for that, so the choice holds only where the likeliest is one that was told. */
const forgetOthers = (tx: Transaction, jobId: string, kept: readonly Kept[]): Promise<unknown> =>
  tx.query(
    `with likeliest as (select distinct on (x.row) x.row, x.record, x.earlier from jsonb_to_recordset($3::jsonb) as x(row integer, record bigint, earlier integer, score real) order by x.row, x.score desc, x.record nulls last)
     delete from import_omit o where o.org_code = $1 and o.job_id = $2 and not exists (
       select from likeliest x join import_likeness l on l.org_code = $1 and l.job_id = $2 and l.row = x.row and (l.record_id = x.record or l.earlier_row = x.earlier) where x.row = o.row)`,
    [tx.orgCode, jobId, JSON.stringify(kept)],
  );

/** Finds and keeps likenesses, with the rights that the person has now. */
export const keepLikenesses = async (run: Run, context: CheckContext, findings: Findings, rows: readonly Values[]): Promise<void> => {
  const { job, resource, firstId } = context;
  const { likenesses } = await hooksOf(resource);
  const isAdded = ({ id }: Likeness): boolean => findings.marks[Number(id) - firstId] === 'A';
  let last = Date.now();
  const between = async (): Promise<void> => {
    if (Date.now() - last < PACE) return;
    last = Date.now();
    await run.advance(job.total);
  };
  await withOrg(run.db, job.orgCode, async (tx) => {
    const found = rows.length === 0 ? [] : ((await likenesses?.find(tx, importCaller(run, job, resource, await starterOf(tx, job.userId)), rows, between)) ?? []);
    const kept = found.filter(isAdded).map(({ id, record = null, earlier, score, reasons }) => {
      const ordinal = Number(id) - firstId;
      return { row: findings.numbers[ordinal], ordinal, record, earlier: earlier === undefined ? null : findings.numbers[Number(earlier) - firstId], score, reasons };
    });
    await forgetOthers(tx, job.id, kept);
    await tx.query('delete from import_likeness where org_code = $1 and job_id = $2', [tx.orgCode, job.id]);
    if (kept.length === 0) return;
    await tx.query(
      `insert into import_likeness (org_code, job_id, row, ordinal, place, record_id, earlier_row, score, reasons)
       select $1, $2, x.row, x.ordinal, row_number() over (partition by x.row order by x.score desc, x.record nulls last), x.record, x.earlier, x.score, x.reasons
       from jsonb_to_recordset($3::jsonb) as x(row integer, ordinal integer, record bigint, earlier integer, score real, reasons text[])`,
      [tx.orgCode, job.id, JSON.stringify(kept)],
    );
  });
};

/** Rows that a person chose to leave out count while they look like others. */
const LEFT_OUT = 'exists (select from import_likeness l where l.org_code = o.org_code and l.job_id = o.job_id and l.row = o.row)';

export const likenessCounts = async (tx: Transaction, jobId: string): Promise<{ readonly alike: number; readonly leftOut: number }> => {
  const [counts] = await tx.query<{ alike: number; leftOut: number }>(
    `select (select count(distinct row)::int from import_likeness where org_code = $1 and job_id = $2) as alike, (select count(*)::int from import_omit o where o.org_code = $1 and o.job_id = $2 and ${LEFT_OUT}) as "leftOut"`,
    [tx.orgCode, jobId],
  );
  return counts ?? { alike: 0, leftOut: 0 };
};

/** The places of rows in the file that are left out. */
export const leftOutPlaces = async (tx: Transaction, jobId: string): Promise<ReadonlySet<number>> => {
  const rows = await tx.query<{ ordinal: number }>('select distinct l.ordinal from import_likeness l join import_omit o on o.org_code = l.org_code and o.job_id = l.job_id and o.row = l.row where l.org_code = $1 and l.job_id = $2', [tx.orgCode, jobId]);
  return new Set(rows.map(({ ordinal }) => ordinal));
};

/** Of rows that look like others those that are left out. */
export const leftOutOf = async (tx: Transaction, jobId: string, rows: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set((await tx.query<{ row: number }>('select row from import_omit where org_code = $1 and job_id = $2 and row = any($3::int[])', [tx.orgCode, jobId, rows])).map(({ row }) => row));

/** Leaves rows out, or takes them in again; without rows all that look like others. Rows that look like nothing are not left out. */
export const leaveOut = async (tx: Transaction, jobId: string, rows: readonly number[] | null, isLeftOut: boolean): Promise<void> => {
  const which = rows === null ? 'true' : 'row = any($3::int[])';
  const values = [tx.orgCode, jobId, ...(rows === null ? [] : [rows])];
  if (!isLeftOut) await tx.query(`delete from import_omit where org_code = $1 and job_id = $2 and ${which}`, values);
  else await tx.query(`insert into import_omit (org_code, job_id, row) select distinct org_code, job_id, row from import_likeness where org_code = $1 and job_id = $2 and ${which} on conflict do nothing`, values);
};

/** Takes the records of rows that are left out from what is written. Answers how many. */
export const dropLeftOut = async (tx: Transaction, job: ImportJob): Promise<number> => {
  const places = await leftOutPlaces(tx, job.id);
  if (places.size === 0) return 0;
  if (job.firstId === null) throw refuse('IMPORT_CHANGED');
  const ids = [...places].map((place) => String(Number(job.firstId) + place));
  const [dropped] = await tx.query<{ count: number }>(
    `with kept as (select b.block, json_agg(x.record order by x.place) filter (where not (x.record->>'id' = any($3::text[]))) as records, count(*) filter (where x.record->>'id' = any($3::text[])) as dropped
       from import_block b cross join lateral json_array_elements(b.records::json) with ordinality as x(record, place) where b.org_code = $1 and b.job_id = $2 and b.records is not null group by b.block),
     done as (update import_block b set records = k.records::text from kept k where b.org_code = $1 and b.job_id = $2 and b.block = k.block and k.dropped > 0 returning k.dropped)
     select coalesce(sum(dropped), 0)::int as count from done`,
    [tx.orgCode, job.id, ids],
  );
  return dropped?.count ?? 0;
};

export type StoredLikeness = { readonly row: number; readonly record: string | null; readonly earlier: number | null; readonly reasons: readonly string[] };

/** The likenesses of some rows, the likeliest first, with what is the same in the reader's words. */
export const likenessesOf = async (tx: Transaction, session: Session, jobId: string, rows: readonly number[]): Promise<readonly StoredLikeness[]> => {
  const found = await tx.query<StoredLikeness>('select row, record_id::text as record, earlier_row as earlier, reasons from import_likeness where org_code = $1 and job_id = $2 and row = any($3::int[]) order by row, place', [tx.orgCode, jobId, rows]);
  const messages = messagesOf(session.language);
  return found.map((one) => ({ ...one, reasons: one.reasons.map((reason) => messages[reason] ?? reason) }));
};
