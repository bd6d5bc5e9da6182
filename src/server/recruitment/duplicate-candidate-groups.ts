import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readCandidates } from './candidates/read-candidates.ts';
import { specifiedRow } from './candidates/specified-row.ts';
import { groupsSeen } from './duplicates/groups.ts';

const MOST = 50;
/** Candidates of one page at most: a group of more shows those of its likeliest pairs. */
const MOST_CANDIDATES = 400;

/** Candidates held to be one person, a page of groups, the likeliest first. */
export const duplicateCandidateGroups = async ({ offset, limit }: { readonly offset?: number | null; readonly limit?: number | null }, context: Context, grant: Grant) => {
  const { groups, waiting } = await withOrg(context.db, grant.session.orgCode, (tx) => groupsSeen(tx, grant));
  const from = Math.max(0, offset ?? 0);
  const page = groups.slice(from, from + Math.min(MOST, Math.max(1, limit ?? 20)));
  const ids = page.flatMap(({ members }) => members.map(String)).slice(0, MOST_CANDIDATES);
  const { read } = ids.length === 0 ? { read: [] } : await readCandidates(context, grant, { filters: [{ ids }], limit: MOST_CANDIDATES });
  const rows = new Map(read.map((one) => [Number(one.line.id), specifiedRow(one)]));
  return {
    errorCode: '',
    message: '',
    validationError: null,
    totalRecords: groups.length,
    candidateCount: groups.reduce((sum, { members }) => sum + members.length, 0),
    waiting,
    groups: page.map(({ score, members, pairs }) => ({ score, candidates: members.flatMap((id) => rows.get(id) ?? []), pairs })),
  };
};
