import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { useKeptState } from '../../shell/useKeptState.ts';

export type DeclineDialogProps = { readonly id: string; readonly name: string; readonly onDecline: (reason: string) => Promise<void>; readonly onClose: () => void };

/** Why a request is declined; the person reads it. */
export const DeclineDialog = ({ id, name, onDecline, onClose }: DeclineDialogProps) => {
  const translate = useTranslate();
  const [reason, setReason] = useKeptState(`decline ${id}`, '');
  const [isMissing, setMissing] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const decline = async (): Promise<void> => {
    if (reason.trim() === '') return setMissing(true);
    setWorking(true);
    await onDecline(reason);
    setWorking(false);
  };
  return (
    <Dialog
      title={translate('accessRequest.declineTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" loading={isWorking} onClick={() => void decline()}>
            {translate('accessRequest.decline')}
          </Button>
        </>
      }
    >
      <TextField
        label={translate('accessRequest.why')}
        value={reason}
        required
        autoFocus
        multiline
        minRows={3}
        fullWidth
        error={isMissing && reason.trim() === ''}
        helperText={translate(isMissing && reason.trim() === '' ? 'rule.requiredPlain' : 'accessRequest.whyHelp')}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
};
