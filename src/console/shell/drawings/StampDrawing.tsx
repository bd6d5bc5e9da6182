import { Drawing } from './Drawing.tsx';
import { Sheet } from './Sheet.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** Tax: a stamp on the sheet. */
export const StampDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Sheet />
    <path d="M132 76a10 10 0 0 1 20 0c0 8-5 10-5 18h-10c0-8-5-10-5-18z" fill="var(--surface)" />
    <rect x="118" y="94" width="48" height="16" rx="4" fill="var(--accent)" />
    <path d="M114 124h56" />
    <path d="M124 117h36" stroke="var(--field)" />
    <Plus />
  </Drawing>
);
