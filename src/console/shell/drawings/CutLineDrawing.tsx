import { Drawing } from './Drawing.tsx';
import { Folder } from './Folder.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** No network: a line that is cut beside the folder. */
export const CutLineDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Folder />
    <path d="M20 112h52M168 112h52" />
    <rect x="72" y="102" width="26" height="20" rx="4" fill="var(--accent)" />
    <path d="M98 108h8M98 116h8" />
    <rect x="142" y="102" width="26" height="20" rx="4" fill="var(--surface)" />
    <path d="m118 96-4 8M124 94v8M130 96l4 8" stroke="var(--field)" />
    <Plus />
  </Drawing>
);
