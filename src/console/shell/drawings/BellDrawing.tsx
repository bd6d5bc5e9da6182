import { Drawing } from './Drawing.tsx';
import { Folder } from './Folder.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** Notifications: a bell on the folder. */
export const BellDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Folder />
    <path d="M104 116c4-4 4-10 4-16a12 12 0 0 1 24 0c0 6 0 12 4 16z" fill="var(--accent)" />
    <path d="M115 121a5 5 0 0 0 10 0M120 84v4" />
    <Plus />
  </Drawing>
);
