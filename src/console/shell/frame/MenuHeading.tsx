import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Line = styled('li')({
  padding: '4px 8px',
  maxWidth: 280,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
  color: 'var(--text-3)',
  '& b, & span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': { fontSize: 13, lineHeight: '20px', color: 'var(--text)' },
  '& span': { fontSize: 12, fontWeight: 400 },
});

/** Words between the items of a menu. `disabled` keeps MUI from giving it the focus; what MUI passes besides is not used. */
export const MenuHeading = ({ children }: { readonly disabled: true; readonly children: ReactNode }) => <Line role="presentation">{children}</Line>;
