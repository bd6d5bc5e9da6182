import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { allocate } from '../db/ids.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { say } from '../messages.ts';
import { droppedAnswer } from './resumes/dropped.ts';

/** Of one person at once. */
const MOST = 200;

/** Files that the caller uploaded as resumes are read in the background, one after the other. A key that is not theirs is refused. */
export const dropResumes = ({ resume }: { readonly resume: readonly string[] }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { session } = grant;
    const keys = [...new Set(resume)];
    const [counted] = await tx.query<{ count: number }>('select count(*)::int as count from resume_drop where org_code = $1 and owner_id = $2 and file_key <> all($3)', [tx.orgCode, session.userId, keys]);
    if (keys.length + (counted?.count ?? 0) > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
    const own = await tx.query<{ key: string }>(`select key from stored_file where org_code = $1 and key = any($2) and created_by = $3::bigint and entity = 'candidate' and field = 'resume' and status <> 'PENDING' and row_id is null`, [tx.orgCode, keys, session.userId]);
    if (own.length < keys.length) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'resume', message: say(session.language, 'rule.fileGone') }] });
    if (keys.length > 0) {
      const first = await allocate(tx, 'resume_drop', keys.length);
      await tx.query('insert into resume_drop (org_code, id, owner_id, file_key) select $1, $2::bigint + n - 1, $3::bigint, key from unnest($4::text[]) with ordinality as k(key, n) on conflict do nothing', [tx.orgCode, first, session.userId, keys]);
    }
    return droppedAnswer(tx, grant);
  });
