import { Drawing } from './Drawing.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** Not found: the dashed outline of a folder, and a marker where it should stand. */
export const DashedDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path d="M48 48a4 4 0 0 1 4-4h34l10 12h92a4 4 0 0 1 4 4v74a4 4 0 0 1-4 4H52a4 4 0 0 1-4-4z" fill="var(--surface)" strokeDasharray="6 6" />
    <path d="M48 68h144" stroke="var(--field)" strokeDasharray="6 6" />
    <circle cx="120" cy="102" r="15" fill="var(--accent)" />
    <path d="M114 96l12 12M126 96l-12 12" stroke="var(--on-accent)" />
    <Plus />
  </Drawing>
);
