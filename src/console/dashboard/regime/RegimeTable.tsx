import { useId } from 'react';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Comparison, Regime } from './RegimeDialog.tsx';

const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums', color: 'var(--text)',
  '& th, & td': { padding: '5px 8px', borderBottom: '1px solid var(--hair)', textAlign: 'right', fontWeight: 400, verticalAlign: 'top' },
  '& th[scope=row]': { textAlign: 'left', paddingLeft: 0 },
  '& thead th': { verticalAlign: 'bottom', fontWeight: 500 },
  '& thead label': { display: 'inline-flex', alignItems: 'center', gap: 4, cursor: 'pointer' },
  '& [data-chosen]': { background: 'var(--accent-wash)' },
  '& tr[data-sum] :is(th, td)': { fontWeight: 600, borderBottom: 0, borderTop: '3px double var(--line)' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--ok)' },
});

const lines = ['grossSalary', 'exempt', 'standardDeduction', 'employmentTax', 'pension', 'reliefs', 'taxableIncome', 'rebate', 'surcharge', 'cess'] as const;
const taken: ReadonlySet<string> = new Set(['exempt', 'standardDeduction', 'employmentTax', 'pension', 'reliefs', 'rebate']);

type Props = { readonly regimes: Comparison['regimes']; readonly money: (value: string) => string; readonly chosen: Regime; readonly recommended: Regime | null; readonly isFixed: boolean; readonly onChoose: (regime: Regime) => void };

/** The year under each regime, from the pay down to the tax; what is nothing under both is left out. A press on a heading chooses. */
export const RegimeTable = ({ regimes, money, chosen, recommended, isFixed, onChoose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const mark = (regime: Regime) => (regime === chosen ? { 'data-chosen': '' } : {});
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate('declarations.regime.year')}</th>
          {regimes.map(({ regime }) => (
            <th key={regime} scope="col" {...mark(regime)}>
              <label htmlFor={`${id}-${regime}`}>
                <Radio id={`${id}-${regime}`} size="small" name={id} checked={regime === chosen} disabled={isFixed} onChange={() => onChoose(regime)} />
                {translate(`enum.TaxRegime.${regime}`)}
              </label>
              {regime === recommended ? <small>{translate('declarations.regime.recommended')}</small> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines
          .filter((key) => regimes.some((one) => Number(one[key]) !== 0))
          .map((key) => (
            <tr key={key}>
              <th scope="row">{translate(`declarations.regime.${key}`)}</th>
              {regimes.map((one) => <td key={one.regime} {...mark(one.regime)}>{`${taken.has(key) && Number(one[key]) !== 0 ? '−' : ''}${money(one[key])}`}</td>)}
            </tr>
          ))}
        <tr data-sum>
          <th scope="row">{translate('declarations.regime.totalTax')}</th>
          {regimes.map((one) => <td key={one.regime} {...mark(one.regime)}>{money(one.totalTax)}</td>)}
        </tr>
      </tbody>
    </Table>
  );
};
