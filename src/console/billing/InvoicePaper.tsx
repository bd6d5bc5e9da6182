import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { AddressLines } from './AddressLines.tsx';
import { Facts } from './Facts.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceState } from './InvoiceState.tsx';
import { useBillingFormats } from './useBillingFormats.ts';
import { abovePhone } from '../shell/widths.ts';
import type { ReadInvoiceQuery } from '../../../generated/billing/operations.ts';
import type { TaxSettings } from './useBilling.ts';

export type InvoiceDetails = ReadInvoiceQuery['billingInvoice']['row'];
type Seller = { readonly name: string; readonly address: readonly string[]; readonly taxNumber: string | null; readonly bank: readonly string[] };

const Paper = styled('article')({ maxWidth: 760, padding: '24px 0', '& h2': { margin: '0 0 4px', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' } });
const Parties = styled('div')({ display: 'grid', gap: 24, margin: '24px 0', [abovePhone]: { gridTemplateColumns: '1fr 1fr' }, '@media print': { gridTemplateColumns: '1fr 1fr' } });
const Block = styled('div')({ '& p': { overflowWrap: 'anywhere' }, '& b': { display: 'block' } });

/** The invoice itself: numbers and days, who bills whom, the lines, and where the money goes. */
export const InvoicePaper = ({ invoice }: { readonly invoice: InvoiceDetails }) => {
  const translate = useTranslate();
  const { day } = useBillingFormats();
  const seller = invoice.seller as Seller | null;
  const billedTo = invoice.billedTo as TaxSettings | null;
  return (
    <Paper>
      <Facts
        facts={[
          [translate('billing.invoices.number'), <b key="number">{invoice.number}</b>],
          [translate('billing.invoices.issued'), day(invoice.issuedOn)],
          [translate('billing.invoices.due'), day(invoice.dueOn)],
          [translate('billing.invoices.status'), <InvoiceState key="status" status={invoice.status} />],
          [translate('billing.invoices.paidOn'), invoice.paidOn ? day(invoice.paidOn) : null],
          [translate('billing.payment.reference'), invoice.paymentReference],
        ]}
      />
      <Parties>
        {seller ? (
          <Block>
            <h2>{translate('billing.invoice.from')}</h2>
            <b>{seller.name}</b>
            {seller.address.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {seller.taxNumber ? <p>{translate('billing.invoice.taxNumber', { number: seller.taxNumber })}</p> : null}
          </Block>
        ) : null}
        <Block>
          <h2>{translate('billing.invoice.to')}</h2>
          {billedTo ? <AddressLines party={billedTo} /> : <p>{translate('billing.invoice.noTax')}</p>}
        </Block>
      </Parties>
      <InvoiceLines invoice={invoice} />
      {seller && (invoice.status === 'DUE' || invoice.status === 'OVERDUE') ? (
        <Block>
          <h2>{translate('billing.invoice.bank')}</h2>
          {seller.bank.length > 0 ? seller.bank.map((line) => <p key={line}>{line}</p>) : <p>{translate('billing.invoice.noBank')}</p>}
        </Block>
      ) : null}
    </Paper>
  );
};
