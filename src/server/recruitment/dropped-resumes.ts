import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { droppedAnswer } from './resumes/dropped.ts';

/** What the caller dropped and neither added nor put away. */
export const droppedResumes = (_args: object, { db }: Context, grant: Grant) => withOrg(db, grant.session.orgCode, (tx) => droppedAnswer(tx, grant));
