import { Drawing } from './Drawing.tsx';
import { Sheet } from './Sheet.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** Signature: a pen on its line. */
export const PenLineDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Sheet />
    <path d="M92 122h56" />
    <path d="M96 116c6-10 12-10 12-2s6 6 10-2" stroke="var(--field)" />
    <path d="m124 112 4-14 36-36 10 10-36 36z" fill="var(--accent)" />
    <path d="m158 68 10 10M124 112l7-7" stroke="var(--on-accent)" />
    <Plus />
  </Drawing>
);
