import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRights } from '../providers/authSession.ts';
import { ReceiptDrawing } from '../shell/drawings/ReceiptDrawing.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { FailureLine } from '../shell/states/FailureLine.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { RecordPayment } from './RecordPayment.tsx';
import { Section } from './Section.tsx';
import { useInvoices } from './useInvoices.ts';
import type { InvoiceRow } from './useInvoices.ts';

/** Every invoice, and for those who may, noting that one was paid. */
export const InvoicesSection = ({ isOwn }: { readonly isOwn: boolean }) => {
  const translate = useTranslate();
  const { optionalChoice } = useRights('BILLING');
  const { invoices, error, retry, hasMore, more, isFetching } = useInvoices();
  const [paying, setPaying] = useState<InvoiceRow>();
  return (
    <Section title={translate('billing.invoices.title')}>
      {error && !invoices ? (
        <ErrorState small error={error} onRetry={() => void retry()} />
      ) : invoices === undefined ? (
        <Skeleton widths={[640, 640]} />
      ) : invoices.length === 0 ? (
        <EmptyState small drawing={<ReceiptDrawing small />} title={translate('billing.invoices.none')} message={translate('billing.invoices.noneWhy')} />
      ) : (
        <InvoiceTable invoices={invoices} onPay={isOwn && optionalChoice ? setPaying : undefined} />
      )}
      {error && invoices ? (
        <FailureLine error={error} isTrying={isFetching} onRetry={() => void retry()} />
      ) : hasMore ? (
        <Button variant="text" sx={{ marginTop: 1 }} loading={isFetching} onClick={() => void more()}>
          {translate('billing.invoices.more')}
        </Button>
      ) : null}
      {paying ? <RecordPayment invoice={paying} onClose={() => setPaying(undefined)} /> : null}
    </Section>
  );
};
