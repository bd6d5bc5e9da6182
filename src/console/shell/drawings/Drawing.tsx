import type { ReactNode } from 'react';

export type DrawingProps = {
  /** Small is 120 × 80, for widgets. */
  readonly small?: boolean;
};

/** The ground and the pen of every drawing: 240 × 160, ink lines of 1.5, one object in the accent colour; hidden from screen readers. */
export const Drawing = ({ small = false, children }: DrawingProps & { readonly children: ReactNode }) => (
  <svg
    width={small ? 120 : 240}
    height={small ? 80 : 160}
    viewBox="0 0 240 160"
    fill="none"
    stroke="var(--text-2)"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <ellipse cx="120" cy="140" rx="84" ry="8" fill="var(--canvas)" stroke="none" />
    {children}
  </svg>
);
