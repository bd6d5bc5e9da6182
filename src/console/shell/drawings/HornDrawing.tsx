import { Drawing } from './Drawing.tsx';
import { Sheet } from './Sheet.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** Announcements: a horn before the sheet. */
export const HornDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Sheet />
    <path d="M96 96h14l30-14v44l-30-14H96a6 6 0 0 1-6-6v-4a6 6 0 0 1 6-6z" fill="var(--accent)" />
    <path d="m104 112 4 18h10l-5-16M150 96c4 4 4 12 0 16M157 90c8 8 8 20 0 28" />
    <Plus />
  </Drawing>
);
