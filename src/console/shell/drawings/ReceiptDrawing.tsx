import { Drawing } from './Drawing.tsx';
import { Folder } from './Folder.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** Expenses: a receipt before the folder. */
export const ReceiptDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Folder />
    <path d="M94 62h52v62l-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5z" fill="var(--surface)" />
    <path d="M104 76h32M104 86h20" stroke="var(--field)" />
    <rect x="104" y="96" width="32" height="12" rx="2" fill="var(--accent)" />
    <Plus />
  </Drawing>
);
