import { Drawing } from './Drawing.tsx';
import { Sheet } from './Sheet.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** Leave and other shares: bars on the sheet. */
export const BarsDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Sheet />
    <path d="M90 124h60" />
    <rect x="94" y="104" width="12" height="20" fill="var(--surface)" />
    <rect x="114" y="84" width="12" height="40" fill="var(--accent)" />
    <rect x="134" y="96" width="12" height="28" fill="var(--surface)" />
    <Plus />
  </Drawing>
);
