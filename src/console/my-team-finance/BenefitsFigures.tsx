import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { onPhone } from '../shell/widths.ts';
import { useMoney } from './useMoney.ts';

const Strip = styled('dl')({
  display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: 1, margin: 0, border: '1px solid var(--line)', borderRadius: 8, background: 'var(--hair)', overflow: 'hidden',
  [onPhone]: { gridTemplateColumns: '1fr 1fr' },
  '& > *': { padding: '12px 16px', background: 'var(--surface)', minWidth: 0 },
  '& dt': { color: 'var(--text-2)' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& dd:first-of-type': { fontSize: 26, lineHeight: '32px', fontWeight: 600, letterSpacing: '-.01em' },
  '& dd:last-of-type': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});

export type BenefitsFigure = { readonly key: string; readonly count: number; /** Together, as decimal text. */ readonly amount: string; /** The list that holds them. */ readonly path: string };

/** How many there are of each, what they come to, and the way to their list. */
export const BenefitsFigures = ({ figures }: { readonly figures: readonly BenefitsFigure[] }) => {
  const translate = useTranslate();
  const money = useMoney();
  const number = new Intl.NumberFormat(useCellFormats().locale);
  return (
    <Strip>
      {figures.map(({ key, count, amount, path }) => (
        <div key={key}>
          <dt>{translate(`benefits.figure.${key}`)}</dt>
          <dd>
            <Link to={path} aria-label={`${translate(`benefits.figure.${key}`)}: ${number.format(count)}`}>{number.format(count)}</Link>
          </dd>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </Strip>
  );
};
