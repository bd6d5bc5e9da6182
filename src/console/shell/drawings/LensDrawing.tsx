import { Drawing } from './Drawing.tsx';
import { Sheet } from './Sheet.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** No results: a lens over the sheet. */
export const LensDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Sheet />
    <circle cx="140" cy="98" r="20" fill="var(--surface)" />
    <circle cx="140" cy="98" r="12" fill="var(--accent)" />
    <path d="m155 112 17 17" strokeWidth="4" />
    <Plus />
  </Drawing>
);
