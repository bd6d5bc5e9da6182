import { Drawing } from './Drawing.tsx';
import { Sheet } from './Sheet.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** Location: a pin on the sheet. */
export const PinDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Sheet />
    <path d="M140 130c-14-16-20-24-20-34a20 20 0 0 1 40 0c0 10-6 18-20 34z" fill="var(--accent)" />
    <circle cx="140" cy="96" r="7" fill="var(--surface)" />
    <Plus />
  </Drawing>
);
