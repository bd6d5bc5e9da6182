import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { onPhone } from '../widths.ts';

const Strip = styled('dl')({
  display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: 1, margin: 0, background: 'var(--line)', border: '1px solid var(--line)', borderRadius: 8, overflow: 'hidden', fontVariantNumeric: 'tabular-nums',
  '& > div': { position: 'relative', background: 'var(--surface)', padding: '12px 16px', minWidth: 0, '&:has(a):hover': { background: 'var(--sunken)' } },
  '& dt': { color: 'var(--text-2)' },
  '& dd': { margin: 0, fontSize: 26, lineHeight: '32px', fontWeight: 600, letterSpacing: '-.01em', overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none', '&::after': { outline: '2px solid var(--accent-text)', outlineOffset: -2 } },
  [onPhone]: { gridTemplateColumns: '1fr 1fr', '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
});

export type StripFigure = { readonly key: string; readonly label: string; readonly value: string; readonly path?: string };

/** A few figures in a row, leading to their lists. */
export const FigureStrip = ({ figures }: { readonly figures: readonly StripFigure[] }) => (
  <Strip>
    {figures.map(({ key, label, value, path }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{path === undefined ? value : <Link to={path}>{value}</Link>}</dd>
      </div>
    ))}
  </Strip>
);
