import { useState } from 'react';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { ReadBillingAlertDocument } from '../../../generated/billing/operations.ts';
import { useRights } from '../providers/authSession.ts';
import { AlertStrip } from './AlertStrip.tsx';
import { askBilling } from './askBilling.ts';
import { BookDemo } from './BookDemo.tsx';
import { billingKey } from './useBilling.ts';
import { useBillingFormats } from './useBillingFormats.ts';
import type { BillingAlert as Alert } from '../../domain/billing/standing.ts';
import type { AlertTone } from './AlertStrip.tsx';

type Manual = { readonly amountDue: string; readonly currency: string | null; readonly dueOn: string | null };

const tones: Readonly<Record<Alert, AlertTone>> = { 'present-red-payment-alert': 'bad', 'present-orange-payment-alert': 'warn', 'present-demo-booking-card': 'info' };
const isAlert = (text: string | null | undefined): text is Alert => text != null && Object.hasOwn(tones, text);

/** Minutes after which the alert is asked for again. */
const staleTime = 15 * 60_000;

/** For those who may see billing: payment overdue (red), due soon (orange), or the demo that is still to be booked. Nothing to say: nothing is drawn. */
export const BillingAlert = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { view, update } = useRights('BILLING');
  const { money, day } = useBillingFormats();
  const [isBooking, setBooking] = useState(false);
  const { data } = useQuery({ queryKey: [...billingKey, 'alert'], enabled: view, staleTime, retry: false, queryFn: ({ signal }) => askBilling(ReadBillingAlertDocument, {}, signal) });
  const told = data?.getOrganizationBillingDetails;
  const alert = told?.billingAlertStatus;
  if (!view || !told || !isAlert(alert)) return null;
  if (alert === 'present-demo-booking-card') {
    return (
      <AlertStrip tone="info" text={translate('billing.alert.demo')}>
        {update ? (
          <Button size="small" onClick={() => setBooking(true)}>
            {translate('billing.alert.book')}
          </Button>
        ) : null}
        {isBooking ? <BookDemo onClose={() => setBooking(false)} /> : null}
      </AlertStrip>
    );
  }
  const { amountDue, currency, dueOn } = JSON.parse(told.manualBillingDetails) as Manual;
  const key = alert === 'present-red-payment-alert' ? 'billing.alert.red' : 'billing.alert.orange';
  const text = currency === null || dueOn === null ? translate(`${key}Plain`) : translate(key, { amount: money(amountDue, currency), day: day(dueOn) });
  return (
    <AlertStrip tone={tones[alert]} text={text}>
      {pathname.startsWith('/billing') ? null : (
        <Button size="small" onClick={() => void navigate('/billing')}>
          {translate('billing.alert.open')}
        </Button>
      )}
    </AlertStrip>
  );
};
