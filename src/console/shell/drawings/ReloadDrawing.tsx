import { Drawing } from './Drawing.tsx';
import { Sheet } from './Sheet.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** A part of the console did not load: an arrow that goes round, on the sheet. */
export const ReloadDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Sheet />
    <circle cx="140" cy="104" r="24" fill="var(--accent)" />
    <path d="M150 96a13 13 0 1 0 2 13" stroke="var(--on-accent)" />
    <path d="M152 90v8h-8" stroke="var(--on-accent)" />
    <Plus />
  </Drawing>
);
