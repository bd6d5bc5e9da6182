import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { droppedAnswer } from './resumes/dropped.ts';

/** The caller's own, whether they were read or wait; what is read meanwhile is let go. */
export const putAwayResumes = ({ id }: { readonly id: readonly string[] }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    await tx.query('delete from resume_drop where org_code = $1 and owner_id = $2 and id::text = any($3)', [tx.orgCode, grant.session.userId, id]);
    return droppedAnswer(tx, grant);
  });
