import { CountInterviewsAheadDocument } from '../../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { useHiringFlow } from '../flow/useHiringFlow.ts';
import type { Row } from '../../../providers/data/row.ts';

/** Whether interviews for the post are still to come with a candidate who is rejected; also where nobody could tell. */
export const useWhetherToAsk = (): ((row: Row, to: string) => Promise<boolean>) => {
  const steps = useHiringFlow();
  return async ({ id }, to) => {
    if (steps?.find((step) => step.id === to)?.stage?.kind !== 'REJECTED') return false;
    try {
      return (await askAnswer('recruitment', CountInterviewsAheadDocument, { candidateId: [Number(id)], ofPost: true })).rounds > 0;
    } catch {
      return true;
    }
  };
};
