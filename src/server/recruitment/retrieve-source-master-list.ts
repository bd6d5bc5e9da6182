import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

/** Document 1 §7: where candidates come from, what is in use. */
export const retrieveSourceMasterList = async (_args: object, { db }: Context, { session }: Grant) => ({
  errorCode: '',
  message: '',
  validationError: null,
  sources: await withOrg(db, session.orgCode, (tx) => tx.query(`select id::int as "Source_Id", name as "Source_Title" from candidate_source where org_code = $1 and status = 'ACTIVE' order by name, id`, [tx.orgCode])),
});
