import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PreviewMergeDocument } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';

/** What stands against merging these, and what goes over; undefined until it is known. */
export const useMergePreview = (keep: number, others: readonly number[]) => {
  const { data, error } = useQuery({ queryKey: ['merge-preview', keep, ...others], enabled: others.length > 0, placeholderData: keepPreviousData, retry: false, queryFn: ({ signal }) => askAnswer('recruitment', PreviewMergeDocument, { keep, others: [...others] }, signal) });
  return error && !data ? { conflicts: [error.message], moves: [], hired: null } : data;
};

export type Preview = ReturnType<typeof useMergePreview>;
