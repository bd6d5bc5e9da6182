import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { InvoiceState } from './InvoiceState.tsx';
import { useBillingFormats } from './useBillingFormats.ts';
import type { InvoiceRow } from './useInvoices.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { height: 34, padding: '0 16px 0 0', textAlign: 'left', fontSize: 12, fontWeight: 500, color: 'var(--text-2)', borderBottom: '1px solid var(--line)', whiteSpace: 'nowrap' },
  '& td': { height: 40, padding: '0 16px 0 0', borderBottom: '1px solid var(--hair)', whiteSpace: 'nowrap' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& .amount': { textAlign: 'right' },
  '& .amount:last-child': { paddingRight: 0 },
  '& .act': { width: 1, padding: 0, textAlign: 'right' },
  '& a': { fontWeight: 500, color: 'var(--accent-text)', '&:hover': { textDecoration: 'underline' } },
  '& tbody tr:hover': { background: 'var(--hover)' },
  [theme.breakpoints.down('sm')]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '&, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: 12, padding: '8px 0', borderBottom: '1px solid var(--hair)' },
    '& td': { height: 'auto', minHeight: 22, padding: 0, border: 0 },
    '& .issued': { display: 'none' },
    '& .amount': { gridRow: 1, gridColumn: 2 },
    '& .due': { gridRow: 2, gridColumn: 1, color: 'var(--text-2)' },
    '& .status': { gridRow: 2, gridColumn: 2 },
    '& .act': { gridColumn: '1 / -1', width: 'auto', textAlign: 'left' },
    '& .act:empty': { display: 'none' },
  },
}));

type Props = { readonly invoices: readonly InvoiceRow[]; readonly onPay: ((invoice: InvoiceRow) => void) | undefined };

/** Invoices a line each; the number opens one. */
export const InvoiceTable = ({ invoices, onPay }: Props) => {
  const translate = useTranslate();
  const { money, day } = useBillingFormats();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate('billing.invoices.number')}</th>
          <th scope="col" className="issued">{translate('billing.invoices.issued')}</th>
          <th scope="col">{translate('billing.invoices.due')}</th>
          <th scope="col">{translate('billing.invoices.status')}</th>
          <th scope="col" className="amount">{translate('billing.invoices.amount')}</th>
          {onPay ? <td className="act" /> : null}
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.number}>
            <td>
              <Link to={`/billing/invoice?number=${encodeURIComponent(invoice.number)}`} aria-label={translate('billing.invoices.open', { number: invoice.number })}>
                {invoice.number}
              </Link>
            </td>
            <td className="issued">{day(invoice.issuedOn)}</td>
            <td className="due">{day(invoice.dueOn)}</td>
            <td className="status"><InvoiceState status={invoice.status} /></td>
            <td className="amount">{money(invoice.total, invoice.currency)}</td>
            {onPay ? (
              <td className="act">
                {invoice.status === 'DUE' || invoice.status === 'OVERDUE' ? (
                  <Button size="small" onClick={() => onPay(invoice)}>
                    {translate('billing.invoices.pay')}
                  </Button>
                ) : null}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
