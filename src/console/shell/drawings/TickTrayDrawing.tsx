import { Drawing } from './Drawing.tsx';
import { Sheet } from './Sheet.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** Approvals: a tray with a tick. */
export const TickTrayDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Sheet />
    <path d="M56 104h30l6 12h56l6-12h30v30a4 4 0 0 1-4 4H60a4 4 0 0 1-4-4z" fill="var(--surface)" />
    <circle cx="120" cy="86" r="14" fill="var(--accent)" />
    <path d="m114 86 4 4 8-8" stroke="var(--on-accent)" />
    <Plus />
  </Drawing>
);
