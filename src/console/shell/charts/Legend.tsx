import { styled } from '@mui/material/styles';
import type { Series } from './series.ts';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: '4px 14px', listStyle: 'none', padding: 0, margin: 0, color: 'var(--text-2)', '& li': { display: 'flex', alignItems: 'center', gap: 6 }, '& i': { width: 10, height: 10, borderRadius: 2 } });

export const Legend = ({ series }: { readonly series: readonly Series[] }) => (
  <List aria-hidden>
    {series.map(({ key, label, colour }) => (
      <li key={key}>
        <i style={{ background: colour }} />
        {label}
      </li>
    ))}
  </List>
);
