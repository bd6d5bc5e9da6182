import { styled } from '@mui/material/styles';

export type StatusTone = 'ok' | 'off' | 'wait' | 'info' | 'none';

const Mark = styled('span')({
  width: 8,
  height: 8,
  borderRadius: '50%',
  display: 'inline-block',
  flex: 'none',
  '&[data-tone="ok"]': { background: 'var(--ok-mark)' },
  '&[data-tone="off"]': { border: '1.5px solid var(--bad-mark)' },
  '&[data-tone="wait"]': { background: 'var(--warn-mark)' },
  '&[data-tone="info"]': { background: 'var(--info-mark)' },
  '&[data-tone="none"]': { border: '1.5px solid var(--field)' },
  '@media (forced-colors: active)': { border: '1.5px solid CanvasText' },
});

/** The 8 px mark before a status word: filled for what holds, a ring for what does not. */
export const StatusMark = ({ tone }: { readonly tone: StatusTone }) => <Mark data-tone={tone} aria-hidden />;
