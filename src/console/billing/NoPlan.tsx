import { useState } from 'react';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { StartTrialDocument } from '../../../generated/billing/operations.ts';
import { ReceiptDrawing } from '../shell/drawings/ReceiptDrawing.tsx';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { State } from '../shell/states/State.tsx';
import { askBilling } from './askBilling.ts';
import { billingKey } from './useBilling.ts';

/** Nothing was chosen yet: a trial can begin at once. */
export const NoPlan = ({ mayChange }: { readonly mayChange: boolean }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const tell = useTellFailure();
  const [isWorking, setWorking] = useState(false);
  const start = async (): Promise<void> => {
    setWorking(true);
    try {
      await askBilling(StartTrialDocument, {});
      await client.invalidateQueries({ queryKey: billingKey });
    } catch (error) {
      tell(error);
    } finally {
      setWorking(false);
    }
  };
  return (
    <State
      drawing={<ReceiptDrawing />}
      title={translate('billing.plan.none')}
      actions={
        mayChange ? (
          <Button loading={isWorking} onClick={() => void start()}>
            {translate('billing.plan.trial')}
          </Button>
        ) : null
      }
    >
      {translate('billing.plan.noneWhy')}
    </State>
  );
};
