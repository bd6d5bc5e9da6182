import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useAmounts } from '../salary/useAmounts.ts';
import type { ReckonOwnTaxQuery } from '../../../generated/employee-self-service/operations.ts';

const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 0 6px 12px', textAlign: 'right', borderBottom: '1px solid var(--hair)', fontWeight: 400, verticalAlign: 'top' },
  '& th:first-of-type': { textAlign: 'left', paddingLeft: 0 },
  '& thead th': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& s': { color: 'var(--text-3)' },
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
});

type Reckoned = ReckonOwnTaxQuery['answer'];

/** The tax of the year under each regime, as it is and as it would be; that which applies stands first. */
export const TaxEffect = ({ reckoned: { currency, regimes } }: { readonly reckoned: Reckoned }) => {
  const translate = useTranslate();
  const money = useAmounts(currency ?? 'INR');
  if (regimes.length === 0) return <p>{translate('declarations.notReckoned')}</p>;
  return (
    <Table aria-live="polite" aria-label={translate('declarations.effect')}>
      <thead>
        <tr>
          <th scope="col">{translate('declarations.effect')}</th>
          <th scope="col">{translate('declarations.taxable')}</th>
          <th scope="col">{translate('declarations.taxOfYear')}</th>
        </tr>
      </thead>
      <tbody>
        {regimes.map(({ regime, isChosen, taxNow, taxThen, taxableNow, taxableThen }, at) => (
          <tr key={regime}>
            <th scope="row">
              {translate(`enum.TaxRegime.${regime}`)}
              {at === 0 ? <small>{translate(isChosen ? 'declarations.yourRegime' : 'declarations.defaultRegime')}</small> : null}
            </th>
            <td><Change from={taxableNow} to={taxableThen} money={money} /></td>
            <td><Change from={taxNow} to={taxThen} money={money} /></td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const Change = ({ from, to, money }: { readonly from: string; readonly to: string; readonly money: (value: string) => string }) =>
  from === to ? money(to) : (
    <>
      <s>{money(from)}</s> <span aria-hidden>→</span> <b>{money(to)}</b>
    </>
  );
