import { useState } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ClaimCouponDocument, ReadCouponDocument } from '../../../generated/billing/operations.ts';
import { useSession } from '../providers/authSession.ts';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { showSnackbar } from '../shell/snackbar/snackbars.ts';
import { askBilling } from './askBilling.ts';
import { billingKey } from './useBilling.ts';
import { useBillingFormats } from './useBillingFormats.ts';

const Row = styled('form')({ display: 'flex', alignItems: 'flex-end', gap: 8, '& button': { height: 36 }, '&[data-wrong]': { alignItems: 'center' } });
const Offer = styled('p')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 4px', marginTop: 8, color: 'var(--text-2)' });

type Props = { readonly coupon: string | null; readonly problem: string | undefined; readonly onCoupon: (code: string | null) => void };

/** The code of a coupon; the one that is offered can be had by mail. */
export const CouponField = ({ coupon, problem, onCoupon }: Props) => {
  const translate = useTranslate();
  const tell = useTellFailure();
  const { percent } = useBillingFormats();
  const organisation = useSession()?.organisation.name ?? '';
  const [text, setText] = useState(coupon ?? '');
  const { data } = useQuery({ queryKey: [...billingKey, 'coupon'], queryFn: ({ signal }) => askBilling(ReadCouponDocument, {}, signal) });
  const offered = data?.retrieveCouponDetails.Discount_Percentage ?? null;
  const isApplied = coupon !== null && problem === undefined;
  const claim = async (): Promise<void> => {
    try {
      await askBilling(ClaimCouponDocument, { organizationName: organisation });
      showSnackbar({ type: 'success', message: translate('billing.coupon.asked') });
    } catch (error) {
      tell(error);
    }
  };
  const remove = (): void => {
    setText('');
    onCoupon(null);
  };
  return (
    <>
      <Row
        data-wrong={problem === undefined ? undefined : ''}
        onSubmit={(event) => {
          event.preventDefault();
          if (isApplied) remove();
          else if (text.trim() !== '') onCoupon(text.trim());
        }}
      >
        <TextField label={translate('billing.coupon.label')} value={text} disabled={isApplied} error={problem !== undefined} helperText={problem} slotProps={{ htmlInput: { maxLength: 30, autoCapitalize: 'characters', autoComplete: 'off' } }} onChange={({ target }) => setText(target.value)} />
        <Button type="submit">{translate(isApplied ? 'billing.coupon.remove' : 'billing.coupon.apply')}</Button>
      </Row>
      {offered !== null && !isApplied ? (
        <Offer>
          {translate('billing.coupon.offer', { percent: percent(String(offered)) })}
          <Button variant="text" size="small" onClick={() => void claim()}>
            {translate('billing.coupon.ask')}
          </Button>
        </Offer>
      ) : null}
    </>
  );
};
