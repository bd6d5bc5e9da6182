/** One step of an import in progress: telling how far it is, and learning that it shall stop. */
import type { Database } from '../../db/connection.ts';
import { withOrg } from '../../db/org.ts';
import type { Logger } from '../../log.ts';
import { refuse } from '../../refuse.ts';
import type { ImportJob } from './job.ts';

/** Where uploaded files are got from: a path that may be read until `release`. */
export type ImportFile = { readonly path: string; release(): Promise<void> };

export type ImportEnvironment = { readonly db: Database; readonly log: Logger; fetchFile(orgCode: string, key: string): Promise<ImportFile> };

export type Run = ImportEnvironment & {
  readonly job: ImportJob;
  /** Keeps the lease, notes how many rows are done and refuses CANCELLED when the person wants no more. Call it between chunks. */
  advance(rows: number): Promise<void>;
};

/** As long as a worker may be silent before another one takes over. */
export const leaseSeconds = 12;

export const runOf = (environment: ImportEnvironment, job: ImportJob, lease: string): Run => ({
  ...environment,
  job,
  advance: async (rows) => {
    const [row] = await withOrg(environment.db, job.orgCode, (tx) =>
      tx.query<{ cancel: boolean }>(
        `update import_run set progress = $3, lease_until = now() + make_interval(secs => $5) where org_code = $1 and job_id = $2 and lease = $4 returning cancel`,
        [job.orgCode, job.id, rows, lease, leaseSeconds],
      ),
    );
    if (!row || row.cancel) throw refuse('IMPORT_CANCELLED');
  },
});
