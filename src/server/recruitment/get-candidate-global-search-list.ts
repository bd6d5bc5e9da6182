import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { foundEverywhere } from './candidates/found-everywhere.ts';
import { readCandidates } from './candidates/read-candidates.ts';
import { specifiedRow } from './candidates/specified-row.ts';
import { tabFilter } from './candidates/tab.ts';

type Arguments = { readonly searchValue: string; readonly formId?: number | null; readonly screenTab?: string | null; readonly offset?: number | null; readonly limit?: number | null };

/** Document 1 §7: candidates by words of themselves, their skills and their resumes. */
export const getCandidateGlobalSearchList = async ({ searchValue, formId, screenTab, offset, limit }: Arguments, context: Context, grant: Grant) => {
  const tab = tabFilter(screenTab, formId, grant, null);
  const { search, filters } = await foundEverywhere(context.db, grant.session.orgCode, searchValue);
  const { total, read } = await readCandidates(context, grant, { filters: [...tab, ...filters], search, offset: offset ?? 0, limit: limit ?? 50 });
  return { errorCode: '', message: '', validationError: null, totalRecords: total, candidates: read.map(specifiedRow) };
};
