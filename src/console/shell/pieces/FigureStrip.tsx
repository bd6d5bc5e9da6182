import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { onPhone } from '../widths.ts';

const Strip = styled('dl')({
  display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: 1, margin: 0, flex: 'none', background: 'var(--line)', border: '1px solid var(--line)', borderRadius: 8, overflow: 'hidden', fontVariantNumeric: 'tabular-nums',
  '& > div': { position: 'relative', background: 'var(--surface)', padding: '12px 16px', minWidth: 0, '&:has(a):hover': { background: 'var(--sunken)' } },
  '& dt': { color: 'var(--text-2)' },
  '& dd': { margin: 0, fontSize: 26, lineHeight: '32px', fontWeight: 600, letterSpacing: '-.01em', overflowWrap: 'anywhere' },
  // An amount is never broken: each is as wide as it has to be, and the next line takes what has no room.
  '&[data-long]': { display: 'flex', flexWrap: 'wrap', '& > div': { flex: '1 1 140px', minWidth: 'fit-content' }, '& dd': { fontSize: 20, lineHeight: '28px' } },
  '& dd + dd, &[data-long] dd + dd': { fontSize: 12, lineHeight: '16px', fontWeight: 400, letterSpacing: 0, color: 'var(--text-2)' },
  '& [data-bad]': { color: 'var(--bad)' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none', '&::after': { outline: '2px solid var(--accent-text)', outlineOffset: -2 } },
  [onPhone]: { '&[data-long] > div': { flexBasis: 'calc(50% - 1px)' }, gridTemplateColumns: '1fr 1fr', '& > div': { padding: '8px 12px' }, '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' }, '& dd': { fontSize: 20, lineHeight: '28px' } },
});

export type Figure = { /** The label where nothing else is named. */ readonly key?: string; readonly label: string; readonly value: string; /** In a line below it. */ readonly note?: string | undefined; /** Something is wrong with it. */ readonly isBad?: boolean; /** The list that it counts. */ readonly path?: string | undefined };

/** Figures side by side in one card, leading to their lists. `isLong`: amounts, which take more room than numbers. */
export const FigureStrip = ({ figures, isLong = false }: { readonly figures: readonly Figure[]; readonly isLong?: boolean }) => (
  <Strip data-long={isLong || undefined}>
    {figures.map(({ key, label, value, note, isBad, path }) => (
      <div key={key ?? label}>
        <dt>{label}</dt>
        <dd data-bad={isBad || undefined}>{path === undefined ? value : <Link to={path}>{value}</Link>}</dd>
        {note === undefined ? null : <dd>{note}</dd>}
      </div>
    ))}
  </Strip>
);
