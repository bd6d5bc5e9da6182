import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Canvas = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', background: 'var(--canvas)', borderTop: '1px solid var(--line)', padding: 16 });
const Columns = styled('div')({ columns: '300px', columnGap: 12, '& > *': { breakInside: 'avoid', marginBottom: 12 } });

/** The canvas of home and menu pages: cards in as many columns as fit, gap 12. */
export const Board = ({ children }: { readonly children: ReactNode }) => (
  <Canvas>
    <Columns>{children}</Columns>
  </Canvas>
);
