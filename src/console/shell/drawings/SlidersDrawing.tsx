import { Drawing } from './Drawing.tsx';
import { Sheet } from './Sheet.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** No configuration: sliders on the sheet. */
export const SlidersDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Sheet />
    <path d="M92 92h56M92 110h56M92 126h56" />
    <circle cx="108" cy="92" r="5" fill="var(--surface)" />
    <circle cx="134" cy="110" r="8" fill="var(--accent)" />
    <circle cx="104" cy="126" r="5" fill="var(--surface)" />
    <Plus />
  </Drawing>
);
