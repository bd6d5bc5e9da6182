import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useBillingFormats } from './useBillingFormats.ts';
import { onPhone } from '../shell/widths.ts';
import type { InvoiceDetails } from './InvoicePaper.tsx';

const Table = styled('table')({
  width: '100%',
  marginBottom: 24,
  borderCollapse: 'collapse',
  '& :is(th, td)': { padding: '8px 0 8px 16px', textAlign: 'right', verticalAlign: 'top', whiteSpace: 'nowrap', borderBottom: '1px solid var(--hair)' },
  '& :is(th, td):first-of-type': { paddingLeft: 0, textAlign: 'left', whiteSpace: 'normal' },
  '& thead th': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)', borderColor: 'var(--line)' },
  '& tfoot th': { fontWeight: 400, textAlign: 'right' },
  '& tfoot :is(th, td)': { borderBottom: 0, paddingBottom: 0 },
  '& tfoot tr:last-of-type :is(th, td)': { borderTop: '3px double var(--line)', fontWeight: 600 },
  [onPhone]: { '& .wide': { display: 'none' } },
});

/** What is billed, line by line, and the sum. */
export const InvoiceLines = ({ invoice }: { readonly invoice: InvoiceDetails }) => {
  const translate = useTranslate();
  const { money, day, lastDay, count } = useBillingFormats();
  const amount = (text: string): string => money(text, invoice.currency);
  const nameOf = ({ kind, description, planName, from, to }: InvoiceDetails['lines'][number]): string =>
    kind === null ? (description ?? '') : translate(`billing.invoice.line.${kind}`, { plan: planName ?? '', from: from === null ? '' : day(from), to: to === null ? '' : lastDay(to) });
  const sums: readonly (readonly [string, string])[] = [
    ...(Number(invoice.discount) === 0 ? [] : [[translate('billing.invoice.subtotal'), amount(invoice.subtotal)] as const, [translate('billing.invoice.discount'), amount(`-${invoice.discount}`)] as const]),
    [translate('billing.invoice.total'), amount(invoice.total)],
  ];
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate('billing.invoice.what')}</th>
          <th scope="col" className="wide">{translate('billing.invoice.quantity')}</th>
          <th scope="col" className="wide">{translate('billing.invoice.unit')}</th>
          <th scope="col">{translate('billing.invoices.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line, at) => (
          <tr key={at}>
            <td>{nameOf(line)}</td>
            <td className="wide">{line.quantity === null ? '' : count(line.quantity)}</td>
            <td className="wide">{line.unitPrice === null ? '' : amount(line.unitPrice)}</td>
            <td>{amount(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="wide" />
            <td className="wide" />
            <td>{value}</td>
          </tr>
        ))}
      </tfoot>
    </Table>
  );
};
