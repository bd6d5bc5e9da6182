import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { StatusMark } from '../shell/pieces/StatusMark.tsx';
import type { BillingInvoiceStatus } from '../../../generated/billing/operations.ts';
import type { StatusTone } from '../shell/pieces/StatusMark.tsx';

const tones: Readonly<Record<BillingInvoiceStatus, StatusTone>> = { DUE: 'wait', OVERDUE: 'off', PAID: 'ok', VOID: 'none' };

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' });

/** How an invoice stands: mark and word. */
export const InvoiceState = ({ status }: { readonly status: BillingInvoiceStatus }) => {
  const translate = useTranslate();
  return (
    <Line>
      <StatusMark tone={tones[status]} />
      {translate(`enum.BillingInvoiceStatus.${status}`)}
    </Line>
  );
};
