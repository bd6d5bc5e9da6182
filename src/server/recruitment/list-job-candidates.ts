import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { candidateFilters, withSkills, type CandidateFilters } from './candidates/filters.ts';
import { readCandidates } from './candidates/read-candidates.ts';
import { specifiedRow } from './candidates/specified-row.ts';
import { tabFilter } from './candidates/tab.ts';

type Arguments = CandidateFilters & { readonly searchString?: string | null; readonly formId?: number | null; readonly screenTab?: string | null; readonly offset?: number | null; readonly limit?: number | null };

/** Document 1 §7: candidates by many filters, under both root types (decision 6). */
export const listJobCandidates = async (args: Arguments, context: Context, grant: Grant) => {
  const tab = tabFilter(args.screenTab, args.formId, grant, 'candidates');
  const filters = await withOrg(context.db, grant.session.orgCode, (tx) => candidateFilters(tx, args));
  const { total, read } = await readCandidates(context, grant, { filters: [...tab, ...filters], where: withSkills(args), search: args.searchString ?? null, offset: args.offset ?? 0, limit: args.limit ?? 50 });
  return { errorCode: '', message: '', validationError: null, totalRecords: total, candidates: read.map(specifiedRow) };
};
