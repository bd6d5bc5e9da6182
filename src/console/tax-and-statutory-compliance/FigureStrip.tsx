import { styled } from '@mui/material/styles';
import { onPhone } from '../shell/widths.ts';
import type { ReactNode } from 'react';

const Strip = styled('dl')({
  display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: 1, margin: 0, background: 'var(--line)', border: '1px solid var(--line)', borderRadius: 8, overflow: 'hidden', fontVariantNumeric: 'tabular-nums',
  '& > div': { background: 'var(--surface)', padding: '12px 16px', minWidth: 0 },
  '& dt': { color: 'var(--text-2)' },
  '& dd': { margin: 0, fontSize: 26, lineHeight: '32px', fontWeight: 600, letterSpacing: '-.01em', overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 400, letterSpacing: 0, color: 'var(--text-3)' },
  '& [data-bad]': { color: 'var(--bad)' },
  '& a': { color: 'inherit', textDecorationColor: 'var(--field)' },
  [onPhone]: { gridTemplateColumns: '1fr 1fr', '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
});

type Figure = { readonly key: string; readonly label: string; readonly value: ReactNode; readonly small?: string; readonly isBad?: boolean };

/** Figures in one card, divided. */
export const FigureStrip = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <Strip>
    {figures.map(({ key, label, value, small, isBad }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd {...(isBad ? { 'data-bad': '' } : {})}>
          {value}
          {small === undefined ? null : <small>{small}</small>}
        </dd>
      </div>
    ))}
  </Strip>
);
