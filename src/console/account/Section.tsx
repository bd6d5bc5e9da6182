import { useId } from 'react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('section')({
  padding: '20px 0',
  borderTop: '1px solid var(--hair)',
  '&:first-child': { borderTop: 0, paddingTop: 4 },
  '& > h2': { margin: '0 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
});

/** A section of a page about accounts, named by its heading. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Box>
  );
};
