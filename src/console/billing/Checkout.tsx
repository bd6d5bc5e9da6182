import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { ConfirmCheckoutDocument } from '../../../generated/billing/operations.ts';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { showSnackbar } from '../shell/snackbar/snackbars.ts';
import { askBilling, isOver } from './askBilling.ts';
import { BillingPage } from './BillingPage.tsx';
import { CouponField } from './CouponField.tsx';
import { GonePage } from './GonePage.tsx';
import { PriceLines } from './PriceLines.tsx';
import { Section } from './Section.tsx';
import { billingKey } from './useBilling.ts';
import { useCheckout } from './useCheckout.ts';
import { aboveNarrow } from '../shell/widths.ts';
import type { Checkout as Page } from './useCheckout.ts';

const Two = styled('div')({ display: 'grid', gap: '0 48px', [aboveNarrow]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } });
const Foot = styled('footer')({ display: 'flex', justifyContent: 'flex-end', gap: 8, padding: '12px 16px', flex: 'none', borderTop: '1px solid var(--line)', [aboveNarrow]: { paddingInline: 24 } });
const Note = styled('p')({ marginTop: 12, color: 'var(--text-2)' });

type Confirming = { readonly page: Page; readonly pageKey: string; readonly coupon: string | null; readonly couponProblem: string | undefined; readonly onCoupon: (code: string | null) => void };

const Confirm = ({ page, pageKey, coupon, couponProblem, onCoupon }: Confirming) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const tell = useTellFailure();
  const [reference, setReference] = useState(page.paymentReference ?? '');
  const [isWorking, setWorking] = useState(false);
  const confirm = async (): Promise<void> => {
    setWorking(true);
    try {
      const { confirmBillingCheckout: done } = await askBilling(ConfirmCheckoutDocument, { key: pageKey, couponCode: coupon, paymentReference: reference });
      showSnackbar({ type: 'success', message: translate('billing.checkout.done', { plan: done.subscription?.nextPlanName ?? done.subscription?.planName ?? '' }) });
      client.removeQueries({ queryKey: [...billingKey, 'checkout'] });
      await navigate(page.returnTo, { replace: true });
      await client.invalidateQueries({ queryKey: billingKey });
    } catch (error) {
      tell(error);
      setWorking(false);
    }
  };
  return (
    <BillingPage
      title={translate('screen.billing.checkout')}
      isInner
      foot={
        <Foot>
          <Button onClick={() => void navigate('/billing/plans')}>{translate('billing.checkout.back')}</Button>
          <Button variant="contained" loading={isWorking} onClick={() => void confirm()}>
            {translate('billing.checkout.confirm')}
          </Button>
        </Foot>
      }
    >
      <Two>
        <Section title={translate('billing.checkout.summary')}>{page.preview ? <PriceLines preview={page.preview} /> : null}</Section>
        <div>
          <Section title={translate('billing.coupon.label')}>
            <CouponField coupon={coupon} problem={couponProblem} onCoupon={onCoupon} />
          </Section>
          <Section title={translate('billing.checkout.paying')}>
            <TextField label={translate('billing.checkout.reference')} helperText={translate('billing.checkout.referenceHelp')} value={reference} slotProps={{ htmlInput: { maxLength: 100 } }} onChange={({ target }) => setReference(target.value)} />
            <Note>
              {translate('billing.checkout.invoice')} {translate('billing.payment.noCard')}
            </Note>
          </Section>
        </div>
      </Two>
    </BillingPage>
  );
};

/** /billing/checkout: the page on which a plan is bought, opened by the key in its address. */
export const Checkout = () => {
  const translate = useTranslate();
  const [coupon, setCoupon] = useState<string | null>(null);
  const { key, page, couponProblem, error } = useCheckout(coupon);
  if (error && (!page || isOver(error))) return <GonePage error={error} />;
  if (page) return <Confirm page={page} pageKey={key} coupon={coupon} couponProblem={couponProblem} onCoupon={setCoupon} />;
  return (
    <BillingPage title={translate('screen.billing.checkout')} isInner>
      <Skeleton widths={[240, 480, 480]} />
    </BillingPage>
  );
};
