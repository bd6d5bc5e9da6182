import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReadTaxReliefsQuery } from '../../../../generated/tax-and-statutory/operations.ts';

const Card = styled('div')({
  border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)', overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { padding: '8px 16px', textAlign: 'left', borderBottom: '1px solid var(--hair)', fontWeight: 400, verticalAlign: 'top' },
  '& tbody th': { fontWeight: 500, minWidth: 180 },
  '& thead th': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)', whiteSpace: 'nowrap' },
  '& tbody tr:last-of-type :is(th, td)': { borderBottom: 0 },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& .words': { whiteSpace: 'nowrap' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', fontWeight: 400 },
});

type Props = { readonly reliefs: ReadTaxReliefsQuery['answer']['reliefs']; readonly money: (value: string) => string };

/** Each section with its limit, the regimes that know it, its source, and what is claimed of it. */
export const ReliefTable = ({ reliefs, money }: Props) => {
  const translate = useTranslate();
  return (
    <Card tabIndex={0} role="region" aria-label={translate('declarations.relief.sections')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('taxReliefClaim.section')}</th>
            <th scope="col" className="number">{translate('declarations.relief.limit')}</th>
            <th scope="col">{translate('declarations.relief.regimes')}</th>
            <th scope="col" className="number">{translate('declarations.relief.employees')}</th>
            <th scope="col" className="number">{translate('declarations.relief.approved')}</th>
            <th scope="col" className="number">{translate('declarations.relief.waiting')}</th>
            <th scope="col">{translate('declarations.relief.source')}</th>
          </tr>
        </thead>
        <tbody>
          {reliefs.map(({ section, regimes, limit, raisedLimit, raisedWhen, people, approved, waiting, source }) => (
            <tr key={section}>
              <th scope="row">{translate(`enum.TaxReliefSection.${section}`)}</th>
              <td className="number">
                {limit == null ? translate(section === 'HOUSE_RENT' ? 'declarations.relief.leastOfThree' : 'declarations.relief.noLimit') : money(limit)}
                {raisedLimit == null || raisedWhen == null ? null : <small>{translate(`declarations.relief.raised${raisedWhen}`, { amount: money(raisedLimit) })}</small>}
              </td>
              <td className="words">{regimes.map((regime) => translate(`enum.TaxRegime.${regime}`)).join(', ')}</td>
              <td className="number">{people === 0 ? '–' : people}</td>
              <td className="number">{Number(approved) === 0 ? '–' : money(approved)}</td>
              <td className="number">{Number(waiting) === 0 ? '–' : money(waiting)}</td>
              <td><small>{source}</small></td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
