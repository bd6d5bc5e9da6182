import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { SetRoundStatusDocument } from '../../../../generated/recruitment/operations.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Refusal } from './Refusal.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import { withUnreached } from './withUnreached.ts';
import { useKeptState } from '../../shell/useKeptState.ts';
import type { RoundProps } from './RoundActs.tsx';

/** Calls a round off; everybody is told. */
export const CancelRound = ({ round: { roundId, roundName }, interviewId, candidateId, onClose }: RoundProps & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const [reason, setReason] = useKeptState(`cancel-round ${roundId}`, '');
  const { run, isWorking, refusal } = useChange('recruitment', true);
  const cancel = async (): Promise<void> => {
    const done = translate('interviews.changed', { round: roundName, status: translate('enum.ScheduledRoundStatus.CANCELLED') });
    if (await run(SetRoundStatusDocument, { candidateId, interviewId, roundId, status: 'CANCELLED', reason: reason.trim() || null }, ({ withoutAddress }) => withUnreached(translate, done, withoutAddress ?? []))) onClose();
  };
  return (
    <Dialog
      alert
      title={translate('interviews.cancelTitle', { round: roundName })}
      onClose={onClose}
      actions={<><Button onClick={onClose}>{translate('interviews.keep')}</Button><Button variant="contained" color="error" loading={isWorking} onClick={() => void cancel()}>{translate('interviews.cancel')}</Button></>}
    >
      <p style={{ marginBottom: 12 }}>{translate('interviews.cancelWhy')}</p>
      <TextField label={translate('interviews.reason')} multiline minRows={2} fullWidth value={reason} slotProps={{ htmlInput: { maxLength: 500 } }} onChange={({ target }) => setReason(target.value)} />
      <Refusal refusal={refusal} />
    </Dialog>
  );
};
