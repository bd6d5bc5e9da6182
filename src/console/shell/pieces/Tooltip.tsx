import { useEffect, useId, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { placeTooltip } from './placeTooltip.ts';
import type { ReactNode } from 'react';
import type { TooltipPlacement } from './placeTooltip.ts';

/** Milliseconds of rest on a thing before its tooltip shows; focus shows it at once. */
export const tooltipDelay = 500;

const Anchor = styled('span')({ display: 'contents' });
const Bubble = styled('span')({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: 0,
  maxWidth: 320,
  padding: '4px 8px',
  borderRadius: 6,
  background: 'var(--text)',
  color: 'var(--surface)',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 400,
  whiteSpace: 'normal',
  pointerEvents: 'none',
});

export type TooltipProps = { readonly title: string; readonly placement?: TooltipPlacement; readonly children: ReactNode };

/** What a control does, in ink, after a rest of the pointer or on keyboard focus; Esc hides it. The control carries its own accessible name. */
export const Tooltip = ({ title, placement = 'bottom', children }: TooltipProps) => {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shows, setShows] = useState(false);
  const hide = (): void => {
    clearTimeout(timer.current);
    setShows(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (!shows || !control || !bubble.current) return;
    bubble.current.showPopover?.();
    placeTooltip(bubble.current, control.getBoundingClientRect(), placement);
  }, [shows, placement]);
  const onEnter = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShows(true), tooltipDelay);
  };
  return (
    <Anchor
      ref={anchor}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onEnter()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && setShows(true)}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      {shows && title ? (
        <Bubble ref={bubble} id={id} role="tooltip" popover="manual">
          {title}
        </Bubble>
      ) : null}
    </Anchor>
  );
};
