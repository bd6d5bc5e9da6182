import { useState } from 'react';
import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../../shell/pieces/ConfirmDialog.tsx';
import { faultyRowsAddress } from '../job/addresses.ts';
import type { ImportJob } from '../job/importJob.ts';
import { useDownload } from '../job/useDownload.ts';
import { useWizard } from '../WizardContext.ts';

/** Back, and the faulty rows as a file in the template's columns. */
export const ReviewBack = ({ job, onBack }: { readonly job: ImportJob; readonly onBack: () => void }) => {
  const translate = useTranslate();
  const { number } = useWizard();
  const download = useDownload();
  return (
    <>
      <Button onClick={onBack}>{translate('import.back')}</Button>
      {job.faulty > 0 ? (
        <Button variant="text" startIcon={<Download />} disabled={download.isWorking} onClick={() => void download.run(faultyRowsAddress(job.id))}>
          {translate('import.review.download', { smart_count: job.faulty, number: number(job.faulty) })}
        </Button>
      ) : null}
    </>
  );
};

type Props = { readonly job: ImportJob; readonly isBusy: boolean; readonly onContinue: () => void; readonly onCommit: () => Promise<void> };

/** On with the rows that are ready; with faulty ones left, also at once without them after one question. */
export const ReviewForward = ({ job, isBusy, onContinue, onCommit }: Props) => {
  const translate = useTranslate();
  const { number, word } = useWizard();
  const [asks, setAsks] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const anyway = translate(job.action === 'UPDATE' ? 'import.review.updateAnyway' : 'import.review.addAnyway');
  const counts = { smart_count: job.ready, number: number(job.ready), entities: word(job.ready), omitted: number(job.faulty) };
  const commit = async (): Promise<void> => {
    setIsSending(true);
    await onCommit();
    setIsSending(false);
    setAsks(false);
  };
  return (
    <>
      {job.faulty > 0 && job.ready > 0 ? (
        <Button disabled={isBusy} onClick={() => setAsks(true)}>
          {anyway}
        </Button>
      ) : null}
      <Button variant="contained" disabled={isBusy || job.ready === 0} title={job.ready === 0 ? translate('import.review.noneReady') : undefined} onClick={onContinue}>
        {translate('import.review.continue', counts)}
      </Button>
      {asks ? (
        <ConfirmDialog title={translate(job.action === 'UPDATE' ? 'import.review.askUpdate' : 'import.review.askAdd', counts)} confirm={anyway} isWorking={isSending} onConfirm={() => void commit()} onCancel={() => setAsks(false)}>
          {translate('import.review.askText', { smart_count: job.faulty, number: number(job.faulty) })}
        </ConfirmDialog>
      ) : null}
    </>
  );
};
