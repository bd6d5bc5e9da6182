import { useQuery } from '@tanstack/react-query';
import { ReadDuplicatesOfDocument } from '../../../../generated/recruitment/operations.ts';
import { useSession } from '../../providers/authSession.ts';
import { nameOfScreen } from '../../providers/data/metadata.ts';
import { printedMetadata } from '../../providers/data/printedMetadata.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';
import type { DuplicateReason } from '../../../../generated/recruitment/operations.ts';
import { useData } from '../../shell/Steady.tsx';

/** Why somebody may be the same as the candidate of the page. */
export type Likeness = { readonly score: number; readonly reasons: readonly DuplicateReason[] };
export type Comparison = { readonly target: ScreenResource; readonly people: readonly Row[]; readonly likeness: ReadonlyMap<string, Likeness> };

/** As many stand side by side. */
const MOST = 4;

/** A candidate and who may be the same person, whole, as the one who looks may see them: on whichever screen each stands. */
export const useComparison = (id: string) => {
  const dataProvider = useData();
  const rights = useSession()?.rights;
  return useQuery({
    queryKey: ['comparison', id],
    queryFn: async ({ signal }): Promise<Comparison> => {
      const target = await printedMetadata.screenResource('recruitment/job-candidates');
      const screens = target.resource.screens.filter(({ form, actions }) => rights?.[form]?.view === true && actions.length > 0);
      const read = async (one: string): Promise<Row | undefined> => {
        for (const screen of screens) {
          const found = await dataProvider.getOne<Row>(nameOfScreen(screen), { id: one }).then(({ data }) => data, () => undefined);
          if (found) return found;
        }
        return undefined;
      };
      const { duplicates } = await askAnswer('recruitment', ReadDuplicatesOfDocument, { candidateId: Number(id) }, signal);
      const likeness = new Map(duplicates.slice(0, MOST - 1).map(({ candidate, score, reasons }) => [String(candidate.Candidate_Id), { score, reasons }]));
      const people = await Promise.all([id, ...likeness.keys()].map(read));
      return { target, people: people.flatMap((one) => one ?? []), likeness };
    },
    retry: false,
  });
};
