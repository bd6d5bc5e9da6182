import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { readCandidates } from './candidates/read-candidates.ts';
import { specifiedRow } from './candidates/specified-row.ts';

type Arguments = { readonly talentPoolId: number; readonly offset?: number | null; readonly limit?: number | null };

/** Document 1 §7: who is kept in a pool. */
export const getTalentPoolCandidateList = async ({ talentPoolId, offset, limit }: Arguments, context: Context, grant: Grant) => {
  const [pool] = await withOrg(context.db, grant.session.orgCode, (tx) => tx.query('select id from talent_pool where org_code = $1 and id = $2::bigint', [tx.orgCode, talentPoolId]));
  if (!pool) throw refuse('NOT_FOUND');
  const { total, read } = await readCandidates(context, grant, { filters: [{ standing: { equals: 'TALENT_POOL' } }, { talentPoolId: { equals: String(talentPoolId) } }], offset: offset ?? 0, limit: limit ?? 50 });
  return { errorCode: '', message: '', validationError: null, totalRecords: total, candidates: read.map(specifiedRow) };
};
