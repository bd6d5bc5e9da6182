import type { Database } from '../../db/connection.ts';
import { withOrg } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { CANCELLED, type BulkEditJob } from './job.ts';

export type Advance = (progress: number, total: number) => Promise<void>;

/** Milliseconds between two tellings: pages ask no oftener, and each is a transaction beside the work. */
const PAUSE = 250;

/** Tells how far the work is, beside its transaction and not oftener than pages ask, its end always; refuses when the person wants no more. */
export const advancing = (db: Database, orgCode: string, { id, kind }: Pick<BulkEditJob, 'id' | 'kind'>): Advance => {
  let told = -Infinity;
  return async (progress, total) => {
    if (progress < total && performance.now() - told < PAUSE) return;
    told = performance.now();
    const [run] = await withOrg(db, orgCode, (tx) => tx.query<{ cancel: boolean }>('update bulk_edit_run set progress = $3, total = $4 where org_code = $1 and job_id = $2 returning cancel', [orgCode, id, progress, total]));
    if (!run || run.cancel) throw refuse(CANCELLED[kind]);
  };
};
