import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { BookDemoDocument } from '../../../generated/billing/operations.ts';
import { DayField } from '../fields/date/DayField.tsx';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { Dialog } from '../shell/pieces/Dialog.tsx';
import { showSnackbar } from '../shell/snackbar/snackbars.ts';
import { useToday } from '../shell/useToday.ts';
import { addedDays } from './addedDays.ts';
import { askBilling } from './askBilling.ts';
import { billingKey } from './useBilling.ts';

/** Which day suits, and what is to be shown; whoever sells gets it by mail. */
export const BookDemo = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const today = useToday();
  const client = useQueryClient();
  const tell = useTellFailure();
  const [on, setOn] = useState(addedDays(today, 2));
  const [note, setNote] = useState('');
  const [isWorking, setWorking] = useState(false);
  const book = async (): Promise<void> => {
    setWorking(true);
    try {
      await askBilling(BookDemoDocument, { on, note });
      showSnackbar({ type: 'success', message: translate('billing.demo.asked') });
      onClose();
      await client.invalidateQueries({ queryKey: billingKey });
    } catch (error) {
      tell(error);
      setWorking(false);
    }
  };
  return (
    <Dialog
      title={translate('billing.demo.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" loading={isWorking} onClick={() => void book()}>
            {translate('billing.demo.ask')}
          </Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <DayField label={translate('billing.demo.on')} value={on} onChoose={setOn} />
        <TextField multiline minRows={3} label={translate('billing.demo.note')} value={note} slotProps={{ htmlInput: { maxLength: 500 } }} onChange={({ target }) => setNote(target.value)} />
      </div>
    </Dialog>
  );
};
