import { reachOf, type Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { ofCandidate } from './candidates/of-candidate.ts';
import { readCandidates } from './candidates/read-candidates.ts';
import { specifiedRow } from './candidates/specified-row.ts';
import { duplicatesOf } from './duplicates/near.ts';

/** Document 1 §7: who may be the same person as a candidate, the likeliest first. A candidate out of reach is not found, and neither are those alike. */
export const getDuplicateCandidateList = async ({ candidateId }: { readonly candidateId: number }, context: Context, grant: Grant) => {
  const { session } = grant;
  const { line } = await ofCandidate(context, grant, candidateId);
  const alike = await withOrg(context.db, session.orgCode, (tx) => duplicatesOf(tx, line.id));
  const { read } = await readCandidates(context, grant, { filters: [{ ids: [...alike.keys()] }], limit: 200 });
  const seesBirth = reachOf(session, 'CANDIDATE_PERSONAL', 'VIEW') !== null;
  const duplicates = read
    .map((one) => ({ candidate: specifiedRow(one), ...alike.get(one.line.id)! }))
    .map((one) => ({ ...one, reasons: one.reasons.filter((reason) => reason !== 'BIRTH_DATE' || seesBirth) }))
    .sort((one, other) => other.score - one.score);
  return { errorCode: '', message: '', validationError: null, totalRecords: duplicates.length, duplicates };
};
