import { Drawing } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** Holidays: a calendar with one day chosen. */
export const CalendarDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <rect x="66" y="40" width="92" height="96" rx="4" fill="var(--surface)" transform="rotate(-5 112 136)" />
    <rect x="74" y="32" width="96" height="104" rx="4" fill="var(--surface)" />
    <path d="M74 56h96M96 26v12M148 26v12" />
    <path d="M90 72h8M110 72h8M130 72h8M150 72h8M90 90h8M110 90h8M90 108h8M110 108h8M130 108h8M150 108h8M90 124h8M110 124h8" stroke="var(--field)" />
    <circle cx="144" cy="91" r="11" fill="var(--accent)" />
    <path d="m140 91 3 3 5.5-6" stroke="var(--surface)" />
    <path d="M186 92c10-2 18-10 20-20-10 2-18 10-20 20zM186 92l-6 8M36 60v10M31 65h10" stroke="var(--field)" />
  </Drawing>
);
