import { useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useLocale, useTranslate } from 'react-admin';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { useTellFailure } from '../failure/useTellFailure.ts';
import { Dialog } from '../pieces/Dialog.tsx';
import { cancelBulkEdit } from './bulkJob.ts';
import type { BulkJob } from './bulkJob.ts';
import { keepUndoWork, keptUndoWork } from './undoWork.ts';

/** How far the undo or redo of very many records is. It goes on when the dialog is closed; whoever began it hears the end. */
export const UndoWorkDialog = ({ job: { id, state, progress, total } }: { readonly job: BulkJob }) => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const format = new Intl.NumberFormat(tagOf(useLocale()));
  const [closed, setClosed] = useState(() => (keptUndoWork()?.isClosed ? keptUndoWork()?.id : undefined));
  const leave = (): void => {
    keepUndoWork({ id, isClosed: true });
    setClosed(id);
  };
  if (closed === id) return null;
  const title = translate('bulk.undo.title');
  return (
    <Dialog
      title={title}
      onClose={leave}
      persistent
      actions={
        <>
          <Button onClick={() => void cancelBulkEdit(id).catch((error: unknown) => tellFailure(error, { action: 'undo' }))}>{translate('bulk.cancel')}</Button>
          <Button variant="contained" onClick={leave}>
            {translate('shell.progress.background')}
          </Button>
        </>
      }
    >
      <div role="status">
        <p>{state === 'WAITING' ? translate('bulk.waiting') : total === null ? translate('bulk.counting') : translate('bulk.progress', { done: format.format(progress), total: format.format(total) })}</p>
        <p>{translate('bulk.goesOn')}</p>
        <LinearProgress sx={{ mt: 1.5 }} aria-label={title} {...(total === null ? {} : { variant: 'determinate' as const, value: total === 0 ? 100 : (progress / total) * 100 })} />
      </div>
    </Dialog>
  );
};
