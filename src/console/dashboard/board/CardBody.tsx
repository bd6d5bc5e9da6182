import { useCallback, useState } from 'react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Body = styled('div')({
  flex: '1 1 auto',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden auto',
  // What goes on below fades out until one has scrolled there; where browsers cannot tell, it is cut.
  '@supports (animation-timeline: scroll())': {
    '@media (prefers-reduced-motion: no-preference)': {
      '&[role=group]:not(:focus-visible, :has(:focus-visible))': { mask: 'linear-gradient(black calc(100% - 28px), transparent) no-repeat', animation: 'whole linear both', animationTimeline: 'scroll(self)' },
    },
  },
  '@keyframes whole': { 'from, 80%': { maskSize: '100% 100%' }, to: { maskSize: '100% calc(100% + 28px)' } },
});

type Props = { readonly height: number; readonly isBusy: boolean; /** Id of the card's title. */ readonly labelledBy: string; readonly children: ReactNode };

/** What a card holds, at its final height. What does not fit scrolls, and the keyboard can then go there. */
export const CardBody = ({ height, isBusy, labelledBy, children }: Props) => {
  const [scrolls, setScrolls] = useState(false);
  const measure = useCallback((body: HTMLDivElement) => {
    const look = (): void => setScrolls(body.scrollHeight > body.clientHeight);
    const observer = new MutationObserver(look);
    observer.observe(body, { childList: true, subtree: true, characterData: true });
    look();
    return () => observer.disconnect();
  }, []);
  return (
    <Body ref={measure} style={{ height }} aria-busy={isBusy} {...(scrolls ? { role: 'group', tabIndex: 0, 'aria-labelledby': labelledBy } : {})}>
      {children}
    </Body>
  );
};
