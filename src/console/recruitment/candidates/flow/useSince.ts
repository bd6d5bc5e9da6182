import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../providers/authSession.ts';
import type { Row } from '../../../providers/data/row.ts';
import { useData } from '../../../shell/Steady.tsx';

const SCREEN = 'recruitment/applications';
const DAY = 86_400_000;

/** Whole days since an instant. */
export const daysSince = (at: string, now: number): number => Math.max(0, Math.floor((now - Date.parse(at)) / DAY));

/** Since when the status counts, and the day on which the candidate took the application back. */
export type Since = { readonly at: string; readonly withdrawnOn: string | null };

/** Since when each of these candidates has the status that counts now, by candidate: told by their applications, so only of those who have a post. */
export const useSince = (candidates: readonly Row[]): ReadonlyMap<string, Since> => {
  const dataProvider = useData();
  const isOpen = useSession()?.rights['JOB_CANDIDATES']?.view === true;
  const asked = candidates.filter((row) => (row['jobPostId'] ?? null) !== null);
  const ids = asked.map(({ id }) => id).toSorted();
  const { data } = useQuery({
    queryKey: [SCREEN, 'since', ids, asked.map((row) => row['statusId'])],
    enabled: isOpen && ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await dataProvider.getList<Row>(SCREEN, { filter: { candidateId: { in: ids } }, pagination: { page: 1, perPage: 500 }, meta: { columns: ['candidate', 'jobPost', 'since', 'withdrawnOn'], search: '', sorts: [] }, signal })).data,
  });
  const posts = new Map(asked.map((row) => [row.id, String(row['jobPostId'])]));
  return new Map((data ?? []).flatMap((row) => (posts.get(String(row['candidateId'])) === String(row['jobPostId']) ? [[String(row['candidateId']), { at: String(row['since']), withdrawnOn: typeof row['withdrawnOn'] === 'string' ? row['withdrawnOn'] : null }] as const] : [])));
};
