import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { findResource } from '../resource/registry.ts';
import type { Failure } from '../resource/import/job.ts';
import { sentence } from '../resource/import/failure-sentence.ts';
import { signedIn } from '../resource/import/serving.ts';
import { findImportGrant } from '../resource/import/starter.ts';

type Arguments = { readonly type: string; readonly offset?: number | null; readonly limit?: number | null };

const most = 500;

/** Imports of an entity, newest first; who reaches only some of its records sees the own ones only. */
export const importJobs = async ({ type, offset, limit }: Arguments, context: Context): Promise<object> => {
  const session = signedIn(context);
  const resource = findResource(type);
  if (!resource) throw refuse('IMPORT_NOT_OFFERED');
  const grants = (['IMPORT', 'UPDATE'] as const).flatMap((action) => findImportGrant(session, resource, action) ?? []);
  if (grants.length === 0) throw refuse('_DB0101');
  const isForAll = grants.some(({ scope }) => scope === 'ALL');
  const rows = await withOrg(context.db, session.orgCode, (tx) =>
    tx.query<{ total: number; failure: Failure | null }>(
      `select id::text as id, type, action, state, file_name as "fileName", by, created_at as "createdAt", total as "rows", added, updated, omitted, unchanged,
         change_set_id::text as "changeSet", interrupted_at as "interruptedAt", failure, (count(*) over ())::int as total
       from import_job where org_code = $1 and type = $2 and ($5 or user_id = $6) order by created_at desc, id desc limit $3 offset $4`,
      [session.orgCode, type, Math.min(most, Math.max(1, limit ?? 50)), Math.max(0, offset ?? 0), isForAll, session.userId],
    ),
  );
  return { errorCode: '', message: '', totalRecords: rows[0]?.total ?? 0, rows: rows.map((row) => ({ ...row, total: (row as unknown as { rows: number }).rows, failure: sentence(row.failure, resource, session) })) };
};
