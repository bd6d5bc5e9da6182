import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AnswerShiftSwapDocument, AskShiftSwapDocument, CancelShiftSwapDocument, ReadOwnShiftsDocument, ReadSwapChoicesDocument } from '../../../../generated/attendance/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { AskShiftSwapMutationVariables, ReadOwnShiftsQuery } from '../../../../generated/attendance/operations.ts';

export type Own = ReadOwnShiftsQuery['answer'];
export type OwnDay = Own['days'][number];
export type Swap = Own['swaps'][number];

/** The own days of four weeks and the swaps that concern the person. */
export const useOwnShifts = () => useQuery({ queryKey: ['own-shifts'], queryFn: ({ signal }) => askAnswer('attendance', ReadOwnShiftsDocument, {}, signal) });

export const useSwapChoices = (day: string) => useQuery({ queryKey: ['swap-choices', day], queryFn: async ({ signal }) => (await askAnswer('attendance', ReadSwapChoicesDocument, { day }, signal)).colleagues });

export const useSwapActs = () => {
  const client = useQueryClient();
  const again = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } finally {
      // What was refused because it changed meanwhile is shown as it is now.
      await client.invalidateQueries();
    }
  };
  return {
    ask: (asked: AskShiftSwapMutationVariables) => again(askAnswer('attendance', AskShiftSwapDocument, asked)),
    answer: ({ id, version }: Swap, accepts: boolean) => again(askAnswer('attendance', AnswerShiftSwapDocument, { id, version, accepts })),
    cancel: ({ id, version }: Swap) => again(askAnswer('attendance', CancelShiftSwapDocument, { id, version })),
  };
};
