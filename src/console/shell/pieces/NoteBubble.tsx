import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '@mui/material/styles';
import { placeTooltip } from './placeTooltip.ts';
import type { ReactNode, SyntheticEvent } from 'react';

const Bubble = styled('div')({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  width: 320,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'calc(100vh - 16px)',
  overflowY: 'auto',
  padding: 12,
  borderRadius: 8,
  border: '1px solid var(--hair)',
  background: 'var(--surface)',
  color: 'var(--text)',
  boxShadow: 'var(--shadow-2)',
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'normal',
  'html[data-theme=dark] &': { background: 'var(--raised)' },
});

/** What is done on a note is not done on what it explains. */
const keep = (event: SyntheticEvent): void => event.stopPropagation();

type Props = { readonly id: string; /** What the note is about. */ readonly anchor: HTMLElement; readonly onPointerEnter: () => void; readonly onPointerLeave: () => void; readonly children: ReactNode };

/** A note of several lines beside what it explains, in no style of that; the pointer may rest on it. It finds its place anew as its words come. */
export const NoteBubble = ({ id, anchor, onPointerEnter, onPointerLeave, children }: Props) => {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const note = bubble.current;
    if (!note) return undefined;
    const place = (): void => placeTooltip(note, anchor.getBoundingClientRect(), 'bottom');
    note.showPopover?.();
    place();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const resized = new ResizeObserver(place);
    resized.observe(note);
    return () => resized.disconnect();
  }, [anchor]);
  return createPortal(
    <Bubble ref={bubble} id={id} role="tooltip" popover="manual" onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave} onPointerDown={keep} onClick={keep}>
      {children}
    </Bubble>,
    document.querySelector('main') ?? document.body,
  );
};
