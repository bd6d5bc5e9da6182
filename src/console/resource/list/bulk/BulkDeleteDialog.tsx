import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Dialog } from '../../../shell/pieces/Dialog.tsx';
import { WarningModal } from '../../../shell/pieces/WarningModal.tsx';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { useAskedCount } from '../asked.ts';
import type { Asked } from '../asked.ts';
import { useMoot } from '../useMoot.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { startBulkDelete } from './bulkJob.ts';
import { useBulkWork } from './useBulkWork.ts';
import { useChooseAgain } from './useChooseAgain.ts';

/** The one question before everything that matches is deleted, then how far the server is. */
export const BulkDeleteDialog = ({ asked, onClose }: { readonly asked: Asked; readonly onClose: () => void }) => {
  const { selection, target, address, change } = useListModel();
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const { count, isEstimate, isCounting } = useAskedCount(asked);
  const what = words.counted(count, isEstimate);
  const chooseAgain = useChooseAgain();
  /** The work does not need the dialog, and what it works on is no choice any more. */
  const leave = (): void => {
    if (address.record !== undefined && asked.has(address.record)) change({ record: undefined });
    selection.clear();
    onClose();
  };
  const { job, isStarting, start, hide, cancel } = useBulkWork('delete', leave, (isShown) => (isShown ? onClose() : chooseAgain()));
  const background = (): void => {
    hide();
    leave();
  };
  useMoot(isStarting || job !== undefined, onClose);
  const title = translate('bulk.delete.title', { what });
  if (job?.state === 'RUNNING' || job?.state === 'WAITING')
    return (
      <Dialog
        title={title}
        onClose={background}
        persistent
        actions={
          <>
            <Button onClick={() => void cancel()}>{translate('bulk.cancel')}</Button>
            <Button variant="contained" onClick={background}>
              {translate('shell.progress.background')}
            </Button>
          </>
        }
      >
        <BulkProgress job={job} progress="bulk.delete.progress" label={title} />
      </Dialog>
    );
  return (
    <WarningModal open destructive isWorking={isStarting} isBlocked={isCounting} onAccept={() => void start(() => startBulkDelete(target, asked.query))} onClose={onClose}>
      {translate('grid.delete.body', { what })}
      {job?.state === 'FAILED' ? (
        <p role="alert" style={{ margin: '12px 0 0', color: 'var(--bad)' }}>
          {job.failure}
        </p>
      ) : null}
    </WarningModal>
  );
};
