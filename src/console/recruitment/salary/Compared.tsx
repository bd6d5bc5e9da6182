import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../fields/input/useFormats.ts';
import { useAmounts } from '../../salary/useAmounts.ts';

const List = styled('dl')({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px', margin: '0 0 20px', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums', '& dt': { color: 'var(--text-2)' }, '& dd': { margin: 0, textAlign: 'right' }, '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' } });

type Props = { readonly annualCTC: number; readonly currency: string; readonly expected: unknown; readonly current: unknown; /** Of what the candidate said. */ readonly theirs: unknown };

/** What the candidate hopes for and has now, beside what is offered. Other currencies are not compared. */
export const Compared = ({ annualCTC, currency, expected, current, theirs }: Props) => {
  const translate = useTranslate();
  const money = useAmounts(currency);
  const { locale } = useFormats();
  const known = ([['expected', expected], ['current', current]] as const).flatMap(([key, value]) => (value == null || Number(value) <= 0 || (theirs != null && theirs !== currency) ? [] : [{ key, amount: String(value) }]));
  if (known.length === 0) return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (
    <List>
      {known.map(({ key, amount }) => (
        <div key={key} style={{ display: 'contents' }}>
          <dt>{translate(`candidate.${key}Ctc`)}</dt>
          <dd>
            {money(amount)}
            <small>{translate(`candidateSalaries.than.${key}`, { difference: percent.format(annualCTC / Number(amount) - 1).replace('-', '−') })}</small>
          </dd>
        </div>
      ))}
    </List>
  );
};
