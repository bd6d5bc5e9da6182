import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { readCandidates } from './candidates/read-candidates.ts';
import { specifiedRow } from './candidates/specified-row.ts';
import { tabFilter } from './candidates/tab.ts';

type Arguments = { readonly searchValue: string; readonly formId?: number | null; readonly screenTab?: string | null; readonly offset?: number | null; readonly limit?: number | null };

/** Document 1 §7: candidates by words of themselves, their skills and their resumes; no words find nobody. */
export const getCandidateGlobalSearchList = async ({ searchValue, formId, screenTab, offset, limit }: Arguments, context: Context, grant: Grant) => {
  const tab = tabFilter(screenTab, formId, grant, null);
  const search = searchValue.trim();
  const { total, read } = await readCandidates(context, grant, { filters: search === '' ? [...tab, { ids: [] }] : tab, search, offset: offset ?? 0, limit: limit ?? 50 });
  return { errorCode: '', message: '', validationError: null, totalRecords: total, candidates: read.map(specifiedRow) };
};
