import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('section')({ padding: '12px 0', borderTop: '1px solid var(--hair)', display: 'grid', gap: 8, '& h3': { margin: 0, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' }, '& p': { margin: 0, color: 'var(--text)' } });
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });

export type StepProps = { readonly title: string; readonly children: ReactNode; readonly actions?: ReactNode };

/** One thing that a check-in asks for. */
export const Step = ({ title, children, actions }: StepProps) => (
  <Box>
    <h3>{title}</h3>
    {children}
    {actions ? <Acts>{actions}</Acts> : null}
  </Box>
);
