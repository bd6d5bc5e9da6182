import { Drawing } from './Drawing.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** No records: an open, empty folder. */
export const OpenFolderDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path d="M48 134V48a4 4 0 0 1 4-4h34l10 12h86a4 4 0 0 1 4 4v18" fill="var(--surface)" />
    <path d="M66 78h136a4 4 0 0 1 4 5l-14 52a4 4 0 0 1-4 3H50a4 4 0 0 1-4-5l16-52a4 4 0 0 1 4-3z" fill="var(--surface)" />
    <rect x="108" y="100" width="36" height="16" rx="4" fill="var(--accent)" />
    <path d="M118 108h16" stroke="var(--on-accent)" />
    <Plus />
  </Drawing>
);
