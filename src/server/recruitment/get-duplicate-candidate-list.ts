import { SAME } from '../../domain/duplicates/compare.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { ofCandidate } from './candidates/of-candidate.ts';
import { readCandidates } from './candidates/read-candidates.ts';
import { specifiedRow } from './candidates/specified-row.ts';
import { alikeTo, askedOf } from './duplicates/near.ts';
import { ownBirthSeen, knownOf } from './duplicates/seen.ts';

/** Document 1 §7: who may be the same person as a candidate, the likeliest first. A candidate out of reach is not found, and neither are those alike. Birth dates count for who sees them. */
export const getDuplicateCandidateList = async ({ candidateId }: { readonly candidateId: number }, context: Context, grant: Grant) => {
  const { session } = grant;
  const { line } = await ofCandidate(context, grant, candidateId);
  const told = await withOrg(context.db, session.orgCode, async (tx) => {
    const alike = await alikeTo(tx, await askedOf(tx, [line.id]));
    const [known, own] = [await knownOf(tx, session, grant, alike, line.id), await ownBirthSeen(tx, session, line.id)];
    return new Map(alike.flatMap(({ id, whole, plain }) => (known.has(id) ? [[id, own && known.get(id)!.born ? whole : plain] as const] : [])).filter(([, { score }]) => score >= SAME));
  });
  const { read } = told.size === 0 ? { read: [] } : await readCandidates(context, grant, { filters: [{ ids: [...told.keys()] }], limit: 200 });
  const duplicates = read.map((one) => ({ candidate: specifiedRow(one), ...told.get(one.line.id)! })).sort((one, other) => other.score - one.score);
  return { errorCode: '', message: '', validationError: null, totalRecords: duplicates.length, duplicates };
};
