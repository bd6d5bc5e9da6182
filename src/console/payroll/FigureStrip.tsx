import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const Strip = styled('dl')({
  display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, background: 'var(--line)', border: '1px solid var(--line)', borderRadius: 8, overflow: 'hidden', fontVariantNumeric: 'tabular-nums',
  '& > div': { flex: '1 1 140px', position: 'relative', background: 'var(--surface)', padding: '12px 16px', minWidth: 0, '&:has(a):hover': { background: 'var(--sunken)' } },
  '& dt': { color: 'var(--text-2)' },
  '& dd': { margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 600, letterSpacing: '-.01em', overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 400, letterSpacing: 0, color: 'var(--text-3)' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none', '&::after': { outline: '2px solid var(--accent-text)', outlineOffset: -2 } },
});

export type Figure = { readonly label: string; readonly value: string; readonly below?: string | undefined; readonly path?: string | undefined };

/** Figures beside each other; one with a path leads to its list. */
export const FigureStrip = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <Strip>
    {figures.map(({ label, value, below, path }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {path === undefined ? value : <Link to={path}>{value}</Link>}
          {below === undefined ? null : <small>{below}</small>}
        </dd>
      </div>
    ))}
  </Strip>
);
