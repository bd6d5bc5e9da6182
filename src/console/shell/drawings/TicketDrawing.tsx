import { Drawing } from './Drawing.tsx';
import { Folder } from './Folder.tsx';
import { Plus } from './Plus.tsx';
import type { DrawingProps } from './Drawing.tsx';

/** An offer: a ticket before the folder. */
export const TicketDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <Folder />
    <path d="M76 86h88v10a8 8 0 0 0 0 16v10H76v-10a8 8 0 0 0 0-16z" fill="var(--accent)" transform="rotate(-4 120 104)" />
    <path d="M140 84l2.6 37" stroke="var(--on-accent)" strokeDasharray="4 5" />
    <path d="m98 113 18-20M100 96h.1M114 110h.1" stroke="var(--on-accent)" strokeWidth="2.5" />
    <Plus />
  </Drawing>
);
