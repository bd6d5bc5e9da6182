import { useId } from 'react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('section')({
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  minWidth: 0,
  '& > h2': { fontSize: 14, lineHeight: '20px', padding: '12px 16px', height: 44 },
});

/** A card of a dashboard: title of 44, then what it holds. */
export const Card = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Box>
  );
};
