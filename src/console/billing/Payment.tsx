import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { SavePaymentDocument } from '../../../generated/billing/operations.ts';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { showSnackbar } from '../shell/snackbar/snackbars.ts';
import { askBilling, fieldProblems, isOver } from './askBilling.ts';
import { BillingPage } from './BillingPage.tsx';
import { GonePage } from './GonePage.tsx';
import { billingKey } from './useBilling.ts';
import { useCheckout } from './useCheckout.ts';
import type { Checkout } from './useCheckout.ts';

const Form = styled('form')({ display: 'grid', gap: 20, maxWidth: 480, paddingTop: 24, '& p': { color: 'var(--text-2)' }, '& footer': { display: 'flex', justifyContent: 'flex-end', gap: 8 } });

const PaymentForm = ({ page, pageKey }: { readonly page: Checkout; readonly pageKey: string }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const tell = useTellFailure();
  const [reference, setReference] = useState(page.paymentReference ?? '');
  const [contact, setContact] = useState(page.paymentContact ?? '');
  const [isWrong, setWrong] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const save = async (): Promise<void> => {
    setWorking(true);
    try {
      await askBilling(SavePaymentDocument, { key: pageKey, paymentReference: reference, paymentContact: contact });
      showSnackbar({ type: 'success', message: translate('billing.payment.saved') });
      client.removeQueries({ queryKey: [...billingKey, 'checkout'] });
      await navigate('/billing', { replace: true });
      await client.invalidateQueries({ queryKey: billingKey });
    } catch (error) {
      setWorking(false);
      if (fieldProblems(error)['paymentContact'] === undefined) tell(error);
      else setWrong(true);
    }
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>
        {translate('billing.checkout.invoice')} {translate('billing.payment.noCard')}
      </p>
      <TextField label={translate('billing.checkout.reference')} helperText={translate('billing.checkout.referenceHelp')} value={reference} slotProps={{ htmlInput: { maxLength: 100 } }} onChange={({ target }) => setReference(target.value)} />
      <TextField
        type="email"
        label={translate('billing.payment.contact')}
        error={isWrong}
        helperText={translate(isWrong ? 'billing.payment.mailWrong' : 'billing.payment.contactHelp')}
        value={contact}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'email' } }}
        onChange={({ target }) => {
          setContact(target.value);
          setWrong(false);
        }}
      />
      <footer>
        <Button onClick={() => void navigate('/billing')}>{translate('shell.cancel')}</Button>
        <Button type="submit" variant="contained" loading={isWorking}>
          {translate('billing.payment.save')}
        </Button>
      </footer>
    </Form>
  );
};

/** /billing/payment: how invoices are paid, opened by the key in its address. */
export const Payment = () => {
  const translate = useTranslate();
  const { key, page, error } = useCheckout(null);
  if (error && (!page || isOver(error))) return <GonePage error={error} />;
  return (
    <BillingPage title={translate('screen.billing.payment')} isInner>
      {page ? <PaymentForm page={page} pageKey={key} /> : <Skeleton widths={[240, 480]} />}
    </BillingPage>
  );
};
