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

/** What is chosen or written beside it. */
const CONTROL = 'input:checked, input:not([type=radio]), button';

/** Brings the first of them into view once a refusal is drawn, with the focus where it is mended, or on itself where that is said of no one place. */
export const useFirstWrong = (refusal: unknown): void => {
  useEffect(() => {
    const wrong = refusal ? document.querySelector<HTMLElement>('[data-scorecard-wrong]') : null;
    (wrong?.hasAttribute('tabindex') ? wrong : wrong?.parentElement?.querySelector<HTMLElement>(CONTROL))?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: 'center' });
  }, [refusal]);
};
