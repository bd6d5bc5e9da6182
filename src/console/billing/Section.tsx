import { useId } from 'react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Place = styled('section')({
  padding: '20px 0 24px',
  borderBottom: '1px solid var(--line)',
  '&:last-of-type': { borderBottom: 0 },
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 32, marginBottom: 12 },
  '& > header h2': { flex: 1, minWidth: 120, fontSize: 16, lineHeight: '24px' },
});

/** A part of the billing page: what it is, what one can do, and a line below. */
export const Section = ({ title, actions, children }: { readonly title: string; readonly actions?: ReactNode; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <Place aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      {children}
    </Place>
  );
};
