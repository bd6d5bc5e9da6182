import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Pair = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0, '& > span': { whiteSpace: 'nowrap' } });

/** A choice and, before it, the word for what it decides; hidden from screen readers, which hear it as the name of the choice. */
export const Labelled = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Pair>
    <span aria-hidden>{label}</span>
    {children}
  </Pair>
);
