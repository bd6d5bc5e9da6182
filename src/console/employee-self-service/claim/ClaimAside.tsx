import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { formatMoney } from '../../../domain/values/amounts.ts';
import { useFormats } from '../../fields/input/useFormats.ts';
import { useReckonedClaim } from './useReckonedClaim.ts';
import type { Language } from '../../../domain/languages.ts';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 0', textAlign: 'right', borderBottom: '1px solid var(--hair)', fontWeight: 400 },
  '& th': { textAlign: 'left', paddingRight: 12 },
  '& tr:last-of-type :is(th, td)': { fontWeight: 600, borderBottom: 0 },
  '& small': { marginLeft: 8, fontSize: 12, color: 'var(--text-3)' },
});

/** Below the form of a claim: the days that its per diems pay, and what all of it comes to. */
export const ClaimAside = ({ values }: FormAsideProps) => {
  const translate = useTranslate();
  const language = useFormats().language as Language;
  const claim = useReckonedClaim(values);
  if (!claim) return null;
  return (
    <Table aria-live="polite" aria-label={translate('claimRequest.reckoned')}>
      <tbody>
        {claim.perDiems.map(({ perDiemId, title, days, amount, currency }, at) => (
          <tr key={`${perDiemId} ${at}`}>
            <th scope="row">
              {title}
              <small>{translate('claimRequest.paidDays', { smart_count: days })}</small>
            </th>
            <td>{amount === null ? '–' : formatMoney(amount, language, currency)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{translate('claimRequest.total')}</th>
          <td>{formatMoney(claim.total, language, claim.currency)}</td>
        </tr>
      </tbody>
    </Table>
  );
};
