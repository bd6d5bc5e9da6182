import type { Database } from '../../db/connection.ts';
import { withOrg } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { CANCELLED, type BulkEditJob } from './job.ts';

export type Advance = (progress: number, total: number) => Promise<void>;

/** Tells how far the work is, beside its transaction; refuses when the person wants no more. */
export const advancing = (db: Database, orgCode: string, { id, kind }: Pick<BulkEditJob, 'id' | 'kind'>): Advance => async (progress, total) => {
  const [run] = await withOrg(db, orgCode, (tx) => tx.query<{ cancel: boolean }>('update bulk_edit_run set progress = $3, total = $4 where org_code = $1 and job_id = $2 returning cancel', [orgCode, id, progress, total]));
  if (!run || run.cancel) throw refuse(CANCELLED[kind]);
};
