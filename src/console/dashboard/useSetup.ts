import { useQuery } from '@tanstack/react-query';
import { ReadSetupProgressDocument } from '../../../generated/organisation-data/operations.ts';
import type { ReadSetupProgressQuery } from '../../../generated/organisation-data/operations.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import type { WidgetQuery } from './board/useWidget.ts';

/** The key of the card. */
export const SETUP = 'setup';

export type Progress = ReadSetupProgressQuery['answer']['steps'];

/** How far the organisation is set up, of what this person may do about it. Asked anew with each visit of Home, since steps are taken elsewhere; the card and its dashboard ask together. */
export const useProgress = (isWanted = true): WidgetQuery<Progress> => {
  const { data, error, isPending, refetch } = useQuery({ queryKey: ['dashboard', 'setup'], queryFn: ({ signal }) => askAnswer('organisation-data', ReadSetupProgressDocument, {}, signal), enabled: isWanted, staleTime: 2_000, retry: false });
  return { data: data?.steps, error, isPending, refetch };
};

/** Whether something is left to set up; where it cannot be told, nothing is. */
export const useSetup = (isWanted: boolean): { readonly isKnown: boolean; readonly isOpen: boolean } => {
  const { data, error } = useProgress(isWanted);
  return { isKnown: !isWanted || data !== undefined || error !== null, isOpen: isWanted && data?.some(({ isDone }) => !isDone) === true };
};
