import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { readFile } from '../../providers/upload.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { talkKey, type RecordName } from '../panel/useTalk.ts';
import { act, readFiles, type TalkFile } from './talk.ts';

/** The files of a record, and what one does with them. */
export const useFiles = (record: RecordName) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const { data, isLoading, error, refetch } = useQuery({ queryKey: [...talkKey(record), 'files'], queryFn: ({ signal }) => readFiles(record, signal) });
  const doing = async (operation: 'deleteRecordFile' | 'restoreRecordFile', { id, name }: TalkFile, done: () => void): Promise<void> => {
    try {
      await act(operation, id);
      done();
      await client.invalidateQueries({ queryKey: talkKey(record) });
    } catch (failure) {
      tellFailure(failure, { action: operation === 'deleteRecordFile' ? 'delete' : 'undo', form: name });
    }
  };
  const restore = (file: TalkFile) => doing('restoreRecordFile', file, () => show({ type: 'success', message: translate('talk.fileRestored', { name: file.name }) }));
  return {
    files: data ?? [],
    isLoading,
    // What was read stays when reading it again fails.
    error: data ? null : error,
    retry: () => void refetch(),
    remove: (file: TalkFile) =>
      void doing('deleteRecordFile', file, () => show({ type: 'success', message: translate('talk.fileDeleted', { name: file.name }), action: { label: translate('form.undo'), run: () => void restore(file) } })),
    download: async ({ key, name }: TalkFile): Promise<void> => {
      try {
        const { address } = await readFile(key);
        const link = Object.assign(document.createElement('a'), { href: address, download: name });
        link.click();
      } catch (failure) {
        tellFailure(failure);
      }
    },
  };
};
