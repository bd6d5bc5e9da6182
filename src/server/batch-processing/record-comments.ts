import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readComments } from '../record-talk/read-comments.ts';
import { seenRecord, type Named } from '../record-talk/seen-record.ts';
import { signedIn } from '../resource/import/serving.ts';

const MOST = 50;

export const recordComments = async ({ before, limit, ...named }: Named & { readonly before?: string | null; readonly limit: number }, context: Context): Promise<object> => {
  const session = signedIn(context);
  return withOrg(context.db, session.orgCode, async (tx) => {
    const record = await seenRecord(tx, session, named);
    const [count] = await tx.query<{ total: number }>('select count(*)::int as total from record_comment where org_code = $1 and entity = $2 and row_id = $3 and deleted_at is null', [tx.orgCode, record.resource.type, record.id]);
    return { errorCode: '', message: '', totalRecords: count!.total, rows: await readComments(tx, session, record, { before: before ?? null, limit: Math.min(MOST, Math.max(1, limit)) }) };
  });
};
