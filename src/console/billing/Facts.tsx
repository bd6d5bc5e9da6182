import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, max-content) minmax(0, 1fr)',
  gap: '6px 16px',
  '& dt': { color: 'var(--text-2)', maxWidth: 200 },
  '& dd': { overflowWrap: 'anywhere' },
});

/** Name and value, a line each; what is null is left out. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <List>
    {facts
      .filter(([, value]) => value !== null)
      .map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </List>
);
