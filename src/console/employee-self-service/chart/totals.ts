import { useQuery } from '@tanstack/react-query';
import { ReadChartTotalsDocument } from '../../../../generated/organisation-chart/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { Person } from './model.ts';

type Waiting = { readonly id: string; readonly tell: (people: number) => void; readonly fail: (error: unknown) => void };

/** Milliseconds in which cards that appear together are asked for together, and how many at most. */
const TOGETHER = 40;
const MOST = 200;

let waiting: Waiting[] = [];

const send = async (): Promise<void> => {
  const batch = waiting.slice(0, MOST);
  waiting = waiting.slice(MOST);
  if (waiting.length > 0) setTimeout(() => void send(), TOGETHER);
  try {
    const { rows } = await askAnswer('organisation-chart', ReadChartTotalsDocument, { ids: [...new Set(batch.map(({ id }) => id))] });
    const found = new Map(rows.map(({ id, people }) => [id, people]));
    for (const { id, tell } of batch) tell(found.get(id) ?? 0);
  } catch (error) {
    for (const { fail } of batch) fail(error);
  }
};

const readTotal = (id: string): Promise<number> =>
  new Promise((tell, fail) => {
    if (waiting.length === 0) setTimeout(() => void send(), TOGETHER);
    waiting.push({ id, tell, fail });
  });

/** How many report to somebody directly or through others; undefined until it is counted. */
export const useTotal = ({ id, reports }: Person, isAsked: boolean): number | undefined =>
  useQuery({ queryKey: ['organisation-chart', 'total', id], enabled: isAsked && reports > 0, queryFn: () => readTotal(id), staleTime: 60_000, retry: false }).data;
