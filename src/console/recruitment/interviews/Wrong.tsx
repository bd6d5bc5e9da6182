import { useEffect } from 'react';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

const Line = styled('p')({ display: 'flex', gap: 4, alignItems: 'flex-start', margin: '4px 0 0', fontSize: 12, lineHeight: '16px', color: 'var(--bad)', scrollMarginTop: 72, '& svg': { flex: 'none', marginTop: 1 } });

/** What is wrong with a part of a scorecard, beside it. */
export const Wrong = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <Line id={id} role="alert" data-scorecard-wrong>
    <CircleAlert size={14} aria-hidden />
    {children}
  </Line>
);

/** Brings the first of them into view once a refusal is drawn. */
export const useFirstWrong = (refusal: unknown): void => {
  useEffect(() => {
    if (refusal) document.querySelector('[data-scorecard-wrong]')?.scrollIntoView({ block: 'center' });
  }, [refusal]);
};
