/**
 * Styles of a row that scrolls sideways without a bar: it fades out at each side where it goes on. Where browsers cannot tell it is cut, and
 * while a part of it shows its focus nothing fades.
 */
export const sidewaysFade = {
  '@supports (animation-timeline: scroll())': {
    '@media (prefers-reduced-motion: no-preference)': {
      '&:not(:has(:focus-visible))': {
        mask: 'linear-gradient(to right, transparent, black 24px calc(100% - 24px), transparent) -24px 0 / calc(100% + 48px) 100% no-repeat',
        animation: 'sideways linear both',
        animationTimeline: 'scroll(self inline)',
      },
    },
  },
  '@keyframes sideways': {
    from: { maskPosition: '-24px 0', maskSize: 'calc(100% + 24px) 100%' },
    '20%, 80%': { maskPosition: '0 0', maskSize: '100% 100%' },
    to: { maskPosition: '0 0', maskSize: 'calc(100% + 24px) 100%' },
  },
} as const;
