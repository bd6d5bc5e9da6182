import { Drawing } from './Drawing.tsx';
import { Folder } from './Folder.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** A folder tied with a ribbon. */
export const RibbonDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Folder />
    <path d="M112 68h16v70h-16z" fill="var(--accent)" />
    <path d="M120 92c-14-16-28-8-22 2s22-2 22-2 16 12 22 2-8-18-22-2z" fill="var(--surface)" />
    <Plus />
  </Drawing>
);
