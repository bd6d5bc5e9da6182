import { Drawing } from './Drawing.tsx';
import { Sheet } from './Sheet.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** Demonstration: a clock on the sheet. */
export const ClockDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Sheet />
    <circle cx="146" cy="108" r="22" fill="var(--accent)" />
    <path d="M146 96v12l8 5" stroke="var(--on-accent)" />
    <Plus />
  </Drawing>
);
