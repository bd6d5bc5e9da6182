import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('section')({ padding: '12px 0', borderTop: '1px solid var(--hair)', display: 'grid', gap: 8, '& > :is(h2, h3)': { margin: 0, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' }, '& p': { margin: 0, color: 'var(--text)' } });
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });

export type StepProps = {
  readonly title: string;
  /** Below the title of a page, or of a dialog. */
  readonly heading?: 'h2' | 'h3';
  readonly children: ReactNode;
  readonly actions?: ReactNode;
};

/** One thing that a check-in asks for. */
export const Step = ({ title, heading: Heading = 'h3', children, actions }: StepProps) => (
  <Box>
    <Heading>{title}</Heading>
    {children}
    {actions ? <Acts>{actions}</Acts> : null}
  </Box>
);
