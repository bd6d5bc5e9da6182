import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useShare } from '../useShare.ts';
import type { ReadTaxReliefsQuery } from '../../../../generated/tax-and-statutory/operations.ts';

const Card = styled('section')({
  border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)', padding: '12px 16px 16px', fontVariantNumeric: 'tabular-nums',
  '& h2': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  '& table': { width: '100%', margin: '8px 0', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px' },
  '& caption': { padding: '4px 0', textAlign: 'left', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& th, & td': { padding: '4px 0', borderBottom: '1px solid var(--hair)', fontWeight: 400, textAlign: 'left' },
  '& td': { textAlign: 'right' },
  '& dl': { margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px 16px' },
  '& dd': { margin: 0, textAlign: 'right' },
});

type Law = ReadTaxReliefsQuery['answer']['regimes'][number];
type Props = { readonly law: Law; readonly money: (value: string) => string };

/** What a regime taxes: its slabs by age, what is taken off first, rebate and surcharge, each with its source. */
export const RegimeLaw = ({ law, money }: Props) => {
  const translate = useTranslate();
  const share = useShare();
  const { regime, source, slabs, standardDeduction, standardDeductionSource, employmentTaxSource, rebateUpTo, rebateMost, rebateSource, surcharge, surchargeSource, employerPensionPercent, employerPensionSource } = law;
  const facts = [
    ['standardDeduction', money(standardDeduction), standardDeductionSource],
    ...(employmentTaxSource == null ? [] : [['employmentTax', translate('declarations.relief.whole'), employmentTaxSource] as const]),
    ['rebate', money(rebateMost), `${translate('declarations.relief.upTo', { amount: money(rebateUpTo) })} · ${rebateSource}`],
    ['pension', share(employerPensionPercent), employerPensionSource],
  ] as const;
  return (
    <Card aria-label={translate(`enum.TaxRegime.${regime}`)}>
      <h2>{translate(`enum.TaxRegime.${regime}`)}</h2>
      <small>{source}</small>
      {slabs.map(({ fromAge, bands }) => (
        <Bands key={fromAge} label={translate(fromAge === 0 ? 'declarations.relief.slabs' : 'declarations.relief.slabsFrom', { age: fromAge })} bands={bands} money={money} />
      ))}
      <dl>
        {facts.map(([key, value, from]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              {translate(`declarations.relief.${key}`)}
              <small>{from}</small>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Bands label={`${translate('declarations.relief.surcharge')} · ${surchargeSource}`} bands={surcharge} money={money} />
    </Card>
  );
};

const Bands = ({ label, bands, money }: { readonly label: string; readonly bands: Law['surcharge']; readonly money: Props['money'] }) => {
  const translate = useTranslate();
  const share = useShare();
  return (
    <table>
      <caption>{label}</caption>
      <tbody>
        {bands.map(({ above, percent }) => (
          <tr key={above}>
            <th scope="row">{translate('declarations.relief.above', { amount: money(above) })}</th>
            <td>{share(percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
