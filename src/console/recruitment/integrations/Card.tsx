import { useId } from 'react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFocusKept } from '../../shell/pieces/useFocusKept.ts';

const Box = styled('section')({
  display: 'grid', gap: 12, justifyItems: 'start', minWidth: 0, padding: 16, border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)',
  '& > *': { maxWidth: '100%' }, '& h2': { margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& p:not(.MuiFormHelperText-root)': { margin: 0, color: 'var(--text-2)', lineHeight: '20px', overflowWrap: 'anywhere' },
  '& p.state:not(.MuiFormHelperText-root)': { display: 'flex', gap: 8, color: 'var(--text)', '& > span': { marginTop: 6 } }, '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8 }, '& .wide': { width: '100%', justifySelf: 'stretch' }, '& .MuiAlert-root': { justifySelf: 'stretch' },
});

/** One thing to connect: what it is for, how it stands, and what to do. */
export const Card = ({ title, why, children }: { readonly title: string; readonly why: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <Box aria-labelledby={id} {...useFocusKept<HTMLElement>()}>
      <h2 id={id}>{title}</h2>
      <p>{why}</p>
      {children}
    </Box>
  );
};
