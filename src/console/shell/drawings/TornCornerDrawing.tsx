import { Drawing } from './Drawing.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** A fetch that failed: a sheet whose corner is torn off. */
export const TornCornerDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path d="M78 28h54l-4 10 10 4-2 12 12 2 6 10v68a4 4 0 0 1-4 4H78a4 4 0 0 1-4-4V32a4 4 0 0 1 4-4z" fill="var(--surface)" />
    <path d="M90 78h48M90 90h36M90 102h44" stroke="var(--field)" />
    <path d="m142 24 28 4a3 3 0 0 1 3 3l2 28-12 2-6-10-12-2 2-12-9-3z" fill="var(--accent)" />
    <Plus />
  </Drawing>
);
