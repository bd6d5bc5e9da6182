/** What a person decides about an import between its steps. Each decision leaves the job to a worker, which checks the rows again. */
import type { Database } from '../../db/connection.ts';
import { withOrg } from '../../db/org.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import { once } from '../once.ts';
import { resourceOf } from '../registry.ts';
import { checkMapping } from './check-mapping.ts';
import { refuseUncreatable } from './creatable.ts';
import { changeJob } from './job.ts';
import type { ImportJob } from './job.ts';
import { leaveOut, likenessCounts } from './likenesses.ts';
import { emptyMapping } from './mapping.ts';
import type { Mapping, TargetText } from './mapping.ts';
import { mustBe, ownJob } from './own-job.ts';
import { saveMapping } from './saved-mappings.ts';

const inJob = <T>(db: Database, session: Session, id: string, work: (tx: Transaction, job: ImportJob) => Promise<T>): Promise<T> =>
  withOrg(db, session.orgCode, async (tx) => work(tx, await ownJob(tx, session, id, true)));

const mapped = async (tx: Transaction, session: Session, job: ImportJob, mapping: Mapping): Promise<void> => {
  mustBe(job, ['MAPPING', 'REVIEW']);
  checkMapping(resourceOf(job.type), session, job.action, job.head?.headings ?? [], mapping);
  await saveMapping(tx, session, job, mapping);
  await changeJob(tx, job.id, { mapping, state: 'CHECKING', failure: null });
};

export const mapImport = (db: Database, session: Session, id: string, mapping: Mapping): Promise<void> => inJob(db, session, id, (tx, job) => mapped(tx, session, job, mapping));

/** Makes the records that a column refers to and that do not exist, with the import; the person needs the right to add such records. */
export const createMissing = (db: Database, session: Session, id: string, target: string, values: readonly TargetText[]): Promise<void> =>
  inJob(db, session, id, async (tx, job) => {
    refuseUncreatable(resourceOf(job.type), session, { create: [{ target, values }] });
    const mapping = job.mapping ?? emptyMapping;
    await mapped(tx, session, job, { ...mapping, create: [...mapping.create.filter((one) => one.target !== target), { target, values }] });
  });

export type CellFix = { readonly row: number; readonly target: string; readonly text: string };
export type Replacement = { readonly target: string; readonly before: string; readonly after: string };
export type Fixes = { readonly cells?: readonly CellFix[]; readonly replace?: readonly Replacement[]; /** Numbers of earlier fixes to be taken back. */ readonly undo?: readonly number[] };

const mostFixes = 1000;

/** Texts in place of others, in single rows or everywhere. */
export const fixImport = (db: Database, session: Session, id: string, { cells = [], replace = [], undo = [] }: Fixes): Promise<void> =>
  inJob(db, session, id, async (tx, job) => {
    mustBe(job, ['REVIEW']);
    if (cells.length + replace.length > mostFixes) throw refuse('LIMIT_EXCEEDED', { words: { limit: mostFixes } });
    await tx.query('delete from import_fix where org_code = $1 and job_id = $2 and number = any($3::int[])', [tx.orgCode, id, undo]);
    const fixes = [
      ...cells.map(({ row, target, text }) => ({ row, field: target, before: null, after: text })),
      ...replace.map(({ target, before, after }) => ({ row: null, field: target, before, after })),
    ];
    await tx.query(
      `insert into import_fix (org_code, job_id, number, field, row, before, after, rows, by)
       select $1, $2, coalesce((select max(number) from import_fix where org_code = $1 and job_id = $2), 0) + x.at, x.field, x.row, x.before, x.after,
         case when x.row is null then (select count(*) from import_problem p where p.org_code = $1 and p.job_id = $2 and p.field = x.field and p.value = x.before) else 1 end, $3
       from rows from (unnest($4::text[]), unnest($5::int[]), unnest($6::text[]), unnest($7::text[])) with ordinality x(field, row, before, after, at)`,
      [tx.orgCode, id, job.by, fixes.map(({ field }) => field), fixes.map(({ row }) => row), fixes.map(({ before }) => before), fixes.map(({ after }) => after)],
    );
    await changeJob(tx, id, { state: 'CHECKING', failure: null });
  });

/** Leaves out rows that look like others, or takes them in again; nothing is checked anew. Without `rows` all of them. */
export const leaveRowsOut = (db: Database, session: Session, id: string, rows: readonly number[] | null, leftOut: boolean): Promise<void> =>
  inJob(db, session, id, async (tx, job) => {
    mustBe(job, ['REVIEW']);
    if ((rows?.length ?? 0) > mostFixes) throw refuse('LIMIT_EXCEEDED', { words: { limit: mostFixes } });
    await leaveOut(tx, id, rows, leftOut);
    await changeJob(tx, id, {});
  });

/** Leaves the writing to a worker. With REFUSE, one row that needs a fix refuses the whole; with OMIT such rows are left out. */
export const commitImport = (db: Database, session: Session, id: string, invalid: 'OMIT' | 'REFUSE', reason?: string | null, idempotencyKey: string | null = null): Promise<void> =>
  inJob(db, session, id, (tx, job) => once(tx, { session, idempotencyKey }, 'commitImport', { id, invalid, reason }, async () => {
    mustBe(job, ['REVIEW']);
    if (invalid === 'REFUSE' && job.faulty > 0) throw refuse('IMPORT_INVALID');
    if (job.ready === (await likenessCounts(tx, id)).leftOut) throw refuse('NO_CHANGES');
    await changeJob(tx, id, { state: 'COMMITTING', failure: null, interruptedAt: null, ...(reason ? { reason } : {}) });
  }));

/** Ends an import of which nothing is written yet; one that is being written stops at its next chunk and leaves nothing behind. */
export const cancelImport = (db: Database, session: Session, id: string): Promise<void> =>
  inJob(db, session, id, async (tx, job) => {
    mustBe(job, ['READING', 'MAPPING', 'CHECKING', 'REVIEW', 'COMMITTING']);
    if (job.state !== 'COMMITTING') await changeJob(tx, id, { state: 'CANCELLED' });
    await tx.query('update import_run set cancel = true where org_code = $1 and job_id = $2 and lease is not null', [tx.orgCode, id]);
  });
