import { Drawing } from './Drawing.tsx';
import { Sheet } from './Sheet.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** A birthday: a candle before the sheet. */
export const CandleDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Sheet />
    <path d="M98 124h60v10a4 4 0 0 1-4 4h-52a4 4 0 0 1-4-4z" fill="var(--surface)" />
    <rect x="121" y="88" width="14" height="36" rx="2" fill="var(--surface)" />
    <path d="M121 104l14-8M121 116l14-8" stroke="var(--field)" />
    <path d="M128 88v-4M128 84c-8-6-5-13 0-20 5 7 8 14 0 20z" fill="var(--accent)" />
    <Plus />
  </Drawing>
);
