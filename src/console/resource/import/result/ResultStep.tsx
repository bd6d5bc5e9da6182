import { useState } from 'react';
import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslate } from 'ra-core';
import { TickTrayDrawing } from '../../../shell/drawings/TickTrayDrawing.tsx';
import { ConfirmDialog } from '../../../shell/pieces/ConfirmDialog.tsx';
import { State } from '../../../shell/states/State.tsx';
import { useConfirmFigures } from '../confirm/useConfirmFigures.ts';
import { SummaryStrip } from '../frame/SummaryStrip.tsx';
import { WizardFrame } from '../frame/WizardFrame.tsx';
import { faultyRowsAddress } from '../job/addresses.ts';
import type { ImportJob } from '../job/importJob.ts';
import { useDownload } from '../job/useDownload.ts';
import { useMoment } from '../job/useMoment.ts';
import { useWizard } from '../WizardContext.ts';
import { useUndoImport } from './useUndoImport.ts';

type Props = { readonly job: ImportJob; readonly refresh: () => Promise<unknown> };

/** What came of the import, in the figures that were confirmed, and the way back. */
export const ResultStep = ({ job, refresh }: Props) => {
  const translate = useTranslate();
  const moment = useMoment();
  const { number, word, close, openTouched, open } = useWizard();
  const figures = useConfirmFigures(job);
  const download = useDownload();
  const undo = useUndoImport(job, refresh);
  const [asks, setAsks] = useState(false);
  const written = job.added + job.updated;
  const counts = { smart_count: written, number: number(written), entities: word(written) };
  const title = undo.isUndone ? 'import.result.undone' : job.action === 'UPDATE' ? 'import.result.updated' : 'import.result.added';
  return (
    <WizardFrame step="confirm" isOver>
      <SummaryStrip figures={figures} label={translate('import.review.summary')} />
      <State
        role="status"
        drawing={<TickTrayDrawing />}
        title={translate(title, counts)}
        actions={
          <>
            <Button variant="contained" onClick={() => (job.changeSet === null || undo.isUndone ? close() : openTouched(job.changeSet))}>
              {translate('import.result.open', { entities: word(2) })}
            </Button>
            {undo.isUndone ? null : (
              <Button startIcon={<Undo2 />} disabled={undo.isWorking} onClick={() => setAsks(true)}>
                {translate('import.result.undo')}
              </Button>
            )}
            <Button onClick={() => open(undefined)}>{translate('import.result.another')}</Button>
          </>
        }
        after={
          job.faulty > 0 ? (
            <Button variant="text" startIcon={<Download />} disabled={download.isWorking} onClick={() => void download.run(faultyRowsAddress(job.id))} sx={{ mt: '12px' }}>
              {translate('import.result.download', { smart_count: job.faulty, number: number(job.faulty) })}
            </Button>
          ) : null
        }
      >
        {undo.isUndone ? translate('import.result.undoneText') : translate('import.result.text', { file: job.fileName, when: moment(job.updatedAt), name: job.by })}
        {job.created > 0 && !undo.isUndone ? ` ${translate('import.result.created', { smart_count: job.created, number: number(job.created) })}` : null}
      </State>
      {asks ? (
        <ConfirmDialog
          title={translate('import.result.askUndo')}
          confirm={translate('import.result.undo')}
          destructive
          onCancel={() => setAsks(false)}
          onConfirm={() => {
            // What shows the way of a long undoing must not lie under the question.
            setAsks(false);
            void undo.run();
          }}
        >
          {translate(job.action === 'UPDATE' ? 'import.result.askUndoUpdated' : 'import.result.askUndoAdded', counts)}
        </ConfirmDialog>
      ) : null}
    </WizardFrame>
  );
};
