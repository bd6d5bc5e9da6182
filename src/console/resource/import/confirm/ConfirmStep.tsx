import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { BareInput, InputBox } from '../../../fields/input/InputBox.tsx';
import { Note, Page } from '../frame/Page.tsx';
import { SummaryStrip } from '../frame/SummaryStrip.tsx';
import type { Step } from '../frame/Steps.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { WizardFrame } from '../frame/WizardFrame.tsx';
import type { ImportJob } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';
import { useConfirmFigures } from './useConfirmFigures.ts';

type Props = { readonly job: ImportJob; readonly onGo: (step: Step) => void; readonly onCommit: (reason: string) => Promise<void> };

/** Last step: what will be written and what is left out, why, and the act. */
export const ConfirmStep = ({ job, onGo, onCommit }: Props) => {
  const translate = useTranslate();
  const { number, word, target } = useWizard();
  const figures = useConfirmFigures(job);
  const [omits, setOmits] = useState(true);
  const [reason, setReason] = useState('');
  const [isSending, setIsSending] = useState(false);
  const counts = { smart_count: job.ready, number: number(job.ready), entities: word(job.ready) };
  const commit = async (): Promise<void> => {
    setIsSending(true);
    await onCommit(reason.trim());
    setIsSending(false);
  };
  return (
    <WizardFrame
      step="confirm"
      onGo={onGo}
      back={<Button onClick={() => onGo('review')}>{translate('import.back')}</Button>}
      note={translate('import.review.canUndo')}
      forward={
        <Button variant="contained" disabled={isSending || job.ready === 0 || (job.faulty > 0 && !omits)} onClick={() => void commit()}>
          {translate(job.action === 'UPDATE' ? 'import.confirm.update' : 'import.confirm.add', counts)}
        </Button>
      }
    >
      <SummaryStrip figures={figures} label={translate('import.review.summary')} />
      <Page>
        <section>
          <Trouble job={{ ...job, fault: null }} />
          <h2>{translate(job.action === 'UPDATE' ? 'import.confirm.titleUpdate' : 'import.confirm.titleAdd', counts)}</h2>
          <p>{translate('import.confirm.explain', { file: job.fileName })}</p>
          {target.resource.mails ? <p>{translate('import.confirm.noMails')}</p> : null}
          {job.created > 0 ? <p>{translate('import.confirm.created', { smart_count: job.created, number: number(job.created) })}</p> : null}
          {job.leftOut > 0 ? <p style={{ marginBottom: 8 }}>{translate('import.confirm.leftOut', { smart_count: job.leftOut, number: number(job.leftOut) })}</p> : null}
          {job.faulty > 0 ? (
            <Note data-tone="warn" sx={{ mb: '16px', alignItems: 'center' }}>
              <span>
                <FormControlLabel sx={{ m: 0, gap: '8px' }} control={<Switch checked={omits} onChange={(_, on) => setOmits(on)} />} label={translate('import.confirm.omit', { smart_count: job.faulty, number: number(job.faulty) })} />
                {omits ? null : <span style={{ display: 'block' }}>{translate('import.confirm.fixFirst')}</span>}
              </span>
              <Button size="small" onClick={() => onGo('review')}>
                {translate('import.confirm.toFix')}
              </Button>
            </Note>
          ) : null}
        </section>
        <section>
          <label htmlFor="import-reason">
            <b>{translate('import.confirm.reason')}</b>
          </label>
          <p style={{ color: 'var(--text-2)', marginBottom: 8 }}>{translate('import.confirm.reasonHelp')}</p>
          <InputBox>
            <BareInput id="import-reason" value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
          </InputBox>
        </section>
      </Page>
    </WizardFrame>
  );
};
