import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { KeepFeedbackDocument } from '../../../../generated/recruitment/operations.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Refusal } from './Refusal.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { useKeptState } from '../../shell/useKeptState.ts';
import type { Place } from './useScorecard.ts';

const Asking = ({ place, onClose }: { readonly place: Place; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const [reason, setReason] = useKeptState(`reopen-card ${place.roundId}`, '');
  const [hasTried, setTried] = useState(false);
  const { run, isWorking, refusal } = useChange('recruitment', true);
  const isMissing = hasTried && reason.trim() === '';
  const reopen = async (): Promise<void> => {
    setTried(true);
    if (reason.trim() === '') return;
    const done = await run(KeepFeedbackDocument, { ...place, skills: [], rating: null, recommendation: null, note: null, submit: false, reopen: true, reason }, () => translate('interviews.reopened'));
    if (done) onClose();
  };
  return (
    <Dialog
      title={translate('interviews.reopenTitle')}
      onClose={onClose}
      actions={<><Button onClick={onClose}>{translate('shell.cancel')}</Button><Button variant="contained" loading={isWorking} onClick={() => void reopen()}>{translate('interviews.reopen')}</Button></>}
    >
      <p>{translate('interviews.reopenWhy')}</p>
      <TextField label={translate('interviews.reason')} required autoFocus multiline minRows={2} fullWidth value={reason} error={isMissing} helperText={isMissing ? translate('rule.requiredPlain') : undefined} slotProps={{ htmlInput: { maxLength: 500 } }} onChange={({ target }) => setReason(target.value)} />
      <Refusal refusal={refusal} />
    </Dialog>
  );
};

/** A submitted scorecard becomes a draft again, with a reason. */
export const ReopenCard = ({ place }: { readonly place: Place }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('interviews.reopen')}</Button>
      {isOpen ? <Asking place={place} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
