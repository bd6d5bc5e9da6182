import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { seenRecord, type Named } from '../record-talk/seen-record.ts';
import { signedIn } from '../resource/import/serving.ts';

/** How much there is of each, in one statement. */
const COUNTS = `
  select (select count(*)::int from record_comment where org_code = $1 and entity = $2 and row_id = $3 and deleted_at is null) as comments,
    (select count(*)::int from record_file f join stored_file s on s.org_code = f.org_code and s.key = f.file_key where f.org_code = $1 and f.entity = $2 and f.row_id = $3 and f.deleted_at is null and s.status = 'STORED') as files,
    (select count(*)::int from record_follower where org_code = $1 and entity = $2 and row_id = $3 and is_following) as followers,
    exists (select from record_follower where org_code = $1 and entity = $2 and row_id = $3 and user_account_id = $4 and is_following) as "isFollowing"`;

export const recordTalk = async (named: Named, context: Context): Promise<object> => {
  const session = signedIn(context);
  return withOrg(context.db, session.orgCode, async (tx) => {
    const { resource, id, mayUpdate } = await seenRecord(tx, session, named);
    const [counts] = await tx.query(COUNTS, [tx.orgCode, resource.type, id, session.userId]);
    return { errorCode: '', message: '', talk: { ...counts, mayAddFiles: mayUpdate } };
  });
};
