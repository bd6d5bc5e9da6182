import Printer from 'lucide-react/icons/printer';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { ReadInvoiceDocument } from '../../../generated/billing/operations.ts';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { isGone } from '../shell/refusedOf.ts';
import { askBilling } from './askBilling.ts';
import { BillingPage } from './BillingPage.tsx';
import { GonePage } from './GonePage.tsx';
import { InvoicePaper } from './InvoicePaper.tsx';
import { billingKey } from './useBilling.ts';

/** /billing/invoice: one invoice as it is printed. */
export const Invoice = () => {
  const translate = useTranslate();
  const number = useSearchParams()[0].get('number') ?? '';
  const { data, error, refetch } = useQuery({ queryKey: [...billingKey, 'invoice', number], retry: false, queryFn: ({ signal }) => askBilling(ReadInvoiceDocument, { number }, signal) });
  if (error && (!data || isGone(error))) return <GonePage error={error} onRetry={() => void refetch()} />;
  const print = { key: 'print', kind: 'filled', label: translate('billing.invoices.print'), icon: <Printer size={16} />, run: () => window.print() } as const;
  return (
    <BillingPage title={`${translate('screen.billing.invoice')} ${number}`} isInner actions={data ? [print] : []}>
      {data ? <InvoicePaper invoice={data.billingInvoice.row} /> : <Skeleton widths={[240, 480, 480]} />}
    </BillingPage>
  );
};
