import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../fields/input/useFormats.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { talkKey, type RecordName } from '../panel/useTalk.ts';
import { act, addComment, changeComment, readComments, type Comment, type Said } from './talk.ts';

/** The comments of a record, oldest of those that were read first, and what one does with them. */
export const useComments = (record: RecordName) => {
  const translate = useTranslate();
  const { locale } = useFormats();
  const client = useQueryClient();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const query = useInfiniteQuery({
    queryKey: [...talkKey(record), 'comments'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => readComments(record, pageParam, signal),
    getNextPageParam: (last, pages) => (pages.reduce((sum, { rows }) => sum + rows.length, 0) < last.totalRecords ? last.rows.at(-1)?.id : undefined),
    refetchOnWindowFocus: true,
  });
  const again = () => client.invalidateQueries({ queryKey: talkKey(record) });
  const tellSaid = ({ notTold }: Said): void => {
    if (notTold.length > 0) show({ type: 'info', message: translate('talk.notTold', { names: new Intl.ListFormat(locale).format(notTold) }) });
  };
  /** Answers whether it was said; what failed is told. */
  const doing = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      await again();
      return true;
    } catch (error) {
      tellFailure(error);
      return false;
    }
  };
  const restore = (id: string) =>
    doing(async () => {
      await act('restoreRecordComment', id);
      show({ type: 'success', message: translate('talk.restored') });
    });
  const pages = query.data?.pages ?? [];
  return {
    comments: pages.flatMap(({ rows }) => rows).toReversed(),
    isLoading: query.isLoading,
    // What was read stays when reading it again, or more of it, fails.
    error: query.data ? null : query.error,
    hasEarlier: query.hasNextPage,
    showEarlier: async (): Promise<void> => {
      const { isFetchNextPageError, error } = await query.fetchNextPage();
      if (isFetchNextPageError) tellFailure(error);
    },
    retry: () => void query.refetch(),
    add: (text: string) => doing(async () => tellSaid(await addComment(record, text))),
    change: (id: string, text: string) => doing(async () => tellSaid(await changeComment(id, text))),
    remove: ({ id }: Comment) =>
      doing(async () => {
        await act('deleteRecordComment', id);
        show({ type: 'success', message: translate('talk.deleted'), action: { label: translate('form.undo'), run: () => void restore(id) } });
      }),
  };
};
