import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { EraseEmployeeHistoryDocument } from '../../../../generated/core-hr/operations.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { showSnackbar } from '../../shell/snackbar/snackbars.ts';
import { askAnswer } from '../../shell/askAnswer.ts';

type Props = { readonly id: string; readonly name: string; readonly onClose: () => void };

/** Asks, with the reason that is kept, before what the journal holds of a person's values is erased for good. */
export const EraseHistory = ({ id, name, onClose }: Props) => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const isEmpty = reason.trim() === '';
  const erase = async (): Promise<void> => {
    if (isEmpty) return setMissing(true);
    setWorking(true);
    try {
      await askAnswer('core-hr', EraseEmployeeHistoryDocument, { employeeId: id, reason });
      await queryClient.invalidateQueries();
      showSnackbar({ type: 'success', message: translate('erasure.done', { name }) });
      onClose();
    } catch (error) {
      tellFailure(error);
      setWorking(false);
    }
  };
  return (
    <Dialog
      alert
      title={translate('erasure.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" color="error" disabled={isWorking} onClick={() => void erase()}>
            {translate('erasure.act')}
          </Button>
        </>
      }
    >
      <p style={{ margin: '0 0 16px' }}>{translate('erasure.body')}</p>
      <TextField
        label={translate('accessRequest.why')}
        value={reason}
        required
        autoFocus
        multiline
        minRows={2}
        fullWidth
        error={isMissing && isEmpty}
        helperText={translate(isMissing && isEmpty ? 'rule.requiredPlain' : 'erasure.reasonHelp')}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
};
