import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'ra-core';

const Aside = styled('aside')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderLeft: '1px solid var(--line)',
  background: 'var(--surface)',
  boxShadow: 'var(--shadow-panel)',
  animation: 'panel-in 200ms cubic-bezier(.2,.8,.2,1)',
  '@keyframes panel-in': { from: { transform: 'translateX(8px)', opacity: 0 } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  [theme.breakpoints.down('lg')]: { position: 'absolute', right: 0, top: 0, bottom: 0, zIndex: 5, maxWidth: '100%' },
  [theme.breakpoints.down('sm')]: { position: 'fixed', inset: 0, zIndex: 1200, width: '100% !important', borderLeft: 0 },
}));

const Grip = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: -4,
  top: 0,
  bottom: 0,
  width: 8,
  zIndex: 1,
  cursor: 'col-resize',
  touchAction: 'none',
  '&:hover::after, &:focus-visible::after': { content: '""', position: 'absolute', left: 3, top: 0, bottom: 0, width: 2, background: 'var(--accent-text)' },
  '&:focus-visible': { outline: 'none' },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** Pixels. */
const narrow = 360;
const wide = 640;
const usual = 440;
const step = 20;

const within = (width: number): number => Math.round(Math.min(wide, Math.max(narrow, width)));

/** The panel's place at the right: it pushes the list from 1280, covers it below, fills a phone. Its width is remembered; drag the edge or use the arrow keys on it. */
export const PanelFrame = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => {
  const translate = useTranslate();
  const [width, setWidth] = useStore('panel.width', usual);
  const onPointerDown = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>) => {
    currentTarget.setPointerCapture(pointerId);
    currentTarget.onpointermove = (move) => setWidth(within(width + clientX - move.clientX));
    currentTarget.onpointerup = () => {
      currentTarget.onpointermove = null;
    };
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') setWidth(within(width + step));
    if (key === 'ArrowRight') setWidth(within(width - step));
  };
  return (
    <Aside style={{ width }} aria-label={translate('form.panel')} data-screen={name}>
      <Grip role="separator" aria-orientation="vertical" tabIndex={0} aria-label={translate('form.panelWidth')} aria-valuemin={narrow} aria-valuemax={wide} aria-valuenow={width} onPointerDown={onPointerDown} onKeyDown={onKeyDown} onDoubleClick={() => setWidth(usual)} />
      {children}
    </Aside>
  );
};
