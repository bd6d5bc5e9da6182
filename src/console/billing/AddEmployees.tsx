import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { AddEmployeesDocument } from '../../../generated/billing/operations.ts';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { Dialog } from '../shell/pieces/Dialog.tsx';
import { showSnackbar } from '../shell/snackbar/snackbars.ts';
import { askBilling, fieldProblems } from './askBilling.ts';
import { PriceLines } from './PriceLines.tsx';
import { billingKey } from './useBilling.ts';
import { usePreview } from './usePreview.ts';
import type { Subscription } from './useBilling.ts';

/** How many more people the plan is to cover, with what that costs. */
export const AddEmployees = ({ subscription, onClose }: { readonly subscription: Subscription; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const tell = useTellFailure();
  const [text, setText] = useState('1');
  const [isWorking, setWorking] = useState(false);
  const [refused, setRefused] = useState<string>();
  const more = /^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text) : null;
  const { preview, problem } = usePreview(subscription.planId, more === null ? null : subscription.subscribedPlanQuantity + more, null);
  const wrong = more === null ? translate('billing.plans.quantityRule', { least: 1 }) : (refused ?? problem);
  const add = async (): Promise<void> => {
    if (more === null) return;
    setWorking(true);
    try {
      const { addSubscriptionQuantity: done } = await askBilling(AddEmployeesDocument, { planEmployeeCount: more });
      showSnackbar({ type: 'success', message: translate('billing.members.added', { smart_count: done.subscription?.subscribedPlanQuantity ?? 0 }) });
      onClose();
      await client.invalidateQueries({ queryKey: billingKey });
    } catch (error) {
      const said = fieldProblems(error)['planEmployeeCount'];
      if (said === undefined) tell(error);
      else setRefused(said);
    } finally {
      setWorking(false);
    }
  };
  return (
    <Dialog
      title={translate('billing.members.addTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" loading={isWorking} disabled={wrong !== undefined} onClick={() => void add()}>
            {translate('billing.members.add')}
          </Button>
        </>
      }
    >
      <TextField
        label={translate('billing.members.more')}
        value={text}
        autoFocus
        required
        error={wrong !== undefined}
        helperText={wrong}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
        onChange={({ target }) => {
          setText(target.value);
          setRefused(undefined);
        }}
      />
      {preview ? <PriceLines preview={preview} /> : null}
    </Dialog>
  );
};
