import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'ra-core';
import { PanelAside } from './PanelAside.ts';

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
    <PanelAside style={{ width }} aria-label={translate('form.panel')} data-screen={name}>
      <Grip role="separator" aria-orientation="vertical" tabIndex={0} aria-label={translate('form.panelWidth')} aria-valuemin={narrow} aria-valuemax={wide} aria-valuenow={width} onPointerDown={onPointerDown} onKeyDown={onKeyDown} onDoubleClick={() => setWidth(usual)} />
      {children}
    </PanelAside>
  );
};
