import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { RecordPaymentDocument } from '../../../generated/billing/operations.ts';
import { DayField } from '../fields/date/DayField.tsx';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { Dialog } from '../shell/pieces/Dialog.tsx';
import { showSnackbar } from '../shell/snackbar/snackbars.ts';
import { useToday } from '../shell/useToday.ts';
import { askBilling, fieldProblems } from './askBilling.ts';
import { billingKey } from './useBilling.ts';
import type { InvoiceRow } from './useInvoices.ts';

/** Notes that a transfer for an invoice arrived, and with which reference. */
export const RecordPayment = ({ invoice, onClose }: { readonly invoice: InvoiceRow; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const today = useToday();
  const client = useQueryClient();
  const tell = useTellFailure();
  const [paidOn, setPaidOn] = useState(today);
  const [reference, setReference] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isWorking, setWorking] = useState(false);
  const save = async (): Promise<void> => {
    if (reference.trim() === '') return setProblems({ reference: translate('billing.tax.rule.required') });
    setWorking(true);
    try {
      await askBilling(RecordPaymentDocument, { number: invoice.number, paidOn, reference });
      showSnackbar({ type: 'success', message: translate('billing.invoices.noted', { number: invoice.number }) });
      onClose();
      await client.invalidateQueries({ queryKey: billingKey });
    } catch (error) {
      const found = fieldProblems(error);
      setProblems(found);
      if (Object.keys(found).length === 0) tell(error);
    } finally {
      setWorking(false);
    }
  };
  return (
    <Dialog
      title={translate('billing.invoices.payTitle', { number: invoice.number })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" loading={isWorking} onClick={() => void save()}>
            {translate('billing.invoices.pay')}
          </Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <DayField label={translate('billing.invoices.paidOn')} value={paidOn} problem={problems['paidOn']} onChoose={setPaidOn} />
        <TextField required autoFocus label={translate('billing.invoices.bankReference')} value={reference} error={problems['reference'] !== undefined} helperText={problems['reference']} slotProps={{ htmlInput: { maxLength: 200 } }} onChange={({ target }) => setReference(target.value)} />
      </div>
    </Dialog>
  );
};
